import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { isCity } from '../people.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const NAME = String.raw`(\p{Lu}[\p{L}\d&’'-]*(?:\s(?:&\s|und\s|och\s|et\s|y\s)?\p{Lu}[\p{L}\d&’'-]*){0,3})`;
/** "Die Schuhe von Nordweg", "koftan från Havsdal", "la veste de la marque Ardoise". */
const OF_MAKE = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,})\s(?:from|by|von|von der Marke|der Marke|från|av|från märket|de|de la marque|de la marca|de chez|of the brand)\s${NAME}(?=[\s,.;:!?)]|$)`,
  'gu',
);
/** "La Filature Morel nous propose …", "Weberei Kranz bietet …". */
const OFFERS = new RegExp(
  String.raw`(?:^|[.!?]\s)(?:(?:Die|Der|Das|Firma|La|Le|El|Los|The|Vår leverantör|Unser Lieferant|Notre fournisseur|Nuestro proveedor)\s)?${NAME}\s(?:(?:nous|vous|nos|les|os|oss|er|uns|Ihnen|us)\s)?(?:propose|offre|offers?|can deliver|supplies|sells|livre|fournit|vend|peut|bietet|liefert|verkauft|kann|erbjuder|levererar|säljer|kan|ofrece|suministra|vende|puede)(?!\p{L})`,
  'gu',
);
/** "La factura B-119 de Hilos Duero", "die Rechnung von Stoffhaus Lang". */
const OF_INVOICE = new RegExp(
  String.raw`(?<!\p{L})(?:[Ii]nvoice|\p{L}*[Rr]echnung|[Ff]acture|[Ff]aktura\p{L}*|[Ff]actura)(?:\s(?:Nr\.?|no\.?|n[°º]\.?|nr\.?|núm\.?))?(?:\s[\p{Lu}\d/-]*\d[\p{Lu}\d/-]*)?\s(?:from|von|der Firma|der|des|du|de|de la société|de chez|från|av)\s(?:der\s|la\s|the\s)?${NAME}(?=[\s,.;:!?)]|$)`,
  'gu',
);

const BRAND = /^(?:brand|maker|label|manufacturer)$/u;
const SUPPLIER = /^(?:supplier|vendor|seller|company|manufacturer|merchant|firm)$/u;

/** Who makes or sells what a text tells of; null where several could be meant. */
export function makerOf({ words }: Property, reading: Reading, scope: Span): Grounded | null {
  const text = reading.text.slice(scope.start, scope.end);
  const head = words.filter((word) => word !== 'name').at(-1) ?? '';
  const told = [
    ...(BRAND.test(head) ? ofMake(text, reading, scope) : []),
    ...(SUPPLIER.test(head) ? [...text.matchAll(OFFERS), ...text.matchAll(OF_INVOICE)].map(([, name]) => name) : []),
  ].filter((name) => !isCity(name));
  return new Set(told).size === 1 ? fromText(told[0], told[0]) : null;
}

const ofMake = (text: string, { mentions }: Reading, scope: Span): string[] =>
  [...text.matchAll(OF_MAKE)].flatMap((found) => {
    const at = scope.start + found.index;
    const isWorn = mentions.some(
      ({ kind, attribute, start, end }) =>
        kind === 'cloth' && attribute === 'garment' && start <= at && end >= at + found[1].length,
    );
    return isWorn ? [found[2]] : [];
  });
