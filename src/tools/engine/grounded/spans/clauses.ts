import type { Span } from '../clause.js';
import { denies, isOpen } from '../kin/words-of.js';
import { stretches } from '../mention.js';
import type { Reading } from '../reading.js';
import type { Asked } from './asked.js';
import { wholeSentences } from './sentences.js';

const END = /[.;!?\n]|,\s|$/u;
const LONGEST = 120;

/** What is told in a clause: a reason after "because", a topic after "about", what is wrong. */
export function clausesFor(asked: Asked, { text }: Reading, scope: Span): string[] {
  const told = asked.frames.flatMap(({ leading, until }) =>
    leading === null
      ? []
      : stretches(leading, text)
          .filter(
            ({ start, end }) =>
              start >= scope.start && end <= scope.end && !denies(text.slice(Math.max(0, start - 8), start)),
          )
          .map(({ end }) => cut(text.slice(end, Math.min(scope.end, end + LONGEST)), until)),
  );
  const found =
    told.length > 0
      ? told
      : asked.frames.some(({ heads }) => heads.size > 0)
        ? troubles(asked, text, scope)
        : beside(asked, text, scope);
  return [...new Set(found.filter((one) => /\p{L}{3}/u.test(one) && !/^\d/u.test(one)))];
}

function cut(rest: string, until: RegExp | null): string {
  const said = rest.slice(0, END.exec(rest)?.index ?? rest.length);
  const stop = until?.exec(said)?.index ?? said.length;
  return said.slice(0, stop).trim();
}

/** The clauses that have a word for what is wrong. */
function troubles({ frames }: Asked, text: string, scope: Span): string[] {
  return wholeSentences(text, scope).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    if (sentence.endsWith('?') || ASKS.test(sentence)) return [];
    return sentence
      .split(
        /:\s|,\s|\s[-–—]\s|\s(?:because(?: of)?|weil|eftersom|klagar på att|complains? that|says that|reports that)\s/u,
      )
      .map((one) => one.trim())
      .filter(
        (one) =>
          one.split(' ').length > 1 &&
          !OF_SOMEBODY.test(one) &&
          (one.match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []).some((word) =>
            frames.some(({ heads }) => heads.has(word.replace('’', "'"))),
          ),
      );
  });
}

/** "Hugo tål inte mjölk": of somebody, not of something. */
const OF_SOMEBODY = /^\p{Lu}\p{L}+ (?:can|can['’]t|cannot|does|doesn['’]t|is|tål|kan|verträgt|has|will)(?!\p{L})/u;
const ASKS = /^\s*(?:please|could|can|would|bitte|snälla|kan|könnten|if|om|wenn)(?!\p{L})/iu;
const BESIDE =
  /^\s*(?:please|i['’]d like|i would like|could you|bitte|snälla)\s[^,]{5,100},\s((?:(?:I|we)(?:['’]ve|\s(?:have|had))|(?:my|our)\s\p{L}+\s(?:is|has|are|have)|(?:ich|wir)\s(?:habe|haben|bin|sind)|(?:jag|vi)\shar)\s[^,]{8,100})$/iu;

/** "Please freeze it, I have torn a ligament": what is told beside a request is why. */
function beside({ head }: Asked, text: string, scope: Span): string[] {
  if (!/^(?:reason|orsak|anledning|grund)$/.test(head)) return [];
  return wholeSentences(text, scope).flatMap(({ start, end }) => {
    const said = BESIDE.exec(text.slice(start, end))?.[1];
    return said === undefined || isOpen(said) ? [] : [said];
  });
}
