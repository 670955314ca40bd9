import { ConfigError, parseUrl, shown, type Reader } from './reader.js';

/** A language model that takes part as a guest of the house. */
export interface ListedContestant {
  name: string;
  /** as its server calls it */
  model: string;
  /** of a server that speaks OpenAI's protocol, `…/v1`; no slash at its end */
  baseUrl: string;
  apiKey?: string;
  /** s from the beginning of a round to that of the next */
  everySeconds: number;
  /** longest wait for an answer, s */
  patienceSeconds: number;
  /** who it is to be, told to the model */
  lore: string | null;
  /** markets it is told of and may trade; null for all */
  symbols: string[] | null;
  /** USD for a million tokens read and written */
  priceIn: number;
  priceOut: number;
  /** of a day, UTC; Infinity where the file names none */
  budget: { calls: number; tokens: number; usd: number };
}

const MOST = 50;
const LORE = 1000;
const CALLS_A_DAY = 1000;
const BILLION = 1e9;

type Fields = Record<string, unknown>;

/** What a number may be, and what it is when the file says nothing. */
const NUMBERS: Record<string, { least: number; most: number; usual: number; whole?: true }> = {
  every_seconds: { least: 1, most: 360, usual: 180, whole: true },
  patience_seconds: { least: 1, most: 60, usual: 60, whole: true },
  price_in_usd: { least: 0, most: 10_000, usual: 0 },
  price_out_usd: { least: 0, most: 10_000, usual: 0 },
  calls_per_day: { least: 1, most: BILLION, usual: CALLS_A_DAY, whole: true },
  tokens_per_day: { least: 1, most: BILLION, usual: Infinity, whole: true },
  usd_per_day: { least: 0, most: BILLION, usual: Infinity },
};
const MEMBERS = ['name', 'model', 'base_url', 'key_variable', 'lore', 'symbols', ...Object.keys(NUMBERS)];

/**
 * The models of the file that CONTESTANTS names; undefined when it is not set. Names are compared ignoring case.
 * @throws ConfigError at the first thing that is wrong: nobody of such a file takes part
 */
export function contestants(reader: Reader): ListedContestant[] | undefined {
  const path = reader.text('CONTESTANTS');
  if (path === undefined) return undefined;
  const list = listIn(reader.file('CONTESTANTS', path) ?? '', path);
  const found = list.map((one, i) => new Entry(one, i + 1, reader).read());
  const lower = found.map(({ name }) => name.toLowerCase());
  const twice = found.find(({ name }, i) => lower.indexOf(name.toLowerCase()) < i);
  if (twice) throw new ConfigError(`CONTESTANTS: two are named ${shown(twice.name)}: give each a name of its own`);
  return found;
}

function listIn(text: string, path: string): unknown[] {
  const list = parsed(text, path);
  if (!Array.isArray(list))
    throw new ConfigError(`CONTESTANTS=${shown(path)} holds no list: give a JSON array of models`);
  if (list.length > MOST) throw new ConfigError(`CONTESTANTS: ${list.length} models are listed: give ${MOST} at most`);
  return list;
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError(`CONTESTANTS=${shown(path)} is no JSON: give a JSON array of models`);
  }
}

/** One entry of the file, and where it stands, for what is said of it. */
class Entry {
  private readonly fields: Fields;

  constructor(
    given: unknown,
    private readonly place: number,
    private readonly reader: Reader,
  ) {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) this.refuse('it', 'must be an object');
    this.fields = given as Fields;
    const unknown = Object.keys(this.fields).find((member) => !MEMBERS.includes(member));
    if (unknown !== undefined) this.refuse(shown(unknown), `is not known: ${MEMBERS.join(', ')} are`);
  }

  read(): ListedContestant {
    const apiKey = this.apiKey();
    const [priceIn, priceOut] = [this.number('price_in_usd'), this.number('price_out_usd')];
    const usd = this.number('usd_per_day');
    if (usd !== Infinity && priceIn + priceOut === 0)
      this.refuse('usd_per_day', 'needs price_in_usd and price_out_usd');
    return {
      name: this.text('name', 3, 40),
      model: this.text('model', 1, 80),
      baseUrl: this.address(),
      ...(apiKey !== undefined && { apiKey }),
      everySeconds: this.number('every_seconds'),
      patienceSeconds: this.number('patience_seconds'),
      lore: this.fields.lore === undefined ? null : this.text('lore', 1, LORE),
      symbols: this.symbols(),
      priceIn,
      priceOut,
      budget: { calls: this.number('calls_per_day'), tokens: this.number('tokens_per_day'), usd },
    };
  }

  private text(member: string, least: number, most: number): string {
    const given = this.fields[member];
    const text = typeof given === 'string' ? given.trim() : '';
    return text.length >= least && text.length <= most
      ? text
      : this.refuse(member, `must be a text of ${least} to ${most} characters`);
  }

  private number(member: string): number {
    const { least, most, usual, whole } = NUMBERS[member];
    const given = this.fields[member] ?? usual;
    const isFine = typeof given === 'number' && (given === usual || (given >= least && given <= most));
    if (isFine && (!whole || given === Infinity || Number.isInteger(given))) return given;
    return this.refuse(member, `must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}`);
  }

  private address(): string {
    const url = parseUrl(this.text('base_url', 1, 300));
    const isPlain = url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
    if (!isPlain)
      this.refuse('base_url', 'must be an address that starts with http:// or https://, without query or credentials');
    return url!.href.replace(/\/+$/, '');
  }

  /** Of the variable that the file names; the file itself holds no key. */
  private apiKey(): string | undefined {
    if (this.fields.key_variable === undefined) return undefined;
    const variable = this.text('key_variable', 1, 80);
    if (!/^[A-Z][A-Z0-9_]*$/.test(variable)) {
      this.refuse('key_variable', 'must be the name of an environment variable (capitals), not a key');
    }
    return this.reader.secret(variable) ?? this.refuse('key_variable', `names ${variable}, which is not set`);
  }

  private symbols(): string[] | null {
    const given = this.fields.symbols;
    if (given === undefined) return null;
    const isFine = Array.isArray(given) && given.length > 0 && given.every((one) => typeof one === 'string');
    return isFine ? (given as string[]) : this.refuse('symbols', 'must be a list of markets');
  }

  private refuse(member: string, why: string): never {
    const { name } = this.fields ?? {};
    const who = typeof name === 'string' ? ` (${shown(name)})` : '';
    throw new ConfigError(`CONTESTANTS: entry ${this.place}${who}: ${member} ${why}`);
  }
}
