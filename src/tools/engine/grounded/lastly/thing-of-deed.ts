import { escaped } from '../expression-of.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/deeds-of-things.yaml.js';

const DEEDS = Object.values(data as Record<string, { names: string; says: string }>).map(({ names, says }) => ({
  names: listOf(names),
  says: new RegExp(String.raw`(?<!\p{L})(?:${listOf(says).map(escaped).join('|')})`, 'iu'),
}));
const THING =
  /^(?:item|items|product|article|garment|piece|thing|plagg|vara|artikel|teil|kleidungsstück|ware|vêtement|produit|prenda|artículo|producto|is|to|be|ed|back|tillbaka|the)$/u;
const HARD = /[;!?\n]|\.(?=\s|$)/u;
const SOFT = /,\s|\s(?:and|but|while|och|men|und|aber|et|mais|y|pero)\s/u;
/** More than the number of a paper. */
const MORE =
  /(?:,\s|\s(?:and|but|och|men|und|aber|et|mais|y|pero)\s)(?!(?:from\s)?(?:order|commande|pedido|bestellung|beställning|please|thanks|merci|gracias|danke|tack)(?!\p{L}))/iu;
const NOT_DONE =
  /(?<!\p{L})(?:not|never|don['’]t|won['’]t|inte|nicht|kein|keine|ne|pas|no|instead of|rather than|statt)(?!\p{L})/iu;

/** `cancelled_item` of "please cancel the raincoat; the boots can still go out": the only thing of the only clause that says the deed. */
export function thingOfDeed({ words }: Property, reading: Reading, scope: Span): Grounded | null {
  const deed = deedOf(words);
  if (!deed) return null;
  const told = clausesOf(reading.text, scope).filter(({ start, end }) =>
    deed.says.test(reading.text.slice(start, end)),
  );
  const [clause] = told;
  if (told.length !== 1 || NOT_DONE.test(reading.text.slice(clause.start, clause.end))) return null;
  const things = reading.mentions.filter(
    (one) => one.attribute === 'garment' && one.start >= clause.start && one.end <= clause.end,
  );
  return things.length === 1 && isAlone(things[0], clause, reading.text)
    ? fromText(things[0].text, things[0].text)
    : null;
}

function deedOf(words: readonly string[]): (typeof DEEDS)[number] | undefined {
  const deed = DEEDS.find(({ names }) => words.some((word) => names.some((name) => word.startsWith(name))));
  const isOwn = (word: string): boolean =>
    deed?.names.some((name) => word.startsWith(name) || name.includes(word)) === true;
  return words.every((word) => THING.test(word) || isOwn(word)) ? deed : undefined;
}

/** Whether a name asks for what something is done with, which no number is. */
export const isOfDeed = ({ words }: Property): boolean => deedOf(words) !== undefined;

/** "The belt and two pins": a joint beside the thing may lead to another. */
const isAlone = ({ start, end }: Mention, clause: Span, text: string): boolean =>
  !MORE.test(text.slice(end, clause.end)) &&
  !/\d\s(?:\p{L}{1,20}\s)?$/u.test(text.slice(clause.start, start).slice(-24));

/** Whether a stretch says that something is done with a thing. */
export const saysDeed = (said: string): boolean => DEEDS.some(({ says }) => says.test(said));

/** Sentences, parted at commas and conjunctions before what says a deed of its own. */
function clausesOf(text: string, { start, end }: Span): Span[] {
  const hard = parted(text, start, end, HARD);
  return hard.flatMap((one) => {
    const parts = parted(text, one.start, one.end, SOFT);
    return parts.reduce<Span[]>((all, part) => {
      const last = all.at(-1);
      if (last === undefined || saysDeed(text.slice(part.start, part.end))) return [...all, part];
      return [...all.slice(0, -1), { start: last.start, end: part.end }];
    }, []);
  });
}

function parted(text: string, start: number, end: number, mark: RegExp): Span[] {
  const marks = [...text.slice(start, end).matchAll(new RegExp(mark, 'giu'))];
  const starts = [start, ...marks.map((at) => start + at.index + at[0].length)];
  return starts.map((from, i) => ({ start: from, end: i < marks.length ? start + marks[i].index : end }));
}

const PAPER =
  /^(?:orders?|bookings?|reservations?|tickets?|subscriptions?|parcels?|shipments?|invoices?|designs?|id|ids|code|number|no|nr|ref|reference|beställning|beställningar|order|bokning|bestellung|auftrag|buchung|commande|réservation|pedido|reserva)$/u;

/** What of a name is done with the number of a paper: `order_to_cancel`, `cancelled_order_id`. */
const namesDeed = (words: readonly string[]): (typeof DEEDS)[number] | undefined =>
  words.some((word) => PAPER.test(word))
    ? DEEDS.find(({ names }) => words.some((word) => names.some((name) => word.startsWith(name))))
    : undefined;

const codesIn = ({ mentions }: Reading, { start, end }: Span): Mention[] =>
  mentions.filter((one) => one.kind === 'code' && one.start >= start && one.end <= end);

/** `order_to_cancel` of "cancel order B-1 but keep order B-2": the only number in the only clause that says the deed. */
export function codeOfDeed({ words, unit }: Property, reading: Reading, scope: Span): Grounded | null {
  const deed = unit === null ? namesDeed(words) : undefined;
  if (!deed) return null;
  const told = clausesOf(reading.text, scope).filter(({ start, end }) =>
    deed.says.test(reading.text.slice(start, end)),
  );
  const [clause] = told;
  if (told.length !== 1 || NOT_DONE.test(reading.text.slice(clause.start, clause.end))) return null;
  const codes = codesIn(reading, clause);
  return codes.length === 1 ? fromText(String(codes[0].value), codes[0].text) : null;
}

/** Whether the number of a paper is told with another deed than a name asks for. */
export function isCodeOfOtherDeed({ value }: Grounded, { words }: Property, reading: Reading): boolean {
  const deed = typeof value === 'string' ? namesDeed(words) : undefined;
  if (!deed) return false;
  const clauses = clausesOf(reading.text, { start: 0, end: reading.text.length }).filter((one) =>
    codesIn(reading, one).some((code) => code.value === value),
  );
  const isOther = ({ start, end }: Span): boolean => {
    const said = reading.text.slice(start, end);
    return saysDeed(said) && !deed.says.test(said);
  };
  return clauses.length > 0 && clauses.every(isOther);
}
