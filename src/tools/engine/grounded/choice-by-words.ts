import { type Token, tokensOf } from './facts/tokens.js';
import { SUPPOSED } from './facts/words.js';
import { fromText, type Grounded } from './grounded.js';
import { isNameInside } from './name-inside.js';
import type { Reading } from './reading.js';
import { sameThing } from './same-thing.js';
import type { Span } from './clause.js';
import { withoutIdleDenials } from './text/idle-denials.js';
import related from './words/related.yaml.js';

/** Words of values, each with what is spoken of where they are meant. */
const RELATED: readonly { names: ReadonlySet<string>; said: readonly string[] }[] = Object.entries(
  related as unknown as Record<string, string>,
).map(([names, said]) => ({ names: new Set(names.split(' ')), said: said.split(/\s+/u) }));

const ANY =
  /^(?:other|issue|problem|request|question|general|new|the|and|or|of|none|department|team|type|low|medium|high|no|not|is|in|on|to|too|up)$/;

/** The one value of an enumeration whose words, or what belongs to them, a text speaks of, in whatever language; null where several are. */
export function byWords(values: readonly string[], reading: Reading, scope: Span): Grounded | null {
  if (values.length < 2) return null;
  const all = tokensOf(reading, scope);
  const tokens = all.filter(({ word }) => word.length > 2 && !SUPPOSED.has(word));
  const isSaid = values.filter((value) => MEANS.test(value)).length > 1 ? isSo : isOf;
  const hits = values.flatMap((value) => {
    const words = (value.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !ANY.test(word));
    const found = tokens.filter((token) =>
      words.some((word) => word === token.word || (isSaid(word, token) && !isNameInside(reading, token.start))),
    );
    return found.length === 0 ? [] : [{ value, found }];
  });
  const [hit] = hits;
  if (hits.length !== 1 || hit.found.some(({ stretch }) => isDenied(all, stretch, withoutIdleDenials(reading.text))))
    return null;
  return fromText(hit.value, reading.text.slice(hit.found[0].start, hit.found[0].end));
}

/** Means of payment: that something was paid tells none. */
const MEANS =
  /^(?:(?:credit |debit |bank )?card|cash|invoice|paypal|klarna|swish|(?:bank )?transfer|direct debit|kort|kontant\p{L}*|faktura|karte|bar|rechnung|überweisung|lastschrift|carte|espèces|facture|virement|tarjeta|efectivo|factura|transferencia)$/iu;

const isSo = (word: string, { word: said }: Token): boolean => sameThing(word, said);
const isOf = (word: string, { word: said }: Token): boolean =>
  sameThing(word, said) ||
  RELATED.some(({ names, said: all }) => names.has(word) && all.some((one) => said.startsWith(one)));

const isDenied = (tokens: readonly Token[], stretch: number, text: string): boolean =>
  tokens.some(
    (token) =>
      token.stretch === stretch &&
      text[token.start] !== ' ' &&
      /^(?:not|no|never|without|neither|nor|inte|ingen|inga|utan|varken|nicht|ohne|kein\p{L}*|weder|pas|sans|ni|aucune?|sin|ningun[ao]?|ningún)$/u.test(
        token.word,
      ),
  );
