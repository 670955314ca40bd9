import { allNamed, denies, entailed } from './choice.js';
import { type Span, stemIn } from './clause.js';
import { isCounting, listed } from './count-slot.js';
import { type Field, fieldFor, fieldsIn, listOf, hasSeveral, numberOf, tableIn, textOf, truthOf } from './fields.js';
import { type Evidence, from, fromText, type Grounded } from './grounded.js';
import { decided, type House, known } from './house.js';
import { numberFor } from './number-slot.js';
import { opposed, together } from './opposites.js';
import { plannedList, plannedNumber, plannedText } from './plan-slot.js';
import type { Facts, Plans } from './planned.js';
import { type Property, propertyIn, propertyOf, wordsOfName } from './property.js';
import type { Reading } from './reading.js';
import { CannotBeMet, isSchema, resolved, type Schema, typeOf } from './schema.js';
import { isOfHead, numberOfRow, type Row, rowsIn, textOfRow } from './rows.js';
import { itemScopes } from './segments.js';
import { listAfterName, textFor, textsFor } from './text-slot.js';
import { thingsIn } from './things.js';
import { CATEGORY, type Garment } from '../design-vocabulary.js';

/** All that values may rest on. */
export interface Ground {
  /** the last thing said */
  reading: Reading;
  /** what the caller said before it, for what the last thing leaves open; null where nothing was */
  before: Reading | null;
  house: House;
  /** concepts, where the text asks for some */
  plans: Plans | null;
  /** whether a member for a wish (`query`, `prompt`) may be the text itself: arguments of functions */
  wishes?: boolean;
  /** what a function says of itself, in lower case */
  about?: string;
}

/** A value that rests on nothing. `path` is a JSON Pointer to it. */
export class NotGrounded extends Error {
  constructor(readonly path: string) {
    super(`nothing says what ${path === '' ? 'the answer' : path} is`);
  }
}

export interface Filled {
  value: unknown;
  evidence: readonly Evidence[];
}

const MOST_VALUES = 5000;
const DEEPEST = 24;
const USUAL_PLANS = 3;
const MOST_ITEMS = 100;

interface Place {
  property: Property;
  path: string;
  scope: Span;
  /** the concept told of, inside a list of concepts */
  plan: Facts | null;
  depth: number;
  /** the row told of, inside a list that is written alike */
  row?: Row;
  /** the row told of, inside a table */
  cells?: readonly Field[];
}

/**
 * The value of a JSON Schema, each of its leaves grounded in the text, the house's knowledge, a calculation or a plan. What
 * is not required and rests on nothing is left out; null stands for it where the schema allows it.
 * The outcome still has to be validated.
 * @throws NotGrounded for what is required and rests on nothing, or when nothing at all was found; CannotBeMet for a schema that no value meets
 */
export function fill(schema: Schema, ground: Ground, mayBeEmpty = false): Filled {
  const filler = new Filler(schema, ground);
  const whole = quotedIn(ground.reading.text) ?? { start: 0, end: ground.reading.text.length };
  const root = { property: propertyOf(''), path: '', scope: whole, plan: null, depth: 0 };
  const value = filler.value(schema, root);
  const isEmpty = filler.rests.length === 0 && !filler.saidNull && !mayBeEmpty;
  if (value === undefined || isEmpty) throw new NotGrounded('');
  return { value, evidence: filler.rests.map(({ at: _at, labels: _labels, ...evidence }) => evidence) };
}

/** "Is this urgent? “…”", "“…” Which department?": what stands between quotation marks is the text that is asked about. */
const ASKED_ABOUT =
  /^(?:[^"“”«»„\n]{3,120}[?:.]\s{1,3}["“«„]([^"“”«»„]{8,})["”»“]\s*|["“«„]([^"“”«»„]{8,})["”»“]\s{1,3}[^"“”«»„\n]{3,80}\?\s*)$/u;

function quotedIn(text: string): Span | null {
  const found = ASKED_ABOUT.exec(text);
  const said = found?.[1] ?? found?.[2];
  if (said === undefined) return null;
  const start = text.indexOf(said);
  return { start, end: start + said.length };
}

/** Evidence, and which of several its slot asks for. */
type Rest = Evidence & { at?: number; labels: string };

class Filler {
  readonly rests: Rest[] = [];
  saidNull = false;
  private made = 0;
  private readonly fields: readonly Field[];
  private readonly table: readonly Field[][];

  constructor(
    private readonly root: Schema,
    private readonly ground: Ground,
  ) {
    this.fields = fieldsIn(ground.reading.text);
    this.table = tableIn(ground.reading.text);
  }

  /** What the text files under the name of a place. */
  private fieldOf({ property, scope, cells, plan }: Place): Field | null {
    if (plan) return null;
    return fieldFor(
      property,
      cells ?? this.fields.filter(({ start, end }) => start >= scope.start && end <= scope.end),
    );
  }

