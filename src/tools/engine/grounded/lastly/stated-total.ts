import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';

const NAME =
  /^(?:total|totalt|totale|gross|grand|sum|amount|due|payable|invoice|gesamt|gesamtbetrag|summa|belopp|brutto|bruto|importe|montant|eur|usd|gbp|sek|price|ttc|to|pay|value|all|in)$/u;
const ASKS = /^(?:total|totalt|totale|gross|gesamt|gesamtbetrag|summa|brutto|bruto)$/u;
const LABEL =
  /(?:^|\n|[.;,|]\s|\s\s|\d\s|(?<!\p{L})(?:an?|the|un|une|ein|eine|die|en|la|le|el|für|för|pour|por)\s)(?:grand total|total of|total de|gesamtpreis von|summa av|total (?:due|amount|ttc|gross)|total(?: is)?|gesamtbetrag|gesamt|rechnungsbetrag|endbetrag|summa|att betala|totalt|total a pagar|importe total|insgesamt|zusammen|en tout|sammanlagt)\s?:?\s{0,20}(?:[A-Z]{3}|[€£$])?\s{0,4}$/iu;

const MARKED = /(?:[A-Z]{3}|[€£$])\s{0,4}$/u;
/** "Total 4 items" is none. */
const isSum = ({ unit, start, end, text: said }: Mention, text: string): boolean =>
  !/^\s\p{Ll}/u.test(text.slice(end)) &&
  (unit !== undefined || /[.,]\d\d$/u.test(said) || MARKED.test(text.slice(Math.max(0, start - 6), start)));

/** `total` of "Net 68.20  VAT 13.64  Total GBP 81.84": the one sum that a paper calls so, or the only one of a text. */
export function statedTotal({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!words.every((word) => NAME.test(word)) || !words.some((word) => ASKS.test(word))) return null;
  const found = mentions.filter(
    (one) =>
      one.kind === 'number' &&
      (one.unit === undefined || unitNamed(one.unit)?.currency === true) &&
      one.start >= start &&
      one.end <= end &&
      isSum(one, text) &&
      LABEL.test(text.slice(Math.max(0, one.start - 60), one.start)),
  );
  const sums = mentions.filter(
    ({ unit, ...one }) => unitNamed(unit)?.currency === true && one.start >= start && one.end <= end,
  );
  const isPaper =
    /(?<!\p{L})(?:net|vat|tax|netto|mwst|moms|ht|tva|iva|invoice|rechnung|faktura|facture|factura)(?!\p{L})/iu.test(
      text,
    );
  return (isPaper || sums.length === 1) && found.length === 1
    ? { ...fromText(Number(found[0].value), found[0].text), at: found[0].start }
    : null;
}
