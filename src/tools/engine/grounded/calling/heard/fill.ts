import type { Span } from '../../clause.js';
import { fill } from '../../filling/fill.js';
import { type Ground, NotGrounded } from '../../filling/ground.js';
import type { Evidence } from '../../grounded.js';
import type { FunctionTool } from '../../matching.js';
import { CannotBeMet, isSchema, type Schema } from '../../schema.js';
import { propertyIn, wordsOfName } from '../../property.js';
import { parametersOf, requiredOf } from '../made.js';
import { nounsOf } from '../nouns-of.js';
import { besideNoun } from '../spans.js';
import { switched } from '../switched.js';
import { objectOfVerb, listAtEnd } from '../object-of-verb.js';
import { type Asked, askedOf, type Kind } from './asked.js';
import { isFor, isFrom, isTo } from './before.js';
import { choicesIn } from './choices.js';
import { codeFor } from './codes.js';
import { currencyFor } from './currencies.js';
import { type Found, isFree, oneOf } from './found.js';
import { monthNumberFor } from './month-number.js';
import { numberFor } from './numbers.js';
import { airportFor } from './airports.js';
import { addressedIn } from './addressed.js';
import { goodsIn } from './goods.js';
import { momentFor } from './moments.js';
import { peopleRowsIn } from './passengers.js';
import { makerFor } from './maker.js';
import { personFor } from './people.js';
import { proseIn } from './prose.js';
import { agentFor, SYMBOL, symbolFor } from './symbols.js';
import type { Stretch } from './stretch.js';
import type { Text } from './text.js';
import { placeFor, thingFor } from './things.js';
import { truthIn } from './truth.js';
import { deedsOf, onlyTells, seeks } from './deeds.js';
import { venueFor } from './venue.js';
import { sizeFor, wareFor } from './wares.js';
import { likeness } from './words.js';

/** Arguments that a text says, those it says several times, and those it does not say. */
export interface Filled {
  values: Record<string, unknown>;
  evidence: Evidence[];
  several: ReadonlyMap<string, readonly Found[]>;
  missing: readonly string[];
  /** how many days, codes, addresses of the text no argument is */
  unused: number;
  /** how many required ones have a form of their own */
  sure: number;
}

const TOWN = /(?:^|_)(?:city|town|postcode|post_code|postal_code|zip|zip_code)$/u;
const STREET = /^(?:(?!,| \d{5}| \d{3} \d{2}).){1,60}/u;

/** An address; its street alone where its town is asked for beside it. */
function streetFor(asked: Asked, { all, said, taken }: Open): Found | null {
  const whole = oneOf(formed(said, 'address', taken));
  if (!whole || whole.others || !all.some(({ name }) => TOWN.test(name))) return whole;
  const street = STREET.exec(whole.text)?.[0] ?? whole.text;
  return { value: street, text: street, start: whole.start, end: whole.start + street.length };
}

/** "4 Mill Court, Derby, DE1 2GP": the town or the code of an address. */
function townFor(asked: Asked, { said }: Open): Found | null {
  const [whole, ...more] = said.stretches.filter(({ kind }) => kind === 'address');
  if (!whole || more.length > 0 || !TOWN.test(asked.name)) return null;
  const rest = whole.text.slice(STREET.exec(whole.text)?.[0].length ?? 0);
  const found = (
    /city|town/u.test(asked.name)
      ? /\p{Lu}\p{Ll}[\p{L}-]*(?: \p{Lu}\p{Ll}[\p{L}-]*)?/u
      : /\d{5}|\d{3} \d{2}|[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}|\d{4}/u
  ).exec(rest);
  if (!found) return null;
  const start = whole.end - rest.length + found.index;
  return { value: found[0], text: found[0], start, end: start + found[0].length };
}

const UNUSED = /^(?:date|time|month|email|url|address|code)$/u;

/** What is sought first: what has the clearest form. */
const ORDER: readonly Kind[] = [
  'email',
  'url',
  'phone',
  'date',
  'time',
  'moment',
  'month',
  'enum',
  'record',
  'address',
  'rows',
  'code',
  'airport',
  'number',
  'place',
  'person',
  'list',
  'truth',
  'prose',
  'thing',
  'other',
];

export const argumentsAsked = (tool: FunctionTool): Asked[] => {
  const schema = parametersOf(tool);
  const required = requiredOf(schema);
  const properties = isSchema(schema.properties) ? schema.properties : {};
  return Object.entries(properties).flatMap(([name, own]) =>
    isSchema(own) ? [askedOf(name, own, required.includes(name), Object.keys(properties))] : [],
  );
};