  /** @returns undefined where it rests on nothing and need not be */
  value(given: unknown, place: Place): unknown {
    if (++this.made > MOST_VALUES || place.depth > DEEPEST) throw new CannotBeMet('a schema too large or too deep');
    const schema = resolved(given, this.root);
    if ('const' in schema) return schema.const;
    const ways = [schema.anyOf, schema.oneOf].find((one) => Array.isArray(one)) as unknown[] | undefined;
    if (ways) return this.either(ways, schema, place);
    if (Array.isArray(schema.enum)) return this.leaf(schema, place, () => this.chosen(schema.enum as unknown[], place));
    return this.typed(schema, place);
  }

  /** The first way that can be gone; null where that is one of them. */
  private either(ways: readonly unknown[], { anyOf: _a, oneOf: _o, ...rest }: Schema, place: Place): unknown {
    let failure: Error = new CannotBeMet('no alternative');
    for (const way of ways.filter((one) => !isNull(one))) {
      const mark = this.rests.length;
      try {
        return this.value({ allOf: [rest, way] }, { ...place, depth: place.depth + 1 });
      } catch (error) {
        if (!(error instanceof CannotBeMet) && !(error instanceof NotGrounded)) throw error;
        this.rests.length = mark;
        failure = failure instanceof NotGrounded ? failure : error;
      }
    }
    if (ways.some(isNull)) return this.nothing();
    throw failure;
  }

  private nothing(): null {
    this.saidNull = true;
    return null;
  }

  private typed(schema: Schema, place: Place): unknown {
    switch (typeOf(schema)) {
      case 'object':
        return this.orNull(schema, () => this.object(schema, place));
      case 'array':
        return this.orNull(schema, () => this.array(schema, place));
      case 'null':
        return null;
      default:
        return this.leaf(schema, place, () => this.found(schema, place));
    }
  }

  private orNull(schema: Schema, make: () => unknown): unknown {
    const mark = this.rests.length;
    try {
      return make();
    } catch (error) {
      if (!(error instanceof NotGrounded) || !allowsNull(schema)) throw error;
      this.rests.length = mark;
      return this.nothing();
    }
  }

  private leaf(schema: Schema, place: Place, find: () => Grounded | null): unknown {
    const grounded = find();
    if (grounded && fits(grounded.value, schema)) return this.kept(grounded, place);
    if (allowsNull(schema)) return this.nothing();
    throw new NotGrounded(place.path);
  }

  private kept({ value, source, quote, at }: Grounded, { path, property }: Place): unknown {
    const labels = [property.kind, ...property.labels.map(([stem]) => stem).sort()].join(' ');
    this.rests.push({
      path,
      source,
      labels,
      ...(quote === undefined ? {} : { quote }),
      ...(at === undefined ? {} : { at }),
    });
    return value;
  }

  private found(schema: Schema, place: Place): Grounded | null {
    const type = typeOf(schema);
    const own = this.in(this.ground.reading, place, type, schema);
    const { before, plans } = this.ground;
    if (own || place.plan || !isWhole(place, this.ground.reading)) return own;
    const told = before && this.in(before, { ...place, scope: { start: 0, end: before.text.length } }, type, schema);
    return told ?? (plans && planned(plans.at(0), place.property, type));
  }

  private in(reading: Reading, place: Place, type: string, schema: Schema): Grounded | null {
    if (place.plan) return planned(place.plan, place.property, type);
    const { property, scope, row } = place;
    const { house } = this.ground;
    if (row && reading === this.ground.reading) return this.ofRow(reading, place, row, type, schema);
    const filed = reading === this.ground.reading ? this.filed(place, type, schema) : undefined;
    if (filed !== undefined) return filed;
    const isOwn = reading === this.ground.reading && isWhole(place, reading);
    if (type === 'boolean') return this.truth(reading, place, isOwn);
    const ofHouse = isOwn && !this.ground.wishes ? known(property, reading, house) : null;
    if (type === 'number' || type === 'integer')
      return (
        numeric(ofHouse) ??
        numberFor(property, reading, scope, this.ground.wishes) ??
        this.howMany(property, reading, scope)
      );
    if (ofHouse) return { ...ofHouse, value: String(ofHouse.value) };
    return this.worded(reading, place, schema, isOwn);
  }

  /** @returns null where it is filed under its name and open all the same; undefined where it is not */
  private filed(place: Place, type: string, { format }: Schema): Grounded | null | undefined {
    const field = this.fieldOf(place);
    if (!field) return undefined;
    const { reading } = this.ground;
    if (type === 'boolean') return truthOf(field, reading) ?? undefined;
    if (type === 'number' || type === 'integer')
      return numberOf(field, place.property, reading) ?? (hasSeveral(field, reading) ? null : undefined);
    const kind = typeof format === 'string' ? (FORMATS[format] ?? place.property.kind) : place.property.kind;
    return textOf(field, { ...place.property, kind }, reading) ?? undefined;
  }

