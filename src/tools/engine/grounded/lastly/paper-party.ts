import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/paper-parties.yaml.js';

type Party = 'bill' | 'ship';
type Asked = 'name' | 'address' | 'city';
const WORDS = data as unknown as Record<Party, Record<'names' | 'heads' | 'leads', string>> &
  Record<Asked | 'customer', string>;
const PARTIES: readonly Party[] = ['bill', 'ship'];
const ASKED: readonly Asked[] = ['address', 'city', 'name'];
const anyOf = (list: string): string =>
  listOf(list)
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
const EVERY_HEAD = PARTIES.map((party) => anyOf(WORDS[party].heads)).join('|');
const NAMES = Object.fromEntries(PARTIES.map((party) => [party, new Set(listOf(WORDS[party].names))]));
const PARTS = Object.fromEntries(ASKED.map((asked) => [asked, new Set(listOf(WORDS[asked]))]));
const HEADS = Object.fromEntries(
  PARTIES.map((party) => [
    party,
    new RegExp(
      String.raw`(?<=^|\n[ \t]{0,8}|[.;|]\s)(?:${anyOf(WORDS[party].heads)})(?:\s?:[ \t]?\n?|[ \t]*\n)[ \t]*(\S[^\n]{1,160}(?:\n(?!\n|[ \t]*(?:${EVERY_HEAD})(?!\p{L}))[^\n]{2,80}){0,5})`,
      'giu',
    ),
  ]),
) as Record<Party, RegExp>;
const NAME = String.raw`(\p{Lu}[\p{L}&’'.-]*(?:\s(?:&\s|of\s|de\s|van\s|von\s)?\p{Lu}[\p{L}&’'-]*){0,3}(?:\s\d{1,4}(?![\d.,:/-]?\d|\s\p{Ll}))?)`;
const LEADS = Object.fromEntries(
  PARTIES.map((party) => [
    party,
    // The words that lead may begin with a capital letter; the name has to.
    new RegExp(
      String.raw`(?<!\p{L})(?:${listOf(WORDS[party].leads)
        .map((one) => `[${one[0].toUpperCase()}${one[0]}]${escaped(one.slice(1))}`)
        .join('|')})\s${NAME}(?:,?\s(?:in|i|à|en)\s(\p{Lu}[\p{L}-]+)|,\s(\p{Lu}[\p{L}-]+))?`,
      'gu',
    ),
  ]),
) as Record<Party, RegExp>;

interface Told {
  name: string;
  address: string;
  city: string;
}

/** `ship_to`, `billing_city`: a party of a paper, by the head above its address or the words that lead to it. */
export function partyOfPaper({ words }: Property, { text }: Reading): Grounded | null {
  const parties = PARTIES.filter((party) => words.some((word) => NAMES[party].has(word)));
  const asked = ASKED.find((one) => words.some((word) => PARTS[one].has(word)));
  const isPlain = words.every(
    (word) => parties.some((party) => NAMES[party].has(word)) || ASKED.some((one) => PARTS[one].has(word)),
  );
  if (parties.length !== 1 || asked === undefined || !isPlain) return null;
  const told = [...headed(parties[0], text), ...led(parties[0], text)].map((one) => one[asked]);
  return new Set(told).size === 1 && told[0] !== '' ? fromText(told[0], told[0]) : null;
}

const CUSTOMERS = slotsNamed(WORDS.customer);

/** `customer` of "Billed to Cobalt Studio": who is billed. */
export function customerBilled({ words }: Property, { text }: Reading): Grounded | null {
  if (!CUSTOMERS.has(slotName(words))) return null;
  const told = new Set([...headed('bill', text), ...led('bill', text)].map(({ name }) => name));
  const [name] = told;
  return told.size === 1 && /^\p{Lu}/u.test(name) ? fromText(name, name) : null;
}

/** "Ship to: Marlow Warehouse, Dock Road 4, Hull." */
const headed = (party: Party, text: string): Told[] =>
  [...text.matchAll(HEADS[party])].map(({ 1: block }) => {
    const ended = block
      .split(new RegExp(String.raw`[.;|]\s{1,3}(?=(?:${EVERY_HEAD}|\p{Lu}))`, 'iu'))[0]
      .replace(/[\s.,;]+$/u, '');
    const lines = ended.split(/\n|,\s/u).map((line) => line.trim());
    return { name: lines[0], address: lines.slice(1).join(', '), city: cityOf(lines.slice(1)) };
  });

/** Of the lines of an address the last that is no street and no country: without its postcode. */
function cityOf(lines: readonly string[]): string {
  const towns = lines.map(
    (line) =>
      /^(?:[A-Z]{1,2}-)?(?:\d{3}\s?\d{2}\s|\d{4,5}\s)?(\p{Lu}[\p{L}’' -]{1,40}?)(?:\s[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2})?$/u.exec(
        line,
      )?.[1],
  );
  const coded = lines.findIndex((line) =>
    /^(?:[A-Z]{1,2}-)?(?:\d{3}\s?\d{2}|\d{4,5})\s\p{Lu}|\s\d[A-Z]{2}$/u.test(line),
  );
  const at = coded >= 0 ? coded : towns.findLastIndex((town) => town !== undefined);
  return towns[at] ?? '';
}

/** "Send the invoice to Ada Brook in Bath, but the goods go to Kit Lowe in Bristol." */
const led = (party: Party, text: string): Told[] =>
  [...text.matchAll(LEADS[party])].map(({ 1: name, 2: inTown = '', 3: town = '' }) => ({
    name: name.replace(/\.$/u, ''),
    address: '',
    city: inTown || town,
  }));

const PAPER =
  /^(?:invoice|bill|order|rechnung|bestellung|facture|commande|factura|pedido|faktura|order)\s[\p{L}-]{0,8}\d/iu;

/** "Invoice 82" is no customer. */
export const isPaperForCustomer = ({ value }: Grounded, { words }: Property): boolean =>
  CUSTOMERS.has(slotName(words)) && typeof value === 'string' && PAPER.test(value);
