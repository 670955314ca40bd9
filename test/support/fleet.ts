import { Client } from './http.js';
import { freePort, type Server } from './server.js';
import type { World } from './world.js';

/** Several that start at once share the processor. */
const PATIENCE_MS = 180_000;

/** Processes by name, each of which comes back at its own address after it was killed. */
export class Fleet {
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
    await (await this.get(name).ready(PATIENCE_MS)).kill9();
    await this.launch(name);
  }

  async ready(): Promise<void> {
    await Promise.all([...this.now.values()].map((server) => server.ready(PATIENCE_MS)));
  }

  private async launch(name: string): Promise<void> {
    this.now.set(name, await this.world.launch(this.settings[name]));
  }
}