  /** What a row says: its head for a name, else as anywhere, else the one part of it that may be meant. */
  private ofRow(reading: Reading, place: Place, row: Row, type: string, schema: Schema): Grounded | null {
    const { property, scope } = place;
    if (type === 'boolean') return this.truth(reading, place, false);
    if (type === 'number' || type === 'integer')
      return numberFor(property, reading, scope) ?? numberOfRow(property, row);
    if (isOfHead(property)) return textOfRow(property, row, reading.mentions);
    return this.worded(reading, place, schema, false) ?? textOfRow(property, row, reading.mentions);
  }

  private howMany(property: Property, reading: Reading, scope: Span): Grounded | null {
    return this.ground.wishes ? null : listed(property, reading, scope);
  }

  /** A text: a mention of the kind that is asked for, a sum as words, or the answer in words. */
  private worded(reading: Reading, { property, scope }: Place, schema: Schema, isOwn: boolean): Grounded | null {
    const format = typeof schema.format === 'string' ? FORMATS[schema.format] : undefined;
    if (format !== undefined) return textFor({ ...property, kind: format }, reading, scope);
    if (schema.format !== undefined) return null;
    const text = textFor(property, reading, scope);
    if (text)
      return this.ground.wishes
        ? isOfSearch(property, schema)
          ? asSaid(text)
          : withTitle(text, property, reading.text)
        : text;
    if (this.ground.wishes && property.words.includes('month')) return monthIn(reading.text);
    if (this.ground.wishes && isOwn)
      return wish(property, reading.text) ?? ofDevice(property, reading, this.ground.about ?? '');
    const sum = numberFor(property, reading, scope);
    if (sum && isSaidToBe(property, sum, reading.text) && !isCountAsCode(property, sum, reading, scope))
      return { ...sum, value: sum.source === 'text' ? sum.quote : String(sum.value) };
    return isOwn && !this.ground.wishes && property.kind === 'prose' ? this.prose() : null;
  }

  private prose(): Grounded | null {
    const { text, sources } = this.ground.house.answer;
    return sources.length > 0 ? from(sources[0], text) : null;
  }

  /** Yes where the text says it, no where it denies it, or what the answer in words decides. */
  private truth(reading: Reading, place: Place, isOwn: boolean): Grounded | null {
    const words = place.property.words.filter(
      (word) =>
        !/^(is|has|are|was|can|should|needs?|wants?|does|do|be|the|a|it)$/.test(word) &&
        !(/^contains?$/.test(word) && HOLDS.test(reading.text)),
    );
    const text = reading.text.slice(place.scope.start, place.scope.end);
    const kind = words.length === 1 ? ofGarment(words[0], reading) : null;
    if (kind) return kind;
    if (words.includes('machine') && words.includes('wash') && ONLY.test(text))
      return fromText(false, text.slice(0, 80));
    const told = mayBe(place.property.words, text);
    if (told) return told;
    if (
      isOwn &&
      /\?/.test(text) &&
      (place.property.weakKind === 'result' ||
        /^(allowed|safe|ok|possible|yes|washable|permitted)$/.test(words.join(' ')) ||
        words.some((word) => text.toLowerCase().includes(word.slice(0, 5))))
    )
      return decided(this.ground.house.answer);
    return (
      stated(words, text) ??
      together(words, text) ??
      opposed(words, text) ??
      byChoice(words, place.property, reading, place.scope)
    );
  }

  private chosen(values: readonly unknown[], place: Place): Grounded | null {
    if (place.plan) return plannedChoice(values, place);
    const field = this.fieldOf(place);
    const filed = field && entailed(values, place.property, this.ground.reading, field);
    if (filed) return filed;
    const read = entailed(values, place.property, this.ground.reading, place.scope);
    const own =
      read &&
      this.ground.wishes &&
      place.property.kind === 'language' &&
      read.quote === this.ground.reading.text.slice(0, 80)
        ? null
        : read;
    const { before, plans } = this.ground;
    if (own || !isWhole(place, this.ground.reading)) return own;
    const told = this.houseChoice(values, place) ?? (plans && plannedChoice(values, { ...place, plan: plans.at(0) }));
    return told ?? (before && entailed(values, place.property, before, { start: 0, end: before.text.length }));
  }

  private houseChoice(values: readonly unknown[], { property }: Place): Grounded | null {
    if (this.ground.wishes) return null;
    const told = known(property, this.ground.reading, this.ground.house);
    const value = told && values.find((one) => String(one).toLowerCase() === String(told.value).toLowerCase());
    return told && value !== null && value !== undefined ? { ...told, value } : null;
  }

