import { sentenceAt } from '../clause.js';
import type { Grounded } from '../grounded.js';
import { sameStem } from '../same-thing.js';
import { phrasesOf } from '../says.js';
import data from '../words/said-back.yaml.js';

const { rather, off, offBehind } = data as unknown as Record<'rather' | 'off' | 'offBehind', string>;
const SMALL = String.raw`(?:(?:the|that|those|my|an?|den|det|de|der|die|das|le|la|les|el|los|las)\s|l['’])?`;
const TURN = new RegExp(String.raw`^\s*(?:(?:${phrasesOf(rather)})[,:!–—-]?\s)+(.*)$`, 'isu');
const OFF = new RegExp(String.raw`^(?:${phrasesOf(off)})\s${SMALL}([\p{L}-]{3,24})`, 'iu');
const BEHIND = new RegExp(String.raw`^${SMALL}([\p{L}-]{3,24})\s(?:${phrasesOf(offBehind)})(?!\p{L})`, 'iu');

/** The thing that a sentence takes off what was listed before it: "Actually leave the veil at home". */
function takenOff(sentence: string): string | undefined {
  const said = TURN.exec(sentence)?.[1];
  return said === undefined ? undefined : (OFF.exec(said) ?? BEHIND.exec(said))?.[1].toLowerCase();
}

function sentencesBehind(text: string, at: number): string[] {
  const found: string[] = [];
  for (let { end } = sentenceAt(text, at); end < text.length;) {
    const next = sentenceAt(text, end + 2);
    if (next.end <= end) break;
    found.push(text.slice(next.start, next.end));
    ({ end } = next);
  }
  return found;
}

/** A list without what the text takes back later on. */
export function withoutTakenBack(values: readonly Grounded[], text: string): Grounded[] {
  const last = values.at(-1)?.quote;
  const at = last === undefined ? -1 : text.indexOf(last);
  const taken = at < 0 ? [] : sentencesBehind(text, at).flatMap((one) => takenOff(one) ?? []);
  if (taken.length === 0) return [...values];
  const isTaken = ({ value }: Grounded): boolean =>
    typeof value === 'string' &&
    taken.some((thing) =>
      value
        .toLowerCase()
        .split(/\s/u)
        .some((word) => word === thing || sameStem(word, thing)),
    );
  return values.filter((one) => !isTaken(one));
}
