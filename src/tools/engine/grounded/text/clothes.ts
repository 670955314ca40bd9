import { clauseAt, stemIn } from '../clause.js';
import { type Grounded, fromText } from '../grounded.js';
import { clothInFull } from '../known/index.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { A_SHARE, joined, wording } from './cloth-words.js';
import { withNameBehind } from './own-name-behind.js';

/** `lining_fabric`, `shirt_colour`: what stands in a clause with what the name says it is of. */
export const ofOwn = (mentions: readonly Mention[], { labels }: Property, { text }: Reading): readonly Mention[] =>
  labels.length === 0
    ? mentions
    : mentions.filter(({ start }) => labels.every((stems) => stemIn(text, clauseAt(text, start), stems, start) >= 0));

/** "Oven gloves", "tea towels": what a thing is for belongs to its name. */
const COMPOUND =
  /(?<!\p{L})(?:oven|tea|bath|kitchen|boxing|work|garden(?:ing)?|rubber|ski|golf|riding|dog|baby|rain|beach|shoe|laptop|safety|dish|table|bed|swim|school|football|chef|chef['’]s|shower)\s$/iu;

/** "The Alma wrap dress": a garment's own name, and what else stands between. @param isNamed whether it is asked for by that */
export function clothes(
  mentions: readonly Mention[],
  attribute: string,
  { language, text }: Reading,
  isNamed = false,
): Grounded[] {
  const own = mentions
    .filter((mention) => mention.attribute === attribute && !mention.negated)
    .map((one) => (attribute === 'garment' && isNamed ? withNameBehind(inWholeWord(one, text), text) : one));
  const whole = own.filter(({ start }) => !A_SHARE.test(text.slice(Math.max(0, start - 8), start)));
  const shown = joined(
    (whole.length > 0 ? whole : own).map((one) =>
      attribute === 'fabrics' && language === 'en' ? inFullCloth(one, text) : one,
    ),
    text,
  );
  const found = shown.map(({ value, text: said }) =>
    fromText(language === 'en' && value !== said ? wording(String(value), said) : said, said),
  );
  if (attribute === 'garment' && (language === 'fr' || language === 'es'))
    return found.map((one, i) => withPurpose(one, shown[i], text));
  return attribute === 'garment' && language === 'en'
    ? found.map((one, i) => inFull(one, shown[i], text, isNamed))
    : found;
}

/** "Leinenhemden": what a shop sells goes by its whole word. */
function inWholeWord(one: Mention, text: string): Mention {
  const before = /(?<!\p{L})\p{L}+$/u.exec(text.slice(Math.max(0, one.start - 20), one.start))?.[0] ?? '';
  if (before === '') return one;
  const start = one.start - before.length;
  return { ...one, start, text: text.slice(start, one.end), value: text.slice(start, one.end) };
}

function inFullCloth(one: Mention, text: string): Mention {
  const { start, end } = clothInFull(one, text);
  if (start === one.start && end === one.end) return one;
  const said = text.slice(start, end);
  return { ...one, start, end, text: said, value: said.toLowerCase() };
}

/** "Vestido de novia", "robe de soirée": what it is for belongs to its name. */
const PURPOSE =
  /^\s(?:de (?:novia|noche|fiesta|baño|cocktail|cóctel|invierno|verano|lluvia|punto|vestir|deporte|chándal|mariée|soirée|nuit|bain|chambre|cérémonie|ville|ski|sport|cuisine|travail|plage)|à dos|à main)(?!\p{L})/iu;

function withPurpose(found: Grounded, { end }: Mention, text: string): Grounded {
  const purpose = PURPOSE.exec(text.slice(end, end + 24))?.[0] ?? '';
  const said = `${String(found.value)}${purpose}`;
  return purpose === '' || !text.includes(said) ? found : fromText(said, said);
}

const OWN_NAME =
  /(?<=(?:[Tt]he|[Aa]n?|[Mm]y|[Yy]our|[Oo]ur|[Oo]ne|[Tt]wo|\d)\s)\p{Lu}\p{Ll}{2,20}\s(?:\p{Ll}[\p{L}-]{1,15}\s){0,2}$/u;

/** "Linen shirts", "the corduroy shirt": what a shop sells is called by its cloth too. */
function clothBefore(text: string, start: number): string {
  const { start: from } = clothInFull({ start, end: start }, text);
  return text.slice(from, start);
}

function inFull(found: Grounded, { start, end }: Mention, text: string, isNamed: boolean): Grounded {
  const own = isNamed ? OWN_NAME.exec(text.slice(Math.max(0, start - 60), start))?.[0] : undefined;
  if (own !== undefined) return fromText(own + text.slice(start, end), own + text.slice(start, end));
  const cloth = isNamed ? clothBefore(text, start) : '';
  if (cloth !== '')
    return fromText(`${cloth.toLowerCase()}${String(found.value)}`, text.slice(start - cloth.length, end));
  const whole = text.slice(start, end);
  if (COMPOUND.test(whole.slice(0, whole.indexOf(' ') + 1))) return fromText(whole.toLowerCase(), whole);
  const before = COMPOUND.exec(text.slice(Math.max(0, start - 20), start))?.[0];
  return before === undefined
    ? found
    : fromText(`${before}${text.slice(start, end)}`.toLowerCase(), text.slice(start - before.length, end));
}