  private object(schema: Schema, place: Place): Record<string, unknown> {
    const properties = isSchema(schema.properties) ? schema.properties : {};
    const own = place.plan ? NONE : stretchesOfParts(properties, this.root, this.ground.reading.text, place.scope);
    const required = new Set(
      Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === 'string') : [],
    );
    const made: Record<string, unknown> = {};
    const mark = this.rests.length;
    for (const name of new Set([...Object.keys(properties), ...required])) {
      const inner = Object.hasOwn(properties, name) ? properties[name] : schema.additionalProperties;
      const at = inside({ ...place, scope: own.get(name) ?? place.scope }, name, inner);
      const value =
        this.lengthOf(made, inner, at) ?? (required.has(name) ? this.value(inner, at) : this.ifPossible(inner, at));
      if (value !== undefined) made[name] = value;
    }
    for (const path of this.claimedTwice(mark, place)) {
      const name = Object.keys(properties).find((one) => inside(place, one, null).path === path) ?? '';
      if (required.has(name) && !mayBeNull(properties[name], this.root)) throw new NotGrounded(path);
      if (required.has(name)) made[name] = this.nothing();
      else delete made[name];
      this.rests.splice(0, this.rests.length, ...this.rests.filter((one) => one.path !== path));
    }
    return made;
  }

  /** A bare `count` beside one list of texts, where the text counts nothing itself: how many the list has. */
  private lengthOf(made: Record<string, unknown>, given: unknown, place: Place): unknown {
    if (place.plan || !isCounting(place.property) || !isNumeric(resolved(given, this.root))) return undefined;
    const lists = Object.values(made).filter((one) => Array.isArray(one));
    const [list] = lists;
    const counts = this.ground.reading.mentions.some(({ kind, unit }) => kind === 'number' && unit === undefined);
    if (lists.length !== 1 || counts || !list.every((one) => typeof one === 'string')) return undefined;
    return this.kept(from('arithmetic', list.length), place);
  }

  /** One number of the text cannot be two things that are called differently. */
  private claimedTwice(mark: number, { path }: Place): string[] {
    const own = this.rests
      .slice(mark)
      .filter((one) => one.at !== undefined && one.path.lastIndexOf('/') === path.length);
    return own
      .filter((one) => own.some((other) => other.at === one.at && other.labels !== one.labels))
      .map((one) => one.path);
  }

  private ifPossible(schema: unknown, place: Place): unknown {
    const mark = this.rests.length;
    try {
      return this.value(schema, place);
    } catch (error) {
      if (!(error instanceof CannotBeMet) && !(error instanceof NotGrounded)) throw error;
      this.rests.length = mark;
      return undefined;
    }
  }

  private array(schema: Schema, place: Place): unknown[] {
    if (Array.isArray(schema.prefixItems) || Array.isArray(schema.items)) throw new NotGrounded(place.path);
    const items = schema.items === undefined ? {} : resolved(schema.items, this.root);
    const most = typeof schema.maxItems === 'number' ? Math.min(schema.maxItems, MOST_ITEMS) : MOST_ITEMS;
    const found =
      typeOf(items) === 'object' && !Array.isArray(items.enum)
        ? this.objects(items, place, schema, most)
        : this.plain(items, place).slice(0, most);
    if (found.length === 0 || found.length < (typeof schema.minItems === 'number' ? schema.minItems : 0))
      throw new NotGrounded(place.path);
    return found;
  }

  private plain(items: Schema, place: Place): unknown[] {
    const { reading, house, plans } = this.ground;
    const { property, scope, path } = place;
    const field = Array.isArray(items.enum) ? null : this.fieldOf(place);
    const filed = field && typeOf(items) === 'string' ? listOf(field, reading) : [];
    const said = place.plan
      ? []
      : filed.length > 1
        ? filed
        : Array.isArray(items.enum)
          ? allNamed(items.enum, reading, scope)
          : someOr(LISTS.has(property.kind) ? listAfterName(property, reading, scope) : [], () =>
              textsFor(property, reading, scope),
            );
    const plan = place.plan ?? (plans && plans.at(0));
    const tags = said.length < 2 && this.ground.wishes ? taggedWith(property, reading.text) : [];
    const values = tags.length > 1 ? tags : said.length > 0 || !plan ? said : plannedList(plan, property);
    const points =
      property.kind === 'points' && house.answer.sources.length > 0
        ? house.answer.points.map((point) => from(house.answer.sources[0], point))
        : [];
    return (values.length > 0 ? values : points)
      .map((one) =>
        isNumeric(items) && typeof one.value === 'string' && /^\d+(?:\.\d+)?$/.test(one.value)
          ? { ...one, value: Number(one.value) }
          : one,
      )
      .filter(({ value }) => fits(value, items))
      .map((one, i) => this.kept(one, { ...place, path: `${path}/${i}` }));
  }

  /** A list of things: the concepts that are asked for, or one for each stretch of the text that tells of one. */
  private objects(items: Schema, place: Place, schema: Schema, most: number): unknown[] {
    const { plans } = this.ground;
    if (place.plan) return this.parts(items, place);
    if (plans) {
      const least = typeof schema.minItems === 'number' ? schema.minItems : 0;
      const count = Math.min(most, plans.length, Math.max(least, plans.wanted ?? USUAL_PLANS));
      return Array.from({ length: count }, (_, i) =>
        this.value(items, { ...place, path: `${place.path}/${i}`, plan: plans.at(i), depth: place.depth + 1 }),
      );
    }
    const names = isSchema(items.properties) ? Object.keys(items.properties) : [];
    const isTable =
      this.table.length > 0 && names.some((name) => fieldFor(propertyIn(name, null), this.table[0]) !== null);
    if (isTable)
      return this.table.slice(0, most).map((cells, i) => {
        const scope = { start: cells[0].start, end: cells[cells.length - 1].end };
        return this.value(items, { ...place, path: `${place.path}/${i}`, scope, cells, depth: place.depth + 1 });
      });
    const rows = rowsIn(this.ground.reading, place.scope);
    if (rows.length > 0)
      return rows
        .slice(0, most)
        .map((row, i) =>
          this.value(items, { ...place, path: `${place.path}/${i}`, scope: row, row, depth: place.depth + 1 }),
        );
    const scopes = itemScopes(items, this.ground.reading, place.scope);
    return scopes
      .slice(0, most)
      .map((scope, i) => this.value(items, { ...place, path: `${place.path}/${i}`, scope, depth: place.depth + 1 }));
  }

  /** The colours and cloths of a concept, each a thing of its own. */
  private parts(items: Schema, place: Place): unknown[] {
    const all = place.plan?.parts[place.property.kind ?? ''] ?? [];
    return all.map((plan, i) =>
      this.value(items, { ...place, path: `${place.path}/${i}`, plan, depth: place.depth + 1 }),
    );
  }
}

