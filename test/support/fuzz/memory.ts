import type { Client, Json } from '../http.js';

const TOOLS_ORDER = /^ord_[0-9a-z]{26}$/;

/** What ids look like, by the address before them. */
const KINDS: readonly [place: RegExp, shape: RegExp][] = [
  [/\/agents\/me\/orders\/$/, /^ord_[0-9a-z]+_\d+$/],
  [/\/(orders|sandbox)\/$/, TOOLS_ORDER],
  [/\/design\/$/, /^dsn_/],
  [/\/(status|images)\/$/, /^img_/],
  [/\/responses\/$/, /^resp_/],
  [/\/agents\/$/, /^agt_/],
  [/\/keys\/$/, /^[0-9a-f]{8}-[0-9a-f-]{27}$/],
  [/\/matches\/$/, /^1[hdw]-\d{4}/],
  [/\/markets\/$/, /^(BTC|ETH|SOL)\/USD$/],
  [/\/models\/$/, /^atelier-/],
  [/\/images\/\{job_id\}\/$/, /^1\.png$/],
  [/\/files\/$/, /^(pattern\.svg|illustration\.png|techpack\.pdf)$/],
  [/\/epochs\/$/, /^[12]$/],
  [/\/dreams\/$/, /^latest$/],
];
/** Names that no answer needs to say first. */
const KNOWN_TO_ALL = '"1.png" "pattern.svg" "illustration.png" "techpack.pdf" "1" "2" "latest"';
const MOST = 40;

/** Ids that the server's answers have named so far. */
export class Memory {
  private readonly known = new Map<RegExp, string[]>();
  private fighters: string[] = [];

  /** Starts with what is there from the beginning. */
  static async of(app: Client): Promise<Memory> {
    const memory = new Memory();
    memory.learn(KNOWN_TO_ALL);
    for (const path of ['/api/v1/league', '/v1/models']) memory.learn((await app.get(path)).text);
    const { body } = await app.get<Json & { fighters: { id: string }[] }>('/api/v1/fighters');
    memory.fighters = body.fighters.map(({ id }) => id);
    return memory;
  }

  /** Takes note of every id in an answer. */
  learn(text: string): void {
    for (const [, value] of text.matchAll(/"([\w/.-]{1,80})"/g))
      for (const [, shape] of KINDS) if (shape.test(value)) this.remember(shape, value);
  }

  /** The n-th of what belongs there, encoded; a word that names nothing while there is none. @param before the address up to it */
  recall(before: string, nth: number): string {
    const shape = KINDS.find(([place]) => place.test(before))?.[1];
    const all = before.endsWith('/fighters/') ? this.fighters : shape && this.known.get(shape);
    return all?.length ? encodeURIComponent(all[nth % all.length]) : 'none-yet';
  }

  private remember(shape: RegExp, value: string): void {
    const all = this.known.get(shape) ?? [];
    if (!all.includes(value)) this.known.set(shape, [...all, value].slice(-MOST));
  }
}
