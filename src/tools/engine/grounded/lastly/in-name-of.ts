import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const ASKS =
  /^(?:name|full name|customer|customer name|client|client name|guest|guest name|booking name|reserved under|booked under|reservation name|name of booking|reserved for|gebucht auf|bokad av|bokat i namn|réservé au nom de|namn|kund|kundnamn|kundens namn|nom|nom client|nom du client|cliente|nombre|nombre cliente|nombre del cliente|nombre completo|account holder|account name|holder|cardholder|card holder|kontoinhaber|kontoinnehavare|titulaire|titular|titular cuenta|kunde|kundin|kundenname|name des kunden)$/u;
const NAME = String.raw`(\p{Lu}[\p{L}’'-]+(?: (?:(?:von|van|de|del|de la|af) )?\p{Lu}[\p{L}’'-]+){0,3})`;
const IN_NAME = new RegExp(
  String.raw`(?<!\p{L})(?:[Aa] nombre de|[Aa]u nom de|(?:[Aa]uf|[Uu]nter)(?: den| dem)? Namen|(?:[Ii]|[Pp]å) namnet|[Ii] (?=\p{Lu}[\p{L}]+\s\p{Lu}[\p{L}]+s namn)|(?:[Ii]n|[Uu]nder) the name(?: of)?|[Uu]nder the surname|[Bb]ooked for)\s(?:(?:Frau|Herr|Mme|Madame|Monsieur|Mrs|Mr|Ms|Señora?|Sra?\.|doña|don)\.?\s)?${NAME}`,
  'gu',
);

/** "A nombre de Lucía Arroyo", "under the name Holt": in whose name something is booked or made. */
export function inNameOf({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!ASKS.test(words.join(' '))) return null;
  const found = [...text.slice(start, end).matchAll(IN_NAME)].map(([, name]) => name);
  return new Set(found).size === 1 ? fromText(found[0], found[0]) : null;
}