function inside({ path, depth, ...place }: Place, name: string, schema: unknown): Place {
  const pointer = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return { ...place, property: propertyIn(name, schema), path: pointer, depth: depth + 1 };
}

const NONE: ReadonlyMap<string, Span> = new Map();
/** Kinds that a list names in its own words. */
const LISTS: ReadonlySet<string | null> = new Set([null, 'person']);
const someOr = <T>(found: readonly T[], other: () => readonly T[]): readonly T[] =>
  found.length > 0 ? found : other();

/** "Bride: Ella Stone. Groom: Sam Reed.": the stretch of each of several things that the schema has members for and the text names in so many words. */
function stretchesOfParts(
  properties: Readonly<Record<string, unknown>>,
  root: Schema,
  text: string,
  scope: Span,
): ReadonlyMap<string, Span> {
  const names = Object.keys(properties).filter((name) => typeOf(resolved(properties[name], root)) === 'object');
  if (names.length < 2) return NONE;
  const low = text.slice(scope.start, scope.end).toLowerCase();
  const found = names.map((name) => ({ name, at: low.search(labelOf(name)) })).sort((a, b) => a.at - b.at);
  if (found.some(({ at }, i) => at < 0 || at === found[i - 1]?.at)) return NONE;
  return new Map(
    found.map(({ name, at }, i) => {
      const next = found[i + 1]?.at ?? low.length;
      const stop = i === found.length - 1 ? low.slice(at).search(/[.!?](?=\s|$)|\n/u) : -1;
      return [name, { start: scope.start + at, end: scope.start + (stop < 0 ? next : at + stop) }];
    }),
  );
}

