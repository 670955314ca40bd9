import type { Span } from '../../clause.js';
import type { Asked } from './asked.js';
import { type Found, isFree, oneOf } from './found.js';
import type { Stretch } from './stretch.js';
import type { Text } from './text.js';
import { likeness } from './words.js';

const LIKE = /(?:like|e\.g\.|for example|such as|as in)\s([\p{L}\d][\p{L}\d/ -]{1,14})/iu;
const SURE = 0.85;
const NEAR = 4;
const EMPTY = /^(?:id|ids|no|nr|number|code|ref|reference|of|the|a|an|to|new|old|text|name|like|example)$/u;

/** The code that an argument asks for: of the form of its example, beside its noun, else the only one. */
export function codeFor(asked: Asked, said: Text, taken: readonly Span[], isOnly: boolean): Found | null {
  const free = codesIn(asked, said).filter((one) => isFree(one, taken) && (!IBAN.test(asked.name) || isIban(one.text)));
  const example = LIKE.exec(asked.described)?.[1];
  const formed = example === undefined ? [] : free.filter(({ text }) => formOf(text) === formOf(example));
  const all = formed.length > 0 ? formed : free;
  const labelled = all.filter((one) => isBeside(asked, one, said));
  if (labelled.length > 0) return oneOf(withAlike(withListed(labelled, all, said.text), isOnly ? all : []).map(plain));
  if (!asked.isRequired || !isOnly) return null;
  const sure = formed.length > 0 ? formed : all.filter(isSure);
  return oneOf(sure.map(plain));
}

const IBAN = /(?:^|_)iban$/iu;
/** Whether a code has the form of an account's number: two letters, two digits, and eleven more at least. */
const isIban = (code: string): boolean => /^\p{L}{2}\d{2}[\p{L}\d ]{11,}$/u.test(code);

const plain = ({ kind, value, text, start, end }: Stretch): Found => ({
  value: kind === 'code' ? value : text,
  text,
  start,
  end,
});

/** "R-1234" and "K-3391" are of one form. */
const formOf = (code: string): string =>
  code
    .replace(/\d+/gu, '0')
    .replace(/\p{L}+/gu, 'a')
    .trim();

/** A number alone names nothing without its noun, unless it is long. */
const isSure = ({ text }: Stretch): boolean => !/^\d{1,3}$/u.test(text);

/** Codes of a text, and numbers that stand alone. */
const codesIn = (asked: Asked, { stretches, text }: Text): Stretch[] => {
  const isDomain = /domain|host|server/iu.test(asked.name);
  return stretches.filter(
    (one) =>
      (one.kind === 'code' && (isDomain || !/^[\p{L}-]+(?:\.[\p{L}-]+)+$/u.test(one.text))) ||
      (one.kind === 'number' &&
        one.unit === undefined &&
        /^\d+$/u.test(one.text) &&
        !/^\s?[%€$£]/u.test(text.slice(one.end))),
  );
};

/** "Order 77120", "tracking number is RX88": whether a word of the argument's stands right before. */
function isBeside({ words }: Asked, { start }: Stretch, { tokens, text }: Text): boolean {
  const at = tokens.findIndex((token) => token.start >= start);
  const near = tokens.slice(Math.max(0, at - NEAR), Math.max(0, at));
  const before = near
    .slice(near.findLastIndex(({ text: said }) => /^\d+$/u.test(said)) + 1)
    .filter((token) => !/[.!?;]\s/u.test(text.slice(token.end, start)));
  return before.some(({ low }) =>
    words.some((word) => !EMPTY.test(word) && word.length > 2 && likeness(word, low) >= SURE),
  );
}

/** "Part 33-810 and two of 33-812": what has the form of a labelled one. */
const withAlike = (labelled: readonly Stretch[], all: readonly Stretch[]): Stretch[] =>
  [
    ...labelled,
    ...all.filter(
      (one) =>
        !labelled.includes(one) &&
        /[-/\p{L}]/u.test(one.text) &&
        labelled.some(({ text }) => formOf(text) === formOf(one.text)),
    ),
  ].sort((a, b) => a.start - b.start);

/** "118 and 20 of article 119": a number that counts. */
const COUNT = /^ (?:of|for|av|för|von|für|de|del|pour|para|st|stück|pieces)(?!\p{L})/u;

/** "Tickets 8841 and 8850": what is joined to a labelled one. */
function withListed(labelled: readonly Stretch[], all: readonly Stretch[], text: string): Stretch[] {
  const found = [...labelled];
  for (const one of all)
    if (
      !found.includes(one) &&
      !COUNT.test(text.slice(one.end, one.end + 8)) &&
      found.some(({ end }) => /^(?:, |,? (?:and|och|und|et|y) )$/u.test(text.slice(end, one.start)))
    )
      found.push(one);
  return found.sort((a, b) => a.start - b.start);
}
