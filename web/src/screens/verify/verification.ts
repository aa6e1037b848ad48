// Derives every draw of a game again, from nothing but its record; only the odds come from the rules, and so from the server.
import { HashChain } from "../../table/chance/chains";
import { BadChance, Rounds } from "../../table/chance/rounds";
import { fromHex, hex, hmac, numberBytes } from "../../transport/hashing";
import type { DrawList, Draws } from "../../wire";
import { checkDraws, commitmentOf } from "./commitment";
import type { ChanceProof, GameRecord, Transcript } from "./record";
import { deriveTogether, Misfit } from "./together";
import { type Dealing, dealing, participants, type Verification } from "./verified";

/** What the draws of a record show; throws `Misfit` if one is wrong. `draws` are the server's, with odds. */
export function verification(record: GameRecord, draws: Draws): Verification {
  return verified(record, record.chance, record.actions, [draws, ...(draws.sources ?? [])]);
}

function verified(record: GameRecord, proof: ChanceProof, actions: string[], [own, ...others]: DrawList[]): Verification {
  if (!own) throw new Misfit("no-odds");
  const found = proof.scheme === 2 && proof.transcript ? deriveTogether(record, proof.transcript, actions, own) : fromSeed(proof, own);
  const taken = actions.slice(0, proof.transcript?.taken ?? 0);
  const source = proof.source && isWhole(proof.source) ? verified(record, proof.source, taken, others) : null;
  return { ...found, given: proof.given ?? 0, source };
}

/** Whether a proof holds all that is needed to derive draws from it. */
const isWhole = ({ scheme, seed, commitment }: ChanceProof): boolean => scheme === 2 || (seed !== null && commitment !== null);

function fromSeed(proof: ChanceProof, list: DrawList): Omit<Verification, "given" | "source"> {
  if (!proof.seed || !proof.commitment) throw new Misfit(proof.commitment ? "no-seed" : "no-commitment");
  if (commitmentOf(proof.seed) !== proof.commitment) throw new Misfit("wrong-seed");
  const given = proof.given ?? 0;
  const { wrong } = checkDraws(proof.seed, list, given);
  if (wrong) throw new Misfit("wrong-draw", wrong);
  const words = proof.transcript ? sealedWords(proof, proof.transcript) : null;
  return {
    scheme: 1,
    draws: list.draws.slice(given).map(({ step, action }) => ({ step, action, dealing: { kind: "seed", answered: [], missing: [] }, round: null })),
    chains: [],
    words,
    clearWords: words ? 0 : proof.nonces.filter(Boolean).length,
    hashes: [],
    notWaited: 0,
  };
}

/** Whose words go with a seed: they are the first links of chains whose ends were published before. */
function sealedWords({ seed, nonces }: ChanceProof, { end, items }: Transcript): Dealing {
  const asked: number[] = [];
  const answers: [number, string][] = [];
  let rounds: Rounds;
  try {
    rounds = Rounds.atFirst(new Uint8Array(32), end);
    for (const item of items) {
      rounds = rounds.after(item);
      if (item[0] === "ask") asked.push(...item[1]);
      if (item[0] === "deal") answers.push(...item[1]);
    }
  } catch (error) {
    if (error instanceof BadChance) throw new Misfit("wrong-words");
    throw error;
  }
  const root = hex(hmac(fromHex(seed!), "quakeboard chain\n", numberBytes(0, 8)));
  const same = answers.length === nonces.length && answers.every(([, word], n) => word === nonces[n]);
  if (!same || new HashChain(root).end !== end) throw new Misfit("wrong-words");
  const people = participants(rounds.chains.map(({ seats }) => seats));
  const answered = answers.map(([chain]) => chain);
  return dealing(
    answered.map((chain) => people[chain]!),
    asked.filter((chain) => !answered.includes(chain)).map((chain) => people[chain]!),
  );
}