const labelOf = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})${wordsOfName(name)
      .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
      .join(String.raw`[\s_-]{0,2}`)}\s?:`,
    'u',
  );

const FORMATS: Readonly<Record<string, string>> = {
  date: 'date',
  time: 'time',
  email: 'email',
  'idn-email': 'email',
  uri: 'url',
  url: 'url',
};

const isNumeric = (schema: Schema): boolean => /^(?:number|integer)$/.test(typeOf(schema));
const isNull = (way: unknown): boolean => isSchema(way) && way.type === 'null';
const isWhole = ({ scope }: Place, { text }: Reading): boolean => scope.start === 0 && scope.end === text.length;

function mayBeNull(given: unknown, root: Schema): boolean {
  const schema = resolved(given, root);
  const ways = [schema.anyOf, schema.oneOf].find((one) => Array.isArray(one)) as unknown[] | undefined;
  return allowsNull(schema) || ways?.some(isNull) === true;
}

function allowsNull({ type, enum: values, nullable }: Schema): boolean {
  if (Array.isArray(values)) return values.includes(null);
  return type === 'null' || nullable === true || (Array.isArray(type) && type.includes('null'));
}

/** Whether a value keeps the bounds of its schema; it is never bent to them. */
function fits(value: unknown, schema: Schema): boolean {
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if (typeof value === 'number')
    return (typeOf(schema) !== 'integer' || Number.isInteger(value)) && Number.isFinite(value);
  if (typeof value !== 'string') return true;
  const { maxLength, minLength } = schema;
  const length = [...value].length;
  return (
    length <= (typeof maxLength === 'number' ? maxLength : Infinity) &&
    length >= (typeof minLength === 'number' ? minLength : 0)
  );
}

/** Whether a number may be a text: a name that speaks of no measure takes the one that stands right after it. */
function isSaidToBe({ kind, unit, weakKind, labels }: Property, { at }: Grounded, text: string): boolean {
  if (kind !== null || unit !== null || weakKind !== null || at === undefined || labels.length === 0) return true;
  const before = /(?<!\p{L})(\p{L}{1,30})\s?(?::|=|is|was|är|ist|est|es|no\.?|nr\.?|#)?\s?$/iu.exec(
    text.slice(Math.max(0, at - 40), at),
  );
  const word = before?.[1] ?? '';
  return labels.some((stems) => stemIn(word, { start: 0, end: word.length }, stems, 0) >= 0);
}

/** "Receipt: 3 pairs of socks": what counts something is no number of a receipt. */
const isCountAsCode = ({ weakKind }: Property, { at }: Grounded, reading: Reading, scope: Span): boolean =>
  weakKind === 'code' && at !== undefined && thingsIn(reading, scope).some(({ start }) => start === at);

function numeric(grounded: Grounded | null): Grounded | null {
  return grounded && typeof grounded.value === 'number' ? grounded : null;
}

function planned(plan: Facts, property: Property, type: string): Grounded | null {
  if (type === 'number' || type === 'integer') return plannedNumber(plan, property);
  if (type !== 'boolean') return plannedText(plan, property);
  const [word] = property.words.filter((one) => !/^(is|has|with|have)$/.test(one));
  const told = plan.words[(propertyOf(word ?? '').kind ?? word ?? '').replace(/s$/, '')];
  return told === undefined ? null : from('plan', told.length > 0);
}

function plannedChoice(values: readonly unknown[], { property, plan }: Place): Grounded | null {
  const told = plan ? plannedList(plan, property) : [];
  const value = values.find((one) =>
    told.some((word) => String(word.value).toLowerCase() === String(one).toLowerCase()),
  );
  return value === undefined ? null : from('plan', value);
}

/** Whether a garment of the text is of the kind that a name like `is_dress` says. */
function ofGarment(word: string, { mentions }: Reading): Grounded | null {
  const kinds = new Set<string>([...Object.keys(CATEGORY), ...Object.values(CATEGORY)]);
  if (!kinds.has(word)) return null;
  const garments = mentions.filter(({ attribute, negated }) => attribute === 'garment' && !negated);
  const is = garments.map(({ value }) => value === word || CATEGORY[value as Garment] === word);
  return new Set(is).size === 1 ? fromText(is[0], garments[0].text) : null;
}

/** "Mrs Calloway": a surname alone keeps its title. */
function withTitle(found: Grounded, { kind, weakKind }: Property, text: string): Grounded {
  const name = String(found.value);
  if ((kind ?? weakKind) !== 'person' || name.includes(' ')) return found;
  const title = /(?<!\p{L})((?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau|Fru|Mme|Madame|Monsieur|Señora?|Sra?)\.?)\s$/u.exec(
    text.slice(0, Math.max(0, text.indexOf(name))),
  );
  return title ? { ...found, value: `${title[1]} ${name}` } : found;
}

/** "The payslip for 2026-10". */
function monthIn(text: string): Grounded | null {
  const found = [...text.matchAll(/(?<![\d-])(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?![\d-])/gu)];
  return found.length === 1 ? fromText(found[0][0], found[0][0]) : null;
}

/** What a text says that tells what is in a thing. */
const HOLDS =
  /(?<!\p{L})(?:contains?|traces|ingredients?|made (?:of|from|with)|innehåller|enthält|contient|contiene)(?!\p{L})/iu;
const MAY = /^(?:allowed|permitted|safe|ok|okay|possible|able)$/;
const ONLY =
  /(?<!\p{L})(?:dry[- ]?clean|professional(?:ly)? clean\p{L}*|hand[- ]?wash|spot[- ]?clean)\s+only(?!\p{L})/iu;

/** "Pets are not allowed", "smoking is prohibited". */
const FORBIDS =
  /^\p{L}+\s(?:\p{L}+\s){0,2}?(?:(?:is|are|be)\s)?(?:not\s(?:be\s)?(?:allowed|permitted|possible|welcome|\p{L}+ed)|prohibited|forbidden|banned|off limits|förbjud\p{L}*|inte tillåt\p{L}*|verboten|nicht (?:erlaubt|gestattet)|interdit\p{L}*|prohibid\p{L}*)(?!\p{L})/iu;

/** `bleach_allowed` of "Do not bleach.", `machine_washable` of "dry clean only": what a label lets one do, or forbids. */
function mayBe(words: readonly string[], text: string): Grounded | null {
  const last = words.at(-1) ?? '';
  const isAble = /^\p{L}{3,}able$/u.test(last);
  if (!isAble && !MAY.test(last)) return null;
  const does = (isAble ? [...words.slice(0, -1), last.replace(/e?able$/u, '')] : words.slice(0, -1)).filter(
    (word) => !/^(is|can|be|may|machine)$/.test(word),
  );
  const told = text.split(/(?<=[.!?;])\s|[,\n]/u).filter((part) => !part.trim().endsWith('?'));
  if (does.length !== 1 || does[0].length < 3) return null;
  const verb = new RegExp(String.raw`(?<!\p{L})${does[0].replace(/[^\p{L}]/gu, '')}\p{L}{0,3}(?!\p{L})`, 'iu');
  const only = told.find((part) => ONLY.test(part));
  if (only && /^(?:wash|tumble|bleach|machine)/.test(does[0]) && !/^(?:dry|clean)/.test(does[0]))
    return /hand/iu.test(only) && !words.includes('machine') ? null : fromText(false, only.trim());
  const part = told.find((one) => verb.test(one));
  if (part === undefined) return null;
  const at = part.search(verb);
  if (FORBIDS.test(part.slice(at))) return fromText(false, part.trim());
  if (
    denies(part.slice(0, at)) ||
    /(?<!\p{L})(?:not|never|no|n['’]t|inte|nicht|pas)(?!\p{L})/iu.test(part.slice(0, at))
  )
    return fromText(false, part.trim());
  return /^\W*(?:machine |hand |tumble )?$|(?<!\p{L})(?:may|can)(?: always| also)? be $/iu.test(part.slice(0, at))
    ? fromText(true, part.trim())
    : null;
}

/** What the text says in the very words of the name. */
function stated(words: readonly string[], text: string): Grounded | null {
  if (words.length === 0) return null;
  const low = text.toLowerCase();
  const at = low.search(
    new RegExp(
      String.raw`(?<!\p{L})${words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')).join(String.raw`[\s-]{0,2}`)}`,
      'u',
    ),
  );
  return at < 0 || /\?\s*$/.test(text)
    ? null
    : fromText(!denies(low.slice(0, at)), text.slice(Math.max(0, at - 20), at + 30));
}

