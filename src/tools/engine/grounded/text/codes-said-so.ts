import type { Span } from '../clause.js';
import { sentencesIn } from '../kin/words-of.js';
import { fromText, type Grounded } from '../grounded.js';
import { isDeniedBefore } from '../judged/scope.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { sameStem } from '../same-thing.js';

const OF_CODES =
  /^(?:orders?|invoices?|numbers?|nos?|ids?|codes?|parcels?|items?|articles?|skus?|styles?|pos?|tickets?|list|bestellungen|aufträge|rechnungen|commandes|factures|pedidos|facturas|fakturor|beställningar)$/u;

/** `late_orders` of "PO-1182 and PO-1190 are running late. PO-1177 went out": the codes of which just this is said; undefined where the name asks for no such thing. */
export function codesSaidSo({ words }: Property, { text, mentions }: Reading, scope: Span): Grounded[] | undefined {
  const said = words.filter((word) => !OF_CODES.test(word) && word.length > 2);
  const codes = mentions.filter(({ kind, start, end }) => kind === 'code' && start >= scope.start && end <= scope.end);
  if (said.length !== 1 || said.length === words.length || codes.length < 2) return undefined;
  const own = sentencesIn(text, scope).filter(({ start, end }) => {
    const at = [...text.slice(start, end).matchAll(/\p{L}{3,}/gu)].find(({ 0: one }) =>
      sameStem(said[0], one.toLowerCase()),
    );
    return at !== undefined && !isDeniedBefore(text.slice(start, end), at.index);
  });
  if (own.length !== 1) return undefined;
  return codes
    .filter(({ start, end }) => start >= own[0].start && end <= own[0].end)
    .map((one) => fromText(String(one.value), one.text));
}
