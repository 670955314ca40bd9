import { Client } from './http.js';
import { freePort } from './free-port.js';
import type { Server } from './server.js';
import type { World } from './world.js';

/** Several that start at once share the processor. */
const PATIENCE_MS = 180_000;

/** How a start ends whose database dies meanwhile. */
const DATABASE_DIED =
  /fyra: ended by .*(postmaster exit|ECONNREFUSED|ECONNRESET|Connection terminated|not yet accepting|starting up|shutting down)/;

/** Processes by name, each of which comes back at its own address after it was killed. */
export class Fleet {
  /** Starts that ended because the database died meanwhile, and were made again. */
  startedAgain = 0;
  private readonly now = new Map<string, Server>();

  private constructor(
    private readonly world: World,
    private readonly settings: Record<string, Record<string, string>>,
  ) {}

  static async start(world: World, members: Record<string, Record<string, string>>): Promise<Fleet> {
    const settings: Record<string, Record<string, string>> = {};
    for (const [name, own] of Object.entries(members)) settings[name] = { ...own, PORT: String(await freePort()) };
    const fleet = new Fleet(world, settings);
    await Promise.all(Object.keys(members).map((name) => fleet.launch(name)));
    await fleet.ready();
    return fleet;
  }

  get(name: string): Server {
    return this.now.get(name)!;
  }

  /** Requests to whoever bears the name now. */
  client(name: string, headers: Record<string, string> = {}): Client {
    return new Client(`http://127.0.0.1:${this.settings[name].PORT}`, headers);
  }

  /** Waits for what it kills to be ready, not for what comes back. */
  async kill(name: string): Promise<void> {
    await (await this.risen(name)).kill9();
    await this.launch(name);
  }

  async ready(): Promise<void> {
    await Promise.all([...this.now.keys()].map((name) => this.risen(name)));
  }

  /** The process when it is ready; a start that the database's death ended is made again, as every supervisor does. */
  private async risen(name: string): Promise<Server> {
    for (;;) {
      const server = this.get(name);
      const outcome = await server.ready(PATIENCE_MS).catch((error: Error) => error);
      if (!(outcome instanceof Error)) return outcome;
      if (!server.hasEnded || !DATABASE_DIED.test(server.logs)) throw outcome;
      this.startedAgain += 1;
      await this.launch(name);
    }
  }

  private async launch(name: string): Promise<void> {
    this.now.set(name, await this.world.launch(this.settings[name]));
  }
}
