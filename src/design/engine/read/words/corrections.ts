import { strongBreak, weakBreak } from './tokens.js';
import type { Unit } from './units.js';

/** Where the writer takes something back, per language, folded. */
const CUES: readonly string[][] = [
  'no wait|wait no|wait|no sorry|sorry|oh sorry|sorry no|scratch that|strike that|make that|correction|or rather|or better|on second thought|on second thoughts|i mean|i meant|no actually|actually no|actually|well actually|changed my mind|i changed my mind|but as a|but as an|but i want it in|but i want mine in|but i would like it in|but mine in|but make it',
  'fast nej|fast som|men som|men jag vill ha den i|men jag vill ha det i|eller nej|nej forresten|na forresten|na vanta|na hellre|forresten|nej vanta|vanta|eller snarare|eller hellre|rattare sagt|eller rattare sagt|jag menar|menar jag|jag menade|nej forlat|forlat|fel av mig|nej hellre|angrade mig',
  'nein doch|aber als|doch lieber|nein doch lieber|nein lieber|ach nein|oder nein|moment|ich meine|ich meinte|besser gesagt|oder vielmehr|vielmehr|quatsch|entschuldigung',
  'non plutot|mais en version|ou plutot|enfin non|pardon|je veux dire|je voulais dire|non attendez|attendez|en fait|finalement|ou mieux',
  'no mejor|pero en version|mejor dicho|o mejor|perdon|quiero decir|no espera|espera|digo|en realidad|bueno no|o mas bien|mas bien',
]
  .flatMap((row) => row.split('|'))
  .map((cue) => cue.split(' '))
  .sort((a, b) => b.length - a.length);

const BY_FIRST = new Map<string, string[][]>();
for (const cue of CUES) BY_FIRST.set(cue[0], [...(BY_FIRST.get(cue[0]) ?? []), cue]);

/** Cues that are ordinary words too: they count only where a clause opens with them. */
const OPENERS: ReadonlySet<string> = new Set(
  'wait sorry actually correction forresten vanta forlat moment pardon attendez finalement perdon espera digo vielmehr quatsch entschuldigung'.split(
    ' ',
  ),
);
const PHRASE_OPENERS: ReadonlySet<string> = new Set(['make that', 'en fait', 'en realidad', 'i mean']);
const BARE_NO = /^(?:no|nope|nej|nein|non)$/;
const MAY_OPEN = /^(?:but|well|no|oh|or|men|nej|aber|nein|mais|non|pero|fast|eller)$/;
const AFTERTHOUGHTS: ReadonlySet<string> = new Set(['i mean', 'i meant', 'menar jag', 'sorry', 'forlat', 'pardon']);

interface Cue {
  from: number;
  to: number;
  words: string;
}

const opens = (units: readonly Unit[], i: number): boolean =>
  i > 0 && (weakBreak(units[i].before) || units[i].before.includes('…') || MAY_OPEN.test(units[i - 1].word));

/** "…? No, a skirt", ", no: cycling shorts": a bare no that takes back what stands before it; "pockets: no" only denies. */
const bareNo = (units: readonly Unit[], i: number): boolean =>
  units[i] !== undefined &&
  BARE_NO.test(units[i].word) &&
  i > 0 &&
  /[?,–—-]|\.\.|…/.test(units[i].before) &&
  !units[i].before.includes(':') &&
  units[i + 1] !== undefined &&
  /[,:–—]|\s-\s/.test(units[i + 1].before);

const single = (unit: Unit | undefined, word: string): boolean =>
  unit?.word === word && (unit.lexeme?.words.length ?? 1) === 1;

function cueAt(units: readonly Unit[], i: number): Cue | null {
  for (const cue of BY_FIRST.get(units[i]?.word) ?? []) {
    if (!cue.every((word, n) => single(units[i + n], word))) continue;
    const words = cue.join(' ');
    const tight = cue.every((_, n) => n === 0 || !strongBreak(units[i + n].before));
    const guarded = cue.length === 1 ? OPENERS.has(words) : PHRASE_OPENERS.has(words);
    const after = AFTERTHOUGHTS.has(words) && ends(units, i + cue.length);
    if (tight && (!guarded || opens(units, i) || after)) return { from: i, to: i + cue.length, words };
  }
  return bareNo(units, i) ? { from: i, to: i + 1, words: 'no' } : null;
}

