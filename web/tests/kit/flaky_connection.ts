// The line between a browser and the server, which can be cut, and of which one direction can be held.
import { connect, createServer, type Server, type Socket } from "node:net";

export class Cable {
  private door: Server;
  private lines = new Set<Socket>();
  private cutNow = false;
  private held = false;

  private constructor(private to: number) {
    this.door = createServer((near) => this.join(near));
  }

  static async lay(to: number): Promise<Cable> {
    const cable = new Cable(to);
    await new Promise<void>((then) => cable.door.listen(0, "127.0.0.1", then));
    return cable;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.door.address() as { port: number }).port}`;
  }

  private join(near: Socket): void {
    if (this.cutNow) return void near.destroy();
    const far = connect(this.to, "127.0.0.1");
    for (const [one, other] of [[near, far], [far, near]] as const) {
      this.lines.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => (this.lines.delete(one), other.destroy()));
    }
    near.on("data", (data) => far.write(data));
    far.on("data", (data) => this.held || near.write(data));
  }

  /** Nothing passes any more, and whoever calls is not answered. */
  cut(): void {
    this.cutNow = true;
    for (const line of this.lines) line.destroy();
  }

  mend(): void {
    this.cutNow = this.held = false;
  }

  /** What the browser says is heard; what it is answered is lost. */
  loseAnswers(): void {
    this.held = true;
  }

  async remove(): Promise<void> {
    this.cut();
    await new Promise((then) => this.door.close(then));
  }
}
