// Sound effects, off by default. All that they tell can be seen too.
const STORAGE_KEY = "quakeboard.sound";

let volume = $state(Number(localStorage.getItem(STORAGE_KEY) ?? 0));
let studio: AudioContext | null = null;

export const loudness = (): number => volume;

export function setLoudness(next: number): void {
  volume = Math.max(0, Math.min(1, next));
  localStorage.setItem(STORAGE_KEY, String(volume));
}

export type Sound = "lay" | "claim" | "quake" | "turn" | "win";

/** Play it, if somebody wants to hear it; `size` is the magnitude of a quake. */
export function play(sound: Sound, size = 1): void {
  if (sound === "quake") navigator.vibrate?.(volume > 0 ? 40 * size : 0);
  if (volume === 0) return;
  studio ??= new AudioContext();
  const now = studio.currentTime;
  if (sound === "lay") {
    hiss(now, 0.09, 2400, 0.25);
    tone(now + 0.03, 0.12, 95, "sine", 0.6);
  } else if (sound === "claim") {
    tone(now, 0.06, 640, "square", 0.12);
    tone(now + 0.11, 0.08, 520, "square", 0.12);
  } else if (sound === "quake") {
    hiss(now, 0.5 + 0.35 * size, 130, 0.9);
    tone(now, 0.5 + 0.35 * size, 38, "sawtooth", 0.35);
  } else if (sound === "turn") {
    tone(now, 0.9, 880, "sine", 0.35);
    tone(now, 0.7, 1318, "sine", 0.15);
  } else {
    for (const [index, pitch] of [349, 440, 392, 466].entries()) tone(now + index * 0.14, 0.45, pitch, "sawtooth", 0.1);
  }
}

function tone(at: number, length: number, pitch: number, kind: OscillatorType, loud: number): void {
  const source = studio!.createOscillator();
  source.type = kind;
  source.frequency.value = pitch;
  shaped(source, at, length, loud);
}

/** Noise below a pitch: gravel when it is high, a rumble when it is low. */
function hiss(at: number, length: number, pitch: number, loud: number): void {
  const buffer = studio!.createBuffer(1, Math.ceil(studio!.sampleRate * length), studio!.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  const source = studio!.createBufferSource();
  source.buffer = buffer;
  const low = studio!.createBiquadFilter();
  low.type = "lowpass";
  low.frequency.value = pitch;
  source.connect(low);
  shaped(source, at, length, loud, low);
}

function shaped(source: AudioScheduledSourceNode, at: number, length: number, loud: number, last: AudioNode = source): void {
  const gain = studio!.createGain();
  gain.gain.setValueAtTime(loud * volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  last.connect(gain).connect(studio!.destination);
  source.start(at);
  source.stop(at + length);
}
