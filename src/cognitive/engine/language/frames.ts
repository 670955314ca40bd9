import type { Token } from './tokens.js';

/** Words that a gap in a frame may pass over. */
const GAP = 3;

/** What happened to what, and how much it pleases: "strömmen … gick", "in remission". */
interface Frame {
  /** the words that fit; null is a gap */
  slots: readonly (Words | null)[];
  /** −4 … 4; 0 only keeps its words from counting */
  weight: number;
}

/** Words as they stand, and first parts: "migraine*". */
interface Words {
  whole: ReadonlySet<string>;
  stems: readonly string[];
}

/** Frames by the first word they may begin with. */
export interface Frames {
  byWord: ReadonlyMap<string, readonly Frame[]>;
  byStem: ReadonlyMap<string, readonly Frame[]>;
}

/** What a data file says of frames: lists by weight, and classes of words that <name> in a frame stands for. */
export interface FrameData {
  classes: Record<string, string>;
  frames: Record<string, string>;
}

/** A frame found: its last token, its weight and how many words it names. */
export interface Framed {
  to: number;
  weight: number;
  words: number;
}

/**
 * Reads frames: between semicolons; a/b are alternatives, … is up to three other words, <name> any word of a class, stem* any word
 * that begins so.
 * @throws where a frame names a class that is not there
 */
export function framesOf({ classes, frames }: FrameData): Frames {
  const known = Object.fromEntries(Object.entries(classes).map(([name, list]) => [name, list.trim().split(/\s+/)]));
  const out = { byWord: new Map<string, Frame[]>(), byStem: new Map<string, Frame[]>() };
  for (const [weight, list] of Object.entries(frames)) {
    for (const text of list.split(';').map((frame) => frame.trim())) {
      if (text !== '') enter(out, { slots: slotsOf(text, known), weight: Number(weight) });
    }
  }
  return out;
}

const slotsOf = (text: string, classes: Record<string, string[]>): Frame['slots'] =>
  text.split(/\s+/).map((slot) => (slot === '…' ? null : wordsOf(slot, classes)));

function wordsOf(slot: string, classes: Record<string, string[]>): Words {
  const all = slot.split('/').flatMap((word) => (word.startsWith('<') ? memberOf(word, classes) : [word]));
  const [stems, whole] = [true, false].map((stem) => all.filter((word) => word.endsWith('*') === stem));
  return { whole: new Set(whole), stems: stems.map((stem) => stem.slice(0, -1)) };
}

function memberOf(name: string, classes: Record<string, string[]>): string[] {
  const found = classes[name.slice(1, -1)];
  if (!found) throw new Error(`a frame names ${name}, and there is no such class`);
  return found;
}

function enter(out: { byWord: Map<string, Frame[]>; byStem: Map<string, Frame[]> }, frame: Frame): void {
  const [first] = frame.slots;
  for (const word of first?.whole ?? []) push(out.byWord, word, frame);
  for (const stem of first?.stems ?? []) push(out.byStem, stem, frame);
}

const push = (map: Map<string, Frame[]>, key: string, frame: Frame): void =>
  void (map.get(key)?.push(frame) ?? map.set(key, [frame]));

/** The frame that begins at a token and names the most words; null where none does. */
export function frameAt(tokens: readonly Token[], at: number, frames: Frames): Framed | null {
  let best: Framed | null = null;
  for (const frame of beginningWith(tokens[at].lower, frames)) {
    const to = endOf(tokens, at, frame.slots, 0);
    const words = frame.slots.filter((slot) => slot !== null).length;
    if (to !== null && (!best || words > best.words)) best = { to, weight: frame.weight, words };
  }
  return best;
}

const SHORTEST_STEM = 3;

function* beginningWith(word: string, { byWord, byStem }: Frames): Generator<Frame> {
  yield* byWord.get(word) ?? [];
  for (let n = SHORTEST_STEM; n <= word.length; n++) yield* byStem.get(word.slice(0, n)) ?? [];
}

/** @returns the last token of the frame from slot `slot` on, null where it does not fit */
function endOf(tokens: readonly Token[], at: number, slots: Frame['slots'], slot: number): number | null {
  if (slot === slots.length) return at - 1;
  if (tokens[at]?.kind !== 'word') return null;
  const wanted = slots[slot];
  if (wanted) return fits(tokens[at].lower, wanted) ? endOf(tokens, at + 1, slots, slot + 1) : null;
  for (let skip = 0; skip <= GAP; skip++) {
    const to = endOf(tokens, at + skip, slots, slot + 1);
    if (to !== null) return to;
  }
  return null;
}

const fits = (word: string, { whole, stems }: Words): boolean =>
  whole.has(word) || stems.some((stem) => word.startsWith(stem));