const ends = (units: readonly Unit[], i: number): boolean => i >= units.length || weakBreak(units[i].before);

/** "No, sorry, I mean": cues in a row are one. */
function wholeCue(units: readonly Unit[], i: number): Cue | null {
  const first = cueAt(units, i);
  if (!first) return null;
  let { to } = first;
  for (let next = cueAt(units, to); next; next = cueAt(units, to)) to = next.to;
  return { ...first, to };
}

const UNSAID: ReadonlySet<string> = new Set(['part', 'shade', 'weight', 'style', 'item', 'variant']);

/** What a unit can speak of, whatever it is said of. */
function topics(unit: Unit): Set<string> {
  const claims = (unit.lexeme?.readings ?? []).flatMap((reading) => reading.claims);
  const said = claims.map((claim) => claim.attribute).filter((attribute) => !UNSAID.has(attribute));
  return new Set<string>(unit.hex ? [...said, 'colors'] : unit.lexeme?.garment ? ['garment'] : said);
}

function phraseFrom(units: readonly Unit[], from: number): number {
  let to = from + 1;
  while (to < Math.min(units.length, from + MEMORY) && !weakBreak(units[to].before)) to++;
  return Math.min(to, units.length);
}

function phraseStart(units: readonly Unit[], to: number): number {
  let from = to - 1;
  while (from > Math.max(0, to - MEMORY) && !weakBreak(units[from].before)) from--;
  return Math.max(from, 0);
}

/** Units back that a correction can mean. */
const MEMORY = 60;

/** The nearest phrase before `to` that speaks of that topic. */
function phraseAbout(units: readonly Unit[], to: number, topic: string): readonly [number, number] | null {
  for (let end = to; end > Math.max(0, to - MEMORY);) {
    const from = phraseStart(units, end);
    if (units.slice(from, end).some((unit) => topics(unit).has(topic))) return [from, end];
    end = from;
  }
  return null;
}

const forgotten = (unit: Unit): Unit => ({ ...unit, lexeme: null, hex: null });

/** With a garment goes what its own word says: the frill of "volangkjol". */
function forget(units: Unit[], at: number, from: number): void {
  const whole = units[at].lexeme?.garment != null;
  units[at] = forgotten(units[at]);
  for (let i = at; whole && i > from && units[i].before === ''; i--) units[i - 1] = forgotten(units[i - 1]);
}

/** Forgets what is said anew; whether there was any such thing. */
function takeBack(units: Unit[], before: number, said: readonly Unit[]): boolean {
  let took = false;
  const restated = new Set(said.flatMap((unit) => [...topics(unit)]));
  for (const topic of restated) {
    const phrase = phraseAbout(units, before, topic);
    if (!phrase) continue;
    took = true;
    for (let i = phrase[0]; i < phrase[1]; i++) {
      if (topics(units[i]).has(topic)) forget(units, i, phrase[0]);
    }
  }
  return took;
}

/**
 * Takes back what the writer corrects: "a jumper, no wait, a cardigan", "navy trousers... actually a dress",
 * "linen vest, waistcoat I mean". Only what is said anew goes; the rest of the phrase before still counts.
 */
export function withCorrections(units: readonly Unit[]): Unit[] {
  const out = [...units];
  for (let i = 1; i < out.length; i++) {
    const cue = wholeCue(out, i);
    if (!cue) continue;
    const afterthought = AFTERTHOUGHTS.has(cue.words) && ends(out, cue.to) && !weakBreak(out[cue.from].before);
    const from = afterthought ? phraseStart(out, cue.from) : cue.to;
    const to = afterthought ? cue.from : phraseFrom(out, cue.to);
    const took = takeBack(out, afterthought ? from : cue.from, out.slice(from, to));
    // its "no" has done its work and denies nothing besides
    if (took) for (let j = cue.from; j < cue.to; j++) out[j] = { ...out[j], word: '' };
    i = Math.max(i, cue.to - 1);
  }
  return out;
}
