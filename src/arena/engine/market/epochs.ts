import { createHash, createHmac } from 'node:crypto';
import { HOUR_MS } from './parameters.js';

/** Hours covered by one chain: a year. */
export const CHAIN_LENGTH = 8_760;
const STRIDE = 120;

const digest = (domain: 'chain' | 'commit', hex: string): string =>
  createHash('sha256').update(`${domain}:`).update(Buffer.from(hex, 'hex')).digest('hex');

/**
 * Seeds of hourly epochs from a reversed hash chain (Lamport 1981): SHA-256("chain:" ‖ seed(e)) = seed(e − 1), so the
 * first seed binds a year and nobody can go forwards without the secret. The commitment of an epoch is SHA-256("commit:" ‖
 * seed(e)): published an hour ahead, it tells nothing of the seed that is in use.
 */
export interface SeedChain {
  /** 32 bytes, hexadecimal */
  seedOf(epoch: number): string;
  /** may be published before the epoch begins */
  commitmentOf(epoch: number): string;
}

/** @param secret any text; keep it out of every answer and log */
export function seedChain(secret: string): SeedChain {
  const chains = new Map<number, string[]>();
  const marksOf = (generation: number): string[] => {
    const known =
      chains.get(generation) ?? marks(createHmac('sha256', secret).update(`chain ${generation}`).digest('hex'));
    chains.set(generation, known);
    return known;
  };
  let links: Links | null = null;
  const seedOf = (epoch: number): string => {
    const { generation, place } = placeOf(epoch);
    const above = Math.ceil((place + 1) / STRIDE);
    const mark = marksOf(generation)[above];
    if (links?.mark !== mark) links = { mark, below: chained(mark, STRIDE) };
    return links.below[above * STRIDE - (place + 1)];
  };
  return { seedOf, commitmentOf: (epoch) => digest('commit', seedOf(epoch)) };
}

function placeOf(epoch: number): { generation: number; place: number } {
  if (!Number.isSafeInteger(epoch) || epoch < 0) throw new RangeError(`no epoch ${epoch}`);
  return { generation: Math.floor(epoch / CHAIN_LENGTH), place: epoch % CHAIN_LENGTH };
}

/** The links from one mark down to the next, which epochs ask for one after another. */
interface Links {
  mark: string;
  below: readonly string[];
}

/** Every STRIDE-th link, index 0 being the anchor. */
function marks(top: string): string[] {
  const count = CHAIN_LENGTH / STRIDE;
  const kept: string[] = [];
  kept[count] = top;
  for (let m = count - 1; m >= 0; m--) kept[m] = chained(kept[m + 1], STRIDE)[STRIDE];
  return kept;
}

/** A link and the `times` below it. */
function chained(hex: string, times: number): string[] {
  const links = [hex];
  for (let i = 0; i < times; i++) links.push(digest('chain', links[i]));
  return links;
}

/** Epoch of a time: whole hours since the league's genesis hour. @param genesis, time ms since the epoch */
export const epochAt = (genesis: number, time: number): number =>
  Math.floor(time / HOUR_MS) - Math.floor(genesis / HOUR_MS);

/** True when the revealed seed is the one that was committed to. */
export const verifySeed = (seed: string, commitment: string): boolean => digest('commit', seed) === commitment;

/** True when two revealed seeds are neighbours in one chain, `later` being that of the next epoch. */
export const verifyLink = (earlier: string, later: string): boolean => digest('chain', later) === earlier;
