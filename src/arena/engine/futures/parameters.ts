import type { Instrument } from '../instruments.js';
import { refuse } from './refusal.js';
import { instrumentFor } from './symbols.js';

const PRINTABLE = /^[\x20-\x7e]*$/;
const DECIMAL = /^(\d{1,15})(?:\.(\d{1,15}))?$/;
const WHOLE = /^\d{1,16}$/;
const MOST = 60;

/** The parameters of a request of the futures protocol: of the query and of the form in the body, the query's first. */
export class Parameters {
  private constructor(private readonly values: ReadonlyMap<string, string>) {}

  /** @param query without `?` @param body of a form @throws DomainError -1101 for one that stands twice in either, -1100 for what no text of the protocol holds */
  static of(query: string, body = ''): Parameters {
    return new Parameters(new Map([...pairsOf(body), ...pairsOf(query)]));
  }

  /** @param given members of one order of a batch */
  static ofOrder(given: unknown): Parameters {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) throw malformed('batchOrders');
    const pairs = Object.entries(given).map(([name, value]): [string, string] => [name, String(value)]);
    return new Parameters(new Map(checked(pairs)));
  }

  /** Empty is as good as not sent. */
  optional(name: string): string | undefined {
    return this.values.get(name) || undefined;
  }

  text(name: string): string {
    return this.optional(name) ?? raise(malformed(name));
  }

  instrument(): Instrument {
    return instrumentFor(this.text('symbol'));
  }

  optionalInstrument(): Instrument | undefined {
    return this.optional('symbol') === undefined ? undefined : this.instrument();
  }

  /** A positive number with at most so many decimals. @throws DomainError -1111 for more of them, -1102 for what is none */
  decimal(name: string, digits: number, most: number): number {
    const parts = DECIMAL.exec(this.text(name));
    if (!parts) throw malformed(name);
    if ((parts[2] ?? '').replace(/0+$/, '').length > digits) throw tooPrecise();
    const value = Number(parts[0]);
    if (!(value > 0)) throw refuse(name === 'price' ? -4001 : -4003, `${name} must be greater than zero.`);
    if (value > most) throw refuse(name === 'price' ? -4002 : -4005, `${name} is greater than the maximum.`);
    return value;
  }

  /** @throws DomainError -1102 for what is no whole number, -1130 for one out of bounds */
  whole(name: string, least: number, most: number): number | undefined {
    const text = this.optional(name);
    if (text === undefined) return undefined;
    if (!WHOLE.test(text)) throw malformed(name);
    const value = Number(text);
    if (!(value >= least && value <= most)) throw refuse(-1130, `Data sent for parameter '${name}' is not valid.`);
    return value;
  }

  /** How many rows are asked for; more than there may be counts as the most. */
  limit(usual: number, most: number): number {
    return Math.min(most, this.whole('limit', 1, Number.MAX_SAFE_INTEGER) ?? usual);
  }

  flag(name: string): boolean {
    const text = this.optional(name)?.toLowerCase() ?? 'false';
    if (text !== 'true' && text !== 'false') throw malformed(name);
    return text === 'true';
  }
}

function pairsOf(text: string): [string, string][] {
  const pairs = checked([...new URLSearchParams(text)]);
  if (new Set(pairs.map(([name]) => name)).size < pairs.length)
    throw refuse(-1101, 'Duplicate values for a parameter detected.');
  return pairs;
}

function checked(pairs: [string, string][]): [string, string][] {
  if (pairs.length > MOST) throw refuse(-1101, `Too many parameters; at most ${MOST}.`);
  if (pairs.every((pair) => pair.every((text) => PRINTABLE.test(text)))) return pairs;
  throw refuse(-1100, 'Illegal characters found in a parameter.');
}

function raise(error: Error): never {
  throw error;
}

const tooPrecise = () => refuse(-1111, 'Precision is over the maximum defined for this asset.');

export const malformed = (name: string) =>
  refuse(-1102, `Mandatory parameter '${name}' was not sent, was empty/null, or malformed.`);