function byChoice(words: readonly string[], property: Property, reading: Reading, scope: Span): Grounded | null {
  const found = entailed([words.join(' ')], property, reading, scope);
  if (found) return { ...found, value: true };
  const denied = entailed([`not ${words.join(' ')}`], property, reading, scope);
  return denied && { ...denied, value: false };
}

/** A function that describes its argument in the plural ("e.g. coats") takes the text's own word. */
const isOfSearch = ({ kind, weakKind }: Property, { description }: Schema): boolean =>
  (kind ?? weakKind) === 'garment' && typeof description === 'string' && /\p{L}{3}s(?!\p{L})/u.test(description);

const asSaid = (found: Grounded): Grounded =>
  found.quote === undefined ? found : { ...found, value: found.quote.toLowerCase() };

const WISH =
  /^(query|queries|q|search|prompt|question|keywords?|topic|style|description|text|message|input|expression|request|content|term|brief)$/;
const ASKING =
  /^(?:(?:please|can you|could you|would you|i want to|i would like to|i['’]d like to|snälla|kan du|bitte|kannst du|peux-tu|puedes)\s+)*(?:(?:search|look|find|show|draw|design|make|generate|create|calculate|compute|translate|what is|what['’]s|sök|hitta|visa|rita|räkna ut|suche?|zeige?|zeichne|berechne|cherche|montre|dessine|calcule|busca|muestra|dibuja|calcula)\b\s*(?:for|up|me|efter|mig|nach|mir|moi|por|an? image of|a picture of|an? concept for)?\s*)?/iu;