/** All arguments of a function that a text says; one stretch of the text is one of them. */
export function filledBy(tool: FunctionTool, said: Text, ground: Ground, isAll = true): Filled {
  const all = argumentsAsked(tool);
  const taken: Span[] = [];
  const found = new Map<string, Found>();
  const rank = ({ kind, isRequired }: Asked): number => ORDER.indexOf(kind) + (isRequired ? 0 : 100);
  const inOrder = all.toSorted((a, b) => rank(a) - rank(b));
  const seek = (asked: Asked, isLast: boolean): void => {
    if (found.has(asked.name)) return;
    const isOnly =
      isLast && all.filter((one) => one.kind === asked.kind && one.isRequired && !found.has(one.name)).length === 1;
    const own = foundFor(asked, { all, said, taken, isOnly, tool, ground });
    if (!own) return;
    found.set(asked.name, own);
    if (own.end > own.start) taken.push(...(own.others ?? [own]));
  };
  for (const asked of inOrder.filter(({ kind }) => kind === 'number')) seek(asked, false);
  for (const asked of inOrder) seek(asked, isAll);
  lit(all, found);
  return summed(all, found, said);
}

const ON = /^(?:on|is_?on|power|enabled|state|lit|turned_?on)$/iu;
const LEVEL = /^(?:brightness|level|dim(?:_?level)?|percent|intensity|volume|speed)(?:_?(?:percent|pct|level))?$/iu;

/** "Dim the light to 30 percent": what is set to more than nothing is on. */
function lit(all: readonly Asked[], found: Map<string, Found>): void {
  const [on] = all.filter(({ name, kind }) => kind === 'truth' && ON.test(name) && !found.has(name));
  const level = all.flatMap(({ name }) => (LEVEL.test(name) ? (found.get(name) ?? []) : []));
  if (on && level.length === 1 && Number(level[0].value) > 0)
    found.set(on.name, { ...level[0], value: true, end: level[0].start });
}

function summed(all: readonly Asked[], found: ReadonlyMap<string, Found>, { stretches }: Text): Filled {
  const held = [...found.values()].flatMap((one) => one.others ?? [one]);
  const several = [...found].flatMap(([name, { others }]) => (others ? [[name, others] as const] : []));
  const single = [...found].filter(([, { others }]) => !others);
  return {
    values: Object.fromEntries(single.map(([name, { value }]) => [name, value])),
    evidence: single.map(([name, { text }]) => ({ path: `/${name}`, source: 'text', quote: text })),
    several: new Map(several.filter(([name]) => all.some((one) => one.name === name && one.isRequired))),
    unused: stretches.filter(
      (one) =>
        UNUSED.test(one.kind) &&
        !held.some(({ start, end }) => one.start < Math.max(end, start + 1) && start < one.end),
    ).length,
    missing: all.filter(({ name, isRequired }) => isRequired && !found.has(name)).map(({ name }) => name),
    sure: all.filter(
      ({ name, kind, isRequired }) => isRequired && found.has(name) && kind !== 'thing' && kind !== 'other',
    ).length,
  };
}

interface Open {
  all: readonly Asked[];
  said: Text;
  taken: readonly Span[];
  isOnly: boolean;
  tool: FunctionTool;
  ground: Ground;
}

