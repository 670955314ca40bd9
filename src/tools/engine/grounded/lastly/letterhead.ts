import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const ASKS =
  /^(?:supplier|seller|vendor|issuer|biller|supplier name|vendor name|seller name|company|lieferant|verkäufer|aussteller|leverantör|säljare|fournisseur|vendeur|émetteur|proveedor|vendedor|emisor)$/u;
const PAPER =
  /(?<!\p{L})(?:invoice|quotation|credit note|delivery note|rechnung|angebot|lieferschein|gutschrift|faktura|följesedel|offert|facture|devis|bon de livraison|factura|albarán|presupuesto)(?!\p{L})/iu;
const FORM =
  /(?<!\p{L})(?:Ltd|Limited|LLC|Inc|plc|GmbH|KG|AG|OHG|AB|HB|SARL|SAS|SA|S\.L\.|S\.A\.|S\.r\.l\.|Srl|BV|& Co|& Sons)\.?$/u;
const NAME = /^\p{Lu}[\p{L}’'.&-]*(?: (?:&|\+|and|och|und|et|y|de|du|la|von|\p{Lu}[\p{L}’'.&-]*)){1,5}$/u;
/** So many lines of a paper are its head. */
const HEAD = 3;

/** "Pell & Harrow Trimmings Ltd" in the first lines of an invoice: whose paper it is. */
export function letterheadOf({ words }: Property, { text }: Reading): Grounded | null {
  if (!ASKS.test(words.join(' ')) || !PAPER.test(text.slice(0, 400))) return null;
  const lines = text
    .trimStart()
    .split('\n', HEAD)
    .map((line) => line.trim());
  const isLoud = (line: string): boolean => line === line.toUpperCase() && !PAPER.test(line);
  const found = lines.filter((line) => NAME.test(line) && (FORM.test(line) || isLoud(line)));
  return text.includes('\n') && found.length === 1 ? fromText(found[0], found[0]) : null;
}