/** What is to be kept or said, after the words that ask for it: "remind me on Monday to buy buttons", "saying “…”". */
const SAID: readonly RegExp[] = [
  /[“«„"]([^"”»“]{2,500})["”»“]/u,
  /(?<!\p{L})[‘']([^'’]{2,500})['’](?!\p{L})/u,
  /(?:saying|that says|with the text|med texten|mit dem text|avec le texte|con el texto|diciendo)\s?:?\s?["“«„]?([^"”»“]{2,500})/iu,
  /^(?:please\s)?(?:remind me|set a reminder)\b[^.]{0,60}?\bto\s(\p{Ll}[^.!?]{1,300})/iu,
  /^påminn mig\b[^.]{0,60}?\b(?:om att|att)\s([^.!?]{2,300})/iu,
  /^erinnere? mich\b[^.]{0,60}?\b(?:daran,?|an)\s([^.!?]{2,300})/iu,
];

/** What is called so is kept only where it is told apart from the rest. */
const TITLE = /^(title|task|reminder|todo|subject|note|comment|remark|label)$/;
/** "… on 2026-12-10 at 08:30": when it is due is another argument's. */
const WHEN = /(?:\s(?:on|at|by|den|kl|klockan|am|um|le|à|el|a las)\s\d[\d:.-]{0,12}(?:\s?[ap]m)?){1,2}$/iu;
const TRANSLATES = /^\W{0,3}(?:\p{L}{1,20}\s){0,3}?(?:translate|översätt|übersetze?|tradui[st]?|traduce)(?!\p{L})/iu;
const INTO_LANGUAGE = /\s(?:into|to|in|till|ins|auf|en|al|à)\s\p{L}{3,20}[.!?]?$/iu;

const DEVICE =
  /^(?:machine|device|equipment|unit|printer|sensor|lamp|light|camera|robot|vehicle|car|van|truck|locker|station|line|loom|kiln|oven|vat|press|kettle|dryer|washer|boiler|pump|warehouse|branch|account|batch|roll|pallet|container|room|desk|gate|asset|server|maskin|maschine)$/;

/** "Set dryer D-4 to 55 degrees": the one number of a thing that the function itself speaks of. */
function ofDevice(
  { kind, weakKind, unit, words }: Property,
  { text, mentions }: Reading,
  about: string,
): Grounded | null {
  if (kind !== null || weakKind !== null || unit !== null || !DEVICE.test(words.at(-1) ?? '')) return null;
  const noun = words[words.length - 1];
  const named = [
    ...text.matchAll(
      new RegExp(String.raw`(?<!\p{L})${noun}\s(?:no\.?\s|number\s)?([A-Z]{1,5}-?\d{1,5}[A-Z]?)(?![\w-])`, 'giu'),
    ),
  ];
  if (named.length === 1) return fromText(named[0][1], named[0][0]);
  const codes = mentions.filter((one) => one.kind === 'code');
  const [code] = codes;
  if (codes.length !== 1) return null;
  const before = /(?<!\p{L})(\p{L}{3,20})\s(?:no\.?\s|number\s)?$/u.exec(
    text.slice(Math.max(0, code.start - 40), code.start),
  )?.[1];
  return before !== undefined && about.includes(before.toLowerCase().replace(/s$/u, ''))
    ? fromText(code.value, code.text)
    : null;
}

/** "Tag article 88 with linen, summer and sale": what stands after "with" at the end. */
function taggedWith({ words }: Property, text: string): Grounded[] {
  if (!words.some((word) => /^(?:tags?|labels?|keywords?|categories|taggar|etiketter)$/.test(word))) return [];
  const found =
    /(?<!\p{L})(?:with|as|med|mit|avec|con)\s(?:the (?:tags|labels|keywords)\s)?([^.!?:;]{3,200})[.!]?\s*$/iu.exec(
      text,
    );
  const parts = (found?.[1] ?? '')
    .split(/,\s(?:(?:and|och|und|et|y)\s)?|\s(?:and|och|und|et|y|&)\s/u)
    .map((part) => part.trim().replace(/^["“']|["”']$/gu, ''));
  return parts.every((part) => /^[\p{L}\d][\p{L}\d -]{0,30}$/u.test(part))
    ? parts.map((part) => fromText(part, part))
    : [];
}

/** The wish itself, without the words that ask for it. */
function wish({ words }: Property, text: string): Grounded | null {
  const isTitle = words.some((word) => TITLE.test(word));
  if (!isTitle && !words.some((word) => WISH.test(word))) return null;
  const told = SAID.map((one) => one.exec(text)?.[1]?.trim()).find((one) => one !== undefined && one !== '');
  if (isTitle) return told === undefined ? null : fromText(told.replace(WHEN, ''), told);
  if (told !== undefined) return fromText(told, told);
  const asked = TRANSLATES.test(text) ? text.trim().replace(INTO_LANGUAGE, '') : text.trim();
  const said =
    asked
      .replace(ASKING, '')
      .replace(/\s*\?$/, '')
      .trim() || asked;
  return said === '' ? null : fromText(said, said);
}
