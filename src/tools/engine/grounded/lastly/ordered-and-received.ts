import { from, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import { plainly } from '../naming/folded.js';
import { isArticle } from '../numbers.js';
import { said } from '../number/said.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';

/** What happened to an amount: how names call it, and how texts say it. */
const ORDERED = {
  names: /^(?:ordered|bestellt\p{L}*|commandee?s?|bestalld?a?|bestallt|pedid[oa]s?)$/u,
  said: /(?<!\p{L})(?:ordered|bestellt|bestellte\p{L}*|commandé\p{L}*|beställ(?:de|t|da)|pedimos|pedí|pedido|encarg(?:ué|amos|ado))(?!\p{L})/iu,
};
const RECEIVED = {
  names:
    /^(?:received|delivered|arrived|geliefert\p{L}*|erhalten\p{L}*|recue?s?|livree?s?|mottag\p{L}+|levererade?|recibid[oa]s?|llegad[oa]s?|entregad[oa]s?)$/u,
  said: /(?<!\p{L})(?:received|delivered|arrived|got|geliefert|erhalten|bekommen|angekommen|kamen|lagen|lag|enthielt|reçu\p{L}*|livré\p{L}*|arrivé\p{L}*|fick|fått|kom|levererades?|mottagit|recib\p{L}+|lleg(?:ó|aron|ado)|entreg\p{L}+)(?!\p{L})/iu,
};
const MISSING = /^(?:missing|fehlend\p{L}*|fehlen|manquant\p{L}*|saknad\p{L}*|saknas|faltant\p{L}*|faltan)$/u;
const TURN = /[,;.]\s|\s(?:aber|men|pero|mais|but|jedoch|doch|und|och|et|y)\s/iu;

/** `geliefert_meter` of "20 Meter bestellt, geliefert wurden nur 15": of two amounts the one that came or was ordered, or what lacks. @returns null where the text tells of no such two */
export function orderedAndReceived({ words }: Property, { text, mentions }: Reading): Grounded | null {
  const own = words.map(plainly);
  const [isOrdered, isReceived, isMissing] = [ORDERED.names, RECEIVED.names, MISSING].map((names) =>
    own.some((word) => names.test(word)),
  );
  const two = isOrdered || isReceived || isMissing ? amountsIn(text, mentions) : null;
  if (two === null || [isOrdered, isReceived, isMissing].filter(Boolean).length !== 1) return null;
  const [ordered, received] = two;
  if (!isMissing) return said(isOrdered ? ordered : received, Number((isOrdered ? ordered : received).value));
  const lacks = Number(ordered.value) - Number(received.value);
  return lacks >= 0 ? from('arithmetic', Number(lacks.toPrecision(12))) : null;
}

function amountsIn(text: string, mentions: readonly Mention[]): readonly [Mention, Mention] | null {
  const numbers = mentions.filter(
    (one) => one.kind === 'number' && !isArticle(one) && unitNamed(one.unit)?.currency !== true,
  );
  const [first, second] = numbers;
  if (numbers.length !== 2 || (second.unit !== undefined && second.unit !== first.unit)) return null;
  const turn = TURN.exec(text.slice(first.end, second.start));
  if (turn === null) return null;
  const cut = first.end + turn.index;
  const [before, after] = [text.slice(0, cut), text.slice(cut)];
  const isSo = ORDERED.said.test(before) && !ORDERED.said.test(after) && RECEIVED.said.test(after);
  return isSo && !RECEIVED.said.test(before) ? [first, second] : null;
}