function foundFor(asked: Asked, open: Open): Found | null {
  const { said, taken, isOnly, tool } = open;
  const known = townFor(asked, open) ?? currencyFor(asked, said, tool.name);
  if (known) return known;
  switch (asked.kind) {
    case 'email':
    case 'url':
    case 'phone':
    case 'month':
    case 'time':
    case 'date':
      return ofForm(asked, open);
    case 'moment':
      return momentFor(asked, open.all, said);
    case 'airport':
      return airportFor(asked, said);
    case 'rows':
      return rowsFor(asked, open);
    case 'record':
      return addressedIn(asked.schema, said.text);
    case 'enum':
      return choiceFor(asked, open);
    case 'address':
      return (
        streetFor(asked, open) ??
        (asked.isRequired && /location|where/iu.test(`${asked.name} ${asked.described}`)
          ? placeFor(asked, said, taken)
          : null)
      );
    case 'code':
      if (SYMBOL.test(asked.name)) return symbolFor(said, taken);
      if (quotedBeside(asked, open)) return quotedBeside(asked, open);
      if (/user|agent/iu.test(asked.name) && handleFor(asked, open)) return handleFor(asked, open);
      return (
        (isOnly ? codeFor(asked, said, taken, true) : null) ??
        codeFor(asked, said, taken, false) ??
        quotedFor(asked, open) ??
        articleFor(asked, open)
      );
    case 'number':
      return monthNumberFor(asked, said) ?? numberFor(asked, said, taken, isOnly);
    case 'place':
      return placeFor(asked, said, taken) ?? forecastFor(asked, open);
    case 'person':
      return (
        makerFor(asked, said, taken) ??
        receiverFor(asked, open) ??
        agentFor(asked, said, taken) ??
        withoutOwn(personFor(asked, said, taken, isOnly), new Set([...wordsOf(tool), ...wordsOfAll(open.all)])) ??
        numberedFor(asked, said, taken)
      );
    case 'truth':
      return truthIn(asked, said);
    case 'prose':
      return proseIn(asked, said.text, isOnly);
    case 'thing':
      return (
        sizeFor(asked, said, taken) ??
        (asked.isRequired && onlyTells(deedsOf(tool))
          ? wareFor(
              asked,
              said,
              taken,
              open.all.some((one) => kindIn(one) === 'colour'),
              seeks(tool),
            )
          : null) ??
        (KNOWN.has(kindIn(asked)) ? byOldFill(asked, open) : null) ??
        venueFor(asked, said, taken) ??
        thingFor(asked, said, taken, isOnly, wordsOf(tool))
      );
    case 'list':
      return listFor(asked, open);
    default:
      return null;
  }
}

/** Kinds of things that readers of slots know. */
const KNOWN = new Set<string | null>(['colour', 'size', 'language', 'currency', 'country']);
const kindIn = ({ name, schema }: Asked): string | null =>
  propertyIn(name, schema).kind ?? propertyIn(name, schema).weakKind;

/** "Skicka ett mejl till info@tyg.example": to whom something goes may be an address. */
const receiverFor = ({ name }: Asked, { said, taken }: Open): Found | null => {
  const all = RECEIVER.test(name) ? formed(said, 'email', taken) : [];
  return all.length === 1 ? all[0] : null;
};
const RECEIVER = /^(?:to|till|para|recipient|destinataire|empfänger|mottagare|destinatario)$/u;

/** "Neue Lieferanten: …": what a function is about is nobody's name. */
function withoutOwn(found: Found | null, own: ReadonlySet<string>): Found | null {
  const isOwn = ({ text }: Found): boolean =>
    !text.includes(' ') && [...own].some((word) => word.length > 3 && likeness(word, text.toLowerCase()) >= 0.9);
  if (found === null || !found.others) return found && isOwn(found) ? null : found;
  return oneOf(found.others.filter((one) => !isOwn(one)));
}

/** "Member 7719": somebody by number. */
const numberedFor = (asked: Asked, said: Text, taken: readonly Span[]): Found | null =>
  ASKS_NAME.test(asked.described) ? null : codeFor({ ...asked, isRequired: false }, said, taken, false);

/** "Agent's name": a number is none. */
const ASKS_NAME = /['’]s (?:full |first |last |sur)?name(?!\p{L})|^(?:full |first |last |sur)?name(?! or)(?!\p{L})/iu;

const wordsOf = ({ name }: FunctionTool): Set<string> => new Set(wordsOfName(name).filter((word) => word.length > 2));

/** "IBAN DE89 …": what another argument is called is nobody. */
const wordsOfAll = (all: readonly Asked[]): string[] =>
  all.flatMap(({ name }) => wordsOfName(name)).filter((word) => word.length > 3);

const formed = ({ stretches }: Text, kind: Stretch['kind'], taken: readonly Span[]): Found[] =>
  stretches.filter((one) => one.kind === kind && isFree(one, taken));

/** Days, times and addresses: in their order where a function asks for two, by "from" and "to" where they are said. */
function ofForm(asked: Asked, { all, said, taken }: Open): Found | null {
  const kind = asked.kind as Stretch['kind'];
  const every = said.stretches.filter((one) => one.kind === kind);
  const alike = all.filter((one) => one.kind === asked.kind);
  const told = every.filter(({ start }) => (isEnd(asked) ? isTo(said.text, start) : isFrom(said.text, start)));
  if (alike.length === 2 && every.length > 2 && told.length === 1) return told[0];
  if (alike.length === 2 && every.length === 2) return ofTwo(asked, alike, every);
  if (alike.length === 2 && every.length === 1)
    return isEnd(asked) === isTo(said.text, every[0].start) ? every[0] : null;
  const free = every.filter((one) => isFree(one, taken));
  const targets = free.length > 1 ? free.filter(({ start }) => isTo(said.text, start)) : [];
  return targets.length === 1 ? targets[0] : oneOf(free);
}

const isEnd = ({ name }: Asked): boolean =>
  /(?:^|_)(?:to|end|until|last|check_?out|return|arrival|till)(?:$|_)|(?:End|Until|To)$/u.test(name);

const ofTwo = (asked: Asked, alike: readonly Asked[], every: readonly Stretch[]): Found => {
  const isLast = isEnd(asked) || (!alike.some((one) => isEnd(one)) && alike[1] === asked);
  return every[isLast ? 1 : 0];
};

/** The choice that is said; of two that may be, by "from" and "to". */
function choiceFor(asked: Asked, open: Open): Found | null {
  const { said, taken, all } = open;
  const numbers = said.stretches.filter(({ kind }) => kind === 'number');
  if (isSwitch(asked)) return switchedTo(said.text);
  const hits = choicesIn(asked, said.tokens, numbers, said.text).filter((one) => isFree(one, taken));
  const values = new Set(hits.map(({ value }) => value));
  const isPaired = all.some(
    (one) =>
      one !== asked &&
      one.kind === 'enum' &&
      one.isRequired &&
      (JSON.stringify(one.schema.enum) === JSON.stringify(asked.schema.enum) || isOtherEnd(asked, one)),
  );
  if (isPaired && values.size > 0) return pairedChoice(asked, hits, said.text);
  const best = hits.filter(({ weight }) => weight >= Math.max(...hits.map((one) => one.weight)));
  const distinct = best.filter((one, i) => best.findIndex(({ value }) => value === one.value) === i);
  if (distinct.length > 0) return oneOf(distinct);
  return byOldFill(asked, open);
}

/** `from_account` and `to_account` that share choices. */
const isOtherEnd = (a: Asked, b: Asked): boolean =>
  [a, b].some(({ name }) => /^(?:from|source)(?:_|$)/u.test(name)) &&
  [a, b].some(({ name }) => /^(?:to|target|dest\p{L}*)(?:_|$)/u.test(name)) &&
  (a.schema.enum as unknown[]).filter((value) => (b.schema.enum as unknown[]).includes(value)).length > 1;

const isSwitch = ({ schema }: Asked): boolean =>
  Array.isArray(schema.enum) && schema.enum.length === 2 && schema.enum.includes('on') && schema.enum.includes('off');

/** "Lights off on floor 1": on or off as it is switched, not as a place is told. */
function switchedTo(text: string): Found | null {
  const own = switched('on', text);
  const start = own ? text.indexOf(own.quote) : 0;
  return own ? { value: own.value ? 'on' : 'off', text: own.quote, start, end: start } : null;
}

function pairedChoice(asked: Asked, hits: readonly Found[], text: string): Found | null {
  const isTarget = /(?:^|_)(?:to|target|dest\p{L}*)(?:$|_)/u.test(asked.name);
  const told = hits.filter(({ start }) => (isTarget ? isTo(text, start) : isFrom(text, start)));
  if (told.length === 1) return told[0];
  const counted = hits.filter((one) => /\d/u.test(one.text));
  const other = hits.filter((one) => !/\d/u.test(one.text) && counted.every(({ value }) => value !== one.value));
  if (counted.length === 1 && other.length === 1) return isTarget ? other[0] : { ...counted[0], end: counted[0].start };
  return null;
}

/** What the readers of slots find for one argument alone. */
function byOldFill(asked: Asked, { ground, said, taken }: Open): Found | null {
  try {
    const schema: Schema = { type: 'object', properties: { [asked.name]: asked.schema }, required: [asked.name] };
    const { value, evidence } = fill(schema, { ...ground, reading: said.reading, before: null }, true);
    const quote = evidence[0]?.quote ?? '';
    const start = said.text.indexOf(quote);
    if (quote === '' || quote.length > 60 || start < 0) return null;
    const one = {
      value: (value as Record<string, unknown>)[asked.name],
      text: quote,
      start,
      end: start + quote.length,
    };
    return isFree(one, taken) ? { ...one, end: start } : null;
  } catch (error) {
    if (error instanceof NotGrounded || error instanceof CannotBeMet) return null;
    throw error;
  }
}

/** A code or name in quotation marks. */
function quotedFor(asked: Asked, { said, taken, isOnly }: Open): Found | null {
  const quotes = formed(said, 'quote', taken);
  return asked.isRequired && isOnly && quotes.length === 1 ? quotes[0] : null;
}

/** "The forecast for Porto": where the weather is asked for. */
function forecastFor({ name }: Asked, { said, taken, tool }: Open): Found | null {
  const isWeather = /weather|forecast|väder|prognos|wetter|météo|tiempo|clima/iu.test(tool.name) && name !== 'country';
  const own = said.names.filter((one) => isFree(one, taken) && isFor(said.text, one.start));
  return isWeather ? oneOf(own) : null;
}

/** "With the reference 'Rent April'": a quotation right beside what an argument is called. */
function quotedBeside({ name, schema }: Asked, { said, taken }: Open): Found | null {
  const beside = besideNoun({ ...nounsOf(name, schema), kinds: [] }, said.text);
  const quotes = formed(said, 'quote', taken).filter((one) => beside.some(({ start }) => start === one.start));
  return quotes.length === 1 ? quotes[0] : null;
}

/** "I want to return the gloves of order 8821": an article by what it is, where it is asked for by no number. */
function articleFor(asked: Asked, { said, taken, tool }: Open): Found | null {
  if (
    !/^(?:article|artikel|artículo)$/u.test(asked.name) ||
    !asked.isRequired ||
    /\d|code|number/iu.test(asked.described)
  )
    return null;
  const [own, ...more] = objectOfVerb(said.text).filter((one) => isFree(one, taken));
  const isOwn = own?.text
    .split(' ')
    .some((word) => [...wordsOf(tool)].some((other) => likeness(other, word.toLowerCase()) >= 0.9));
  return own && more.length === 0 && !isOwn && /^\D{3,40}$/u.test(own.text) ? { ...own, value: own.text } : null;
}

/** "User mholm": a handle beside its noun. */
function handleFor(asked: Asked, { said, taken, tool }: Open): Found | null {
  if (!/user|host|server|service|symbol|agent|key|bay/iu.test(asked.name)) return null;
  const found = thingFor({ ...asked, isRequired: false }, said, taken, false, wordsOf(tool));
  return found && !found.others ? found : null;
}

/** Things with how much there is of each, or people by their names. */
function rowsFor({ schema }: Asked, { all, said, taken }: Open): Found | null {
  const items = schema.items as Schema;
  const codes = all.filter(({ kind }) => kind === 'code').length;
  return goodsIn(items, said, taken, codes) ?? peopleRowsIn(items, said);
}

/** Several choices, codes, addresses, people or things. */
function listFor(asked: Asked, open: Open): Found | null {
  const items = asked.schema.items as Schema;
  const named = askedOf(asked.name.replace(/s$/u, ''), items, true);
  const item = named.kind === 'person' && OF_MAIL.test(asked.described) ? { ...named, kind: 'email' as const } : named;
  const own = /^(?:email|url|phone)$/u.test(item.kind)
    ? oneOf(formed(open.said, item.kind as Stretch['kind'], open.taken))
    : item.kind === 'thing' || item.kind === 'prose' || item.kind === 'person'
      ? thingsOf(open.said.text, item, open)
      : foundFor(item, { ...open, isOnly: true });
  if (!own) return null;
  const all = own.others ?? [own];
  const start = Math.min(...all.map((one) => one.start));
  return {
    value: all.map(({ value }) => value),
    text: all.map(({ text }) => text).join(', '),
    start,
    end: Math.max(...all.map(({ end }) => end)),
  };
}

/** "E-mail addresses to invite". */
const OF_MAIL = /(?<!\p{L})e-?mails?(?!\p{L})|(?<!\p{L})(?:e-?post|mejl|correo|courriel)/iu;

function thingsOf(text: string, item: Asked, { said, taken, tool }: Open): Found | null {
  const listed = [listAtEnd(text), objectOfVerb(text)].map((all) =>
    all.map((one) => ({ ...one, value: one.text as unknown })).filter((one) => isFree(one, taken)),
  );
  const best = listed.find((all) => all.length > 1) ?? [];
  if (best.length > 1) return oneOf(best);
  return item.kind === 'person' ? personFor(item, said, taken, true) : thingFor(item, said, taken, true, wordsOf(tool));
}
