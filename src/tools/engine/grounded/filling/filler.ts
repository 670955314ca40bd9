import { alikeRows, besideRows, bulletsIn, headingFor, isOfHeading, partiesIn } from '../alike/index.js';
import { isCalledOtherwise, isUnfit } from '../called/index.js';
import { countsThe, isCounting } from '../count-slot.js';
import { from, type Grounded } from '../grounded.js';
import type { Span } from '../clause.js';
import { type Property, propertyIn, propertyOf } from '../property.js';
import type { Reading } from '../reading.js';
import { SIDES } from '../sides.js';
import { CannotBeMet, isSchema, resolved, type Schema, typeOf } from '../schema.js';
import { allowsNull, fits, isLeaf, isNull, isNumeric, mayBeNull } from './allowed.js';
import { calledOtherwise } from './called-otherwise.js';
import { chosen } from './chosen.js';
import { found } from './found.js';
import { type Ground, NotGrounded } from './ground.js';
import { listsWithOthers } from './lists-with-others.js';
import { itemPlaces } from './item-places.js';
import { inside, isWhole, type Place } from './place.js';
import { plainList } from './plain-list.js';
import { claimedTwice, type Rest } from './one-claim.js';
import { inRound } from './in-round.js';
import { solvingFor } from './solving.js';
import { type Source, sourceOf } from './source.js';
import { type Spans, spansFor } from '../spans/index.js';
import { firstly, firstWords, lastly, type Way } from '../lastly/index.js';
import { leftFor, slotOf } from '../left/index.js';
import { asksForWords } from './asks-for-words.js';
import { yesOrNoAmong } from './yes-or-no-choice.js';
import { isWholeList } from './whole-list.js';
import { overRows, rowsOf } from './over-rows.js';
import { asLabelled } from './as-labelled.js';
import { withoutLabel } from './without-label.js';
import { toldAround } from './told-around.js';
import { problemFor } from '../problems/index.js';
import { NONE, stretchesOfParts } from './stretches-of-parts.js';

/** "treasurer and": what joins a value to the next is no part of it. */
const LOOSE_END = /(?:\s?[,;]|\s(?:and|och|und|et))+$/u;
const MOST_VALUES = 5000;
const DEEPEST = 24;
const MOST_ITEMS = 100;

/** A member of an object, its schema and its place. */
type Member = [name: string, schema: unknown, place: Place];

export class Filler {
  readonly rests: Rest[] = [];
  saidNull = false;
  /** where lists of rows stand in the text, by their paths */
  private readonly listed = new Map<string, Span>();
  private made = 0;
  private readonly source: Source;

  constructor(
    private readonly root: Schema,
    ground: Ground,
  ) {
    this.source = sourceOf(ground);
  }

  /** @returns undefined where it rests on nothing and need not be */
  value(given: unknown, place: Place): unknown {
    if (++this.made > MOST_VALUES || place.depth > DEEPEST) throw new CannotBeMet('a schema too large or too deep');
    const schema = resolved(given, this.root);
    if ('const' in schema) return schema.const;
    const ways = [schema.anyOf, schema.oneOf].find((one) => Array.isArray(one)) as unknown[] | undefined;
    if (ways) return this.either(ways, schema, place);
    if (Array.isArray(schema.enum)) return this.leaf(schema, place, () => this.oneOf(schema.enum as unknown[], place));
    return this.typed(schema, place);
  }

  private oneOf(values: readonly unknown[], place: Place): Grounded | null {
    return chosen(this.source, values, place) ?? yesOrNoAmong(this.source.ground, values, place);
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
        return this.leaf(schema, place, () => found(this.source, schema, place));
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
    const own = place.told?.get(place.property.name);
    const told = own === undefined ? find() : own;
    const whole = told && asLabelled(told, place.property, this.source.ground.reading.text);
    const grounded = whole && inRound(withoutLabel(whole, place.property), schema);
    const isSure = own !== undefined && own !== null;
    if (grounded && fits(grounded.value, schema) && (isSure || !this.isOther(grounded, place)))
      return this.kept(grounded, place);
    if (allowsNull(schema)) return this.nothing();
    throw new NotGrounded(place.path);
  }

  private isOther(grounded: Grounded, { property, plan }: Place): boolean {
    const { reading } = this.source.ground;
    if (plan) return false;
    if (typeof grounded.value === 'number' && !this.source.ground.wishes) {
      const solved = problemFor(property, reading);
      if (solved !== undefined && solved?.value !== grounded.value) return true;
    }
    return isCalledOtherwise(grounded, property, reading) || isUnfit(grounded, property, reading);
  }

  /** A number that a small problem of the text comes to, the last day of a term; undefined where the text is none, or the slot asks for none. */
  private solved(schema: Schema, place: Place, others: readonly Place[]): Grounded | null | undefined {
    const { wishes, reading } = this.source.ground;
    const isWhole = place.scope.start === 0 && place.scope.end === reading.text.length;
    const way = solvingFor(schema);
    if (wishes || !isWhole || place.row || !way) return undefined;
    for (const { property } of [place, ...others]) {
      const found = way(property, reading);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private kept({ value, source, quote, at }: Grounded, { path, property }: Place): unknown {
    const sides = property.words.filter((word) => SIDES.has(word));
    const labels = [property.kind, ...property.labels.map(([stem]) => stem).sort(), ...sides].join(' ');
    this.rests.push({
      path,
      source,
      labels,
      ...(quote === undefined ? {} : { quote }),
      ...(at === undefined ? {} : { at }),
    });
    return typeof value === 'string' ? asWritten(value.replace(LOOSE_END, ''), quote) : value;
  }

  private object(schema: Schema, place: Place): Record<string, unknown> {
    const properties = isSchema(schema.properties) ? schema.properties : {};
    const required = requiredOf(schema);
    const made: Record<string, unknown> = {};
    const failed = new Map<string, NotGrounded>();
    const mark = this.rests.length;
    const asked = this.members(schema, properties, required, place);
    for (const [name, inner, at] of asked) {
      made[name] = this.lengthOf(made, inner, at) ?? this.inWords(inner, at, required.has(name), failed);
    }
    const closed = this.reckonOverRows(asked, made, failed);
    const members = asked.filter(([name]) => !closed.has(name));
    const lacked = [...closed].find((name) => required.has(name));
    if (lacked !== undefined) throw failed.get(lacked) ?? new NotGrounded(place.path);
    this.withoutOfRows(members, made, failed);
    this.fillBesideRows(members, made, place);
    this.fillWithLeft(members, made, place);
    for (const [name, inner, at] of members) {
      if (place.told?.get(name) === null && made[name] === null) continue;
      made[name] = made[name] ?? this.toldAround(inner, at) ?? made[name];
      if (made[name] !== undefined) continue;
      const failure = failed.get(name);
      if (failure && required.has(name)) throw failure;
      delete made[name];
    }
    this.withoutClaimedTwice(mark, place, made, properties, required);
    return made;
  }

  /** A member by its name, else by what it is called otherwise. */
  private inWords(schema: unknown, place: Place, isRequired: boolean, failed: Map<string, NotGrounded>): unknown {
    if (place.plan || place.told?.has(place.property.name)) return this.attempted(schema, place, isRequired, failed);
    const others = calledOtherwise(place, schema, this.source.ground.reading);
    const own = resolved(schema, this.root);
    const solved = this.solved(own, place, others);
    if (solved !== undefined) return this.asSolved(solved, own, place, failed);
    const first = this.firstly(schema, place, others) ?? this.ownName(schema, place, isRequired, failed, others);
    if (first !== undefined && first !== null) return first;
    for (const other of others) {
      const value = this.attempted(schema, other, isRequired, new Map());
      if (value !== undefined && value !== null) return value;
    }
    return this.lastly(schema, place, others) ?? first;
  }

  /** What a problem comes to, and nothing else of the text. */
  private asSolved(solved: Grounded | null, schema: Schema, place: Place, failed: Map<string, NotGrounded>): unknown {
    const told = solved && inRound(solved, schema);
    if (told && fits(told.value, schema)) return this.kept(told, place);
    if (allowsNull(schema)) return this.nothing();
    failed.set(place.property.name, new NotGrounded(place.path));
    return undefined;
  }

  /** A member by its own name, where that is not better read in English. */
  private ownName(
    schema: unknown,
    place: Place,
    isRequired: boolean,
    failed: Map<string, NotGrounded>,
    others: readonly Place[],
  ): unknown {
    if (!this.isForeign(schema, place, others)) return this.attempted(schema, place, isRequired, failed);
    failed.set(place.property.name, new NotGrounded(place.path));
    return undefined;
  }

  /** Whether a name says what kind of words it asks for in English alone. */
  private isForeign(schema: unknown, { property }: Place, others: readonly Place[]): boolean {
    const english = others.at(-1)?.property;
    return (
      english !== undefined &&
      property.kind === null &&
      property.weakKind === null &&
      english.kind !== null &&
      asksForWords(resolved(schema, this.root), this.root)
    );
  }

  /** A number, or words, told in a form of its own. */
  private firstly(schema: unknown, place: Place, others: readonly Place[]): unknown {
    const own = resolved(schema, this.root);
    if (isNumeric(own)) return this.foundBy(firstly, own, place, others);
    const isOfWords = typeOf(own) === 'string' && asksForWords(own, this.root) && !this.source.ground.wishes;
    return isOfWords ? this.foundBy(firstWords, own, place, others) : undefined;
  }

  /** What the text says in a form that no name leads to. */
  private lastly(schema: unknown, place: Place, others: readonly Place[]): unknown {
    const own = resolved(schema, this.root);
    return this.foundBy((property, reading, scope) => lastly(property, own, reading, scope), own, place, others);
  }

  private foundBy(way: Way, schema: Schema, place: Place, others: readonly Place[]): unknown {
    for (const { property } of [place, ...others]) {
      const found = way(property, this.source.ground.reading, place.scope);
      if (found && fits(found.value, schema) && !isUnfit(found, property, this.source.ground.reading))
        return this.kept(found, place);
    }
    return undefined;
  }

  /** A member, undefined where nothing says it; what is required and fits no text at all is no matter of the text. */
  private attempted(schema: unknown, place: Place, isRequired: boolean, failed: Map<string, NotGrounded>): unknown {
    const mark = this.rests.length;
    try {
      return this.value(schema, place);
    } catch (error) {
      if (!(error instanceof NotGrounded) && (isRequired || !(error instanceof CannotBeMet))) throw error;
      this.rests.length = mark;
      if (error instanceof NotGrounded) failed.set(place.property.name, error);
      return undefined;
    }
  }

  /** Numbers that the rows of a list come to, whatever else they are reckoned by. @returns those that they leave open */
  private reckonOverRows(
    members: readonly Member[],
    made: Record<string, unknown>,
    failed: Map<string, NotGrounded>,
  ): ReadonlySet<string> {
    const closed = new Set<string>();
    const lists = members.flatMap(
      ([name, inner]) => rowsOf(name, made[name], resolved(inner, this.root), this.root) ?? [],
    );
    if (lists.length === 0 || this.source.ground.plans) return closed;
    for (const [name, inner, at] of members) {
      const own = resolved(inner, this.root);
      const told = isNumeric(own) ? overRows(at.property, lists, this.source.ground.reading) : undefined;
      if (told === undefined || told?.value === made[name]) continue;
      const rest = this.rests.findIndex(({ path }) => path === at.path);
      if (rest >= 0 && this.rests[rest].source === 'text') continue;
      if (rest >= 0) this.rests.splice(rest, 1);
      if (told !== null && fits(told.value, own)) made[name] = this.kept(told, at);
      else {
        closed.add(name);
        failed.set(name, new NotGrounded(at.path));
        made[name] = allowsNull(own) ? this.nothing() : undefined;
      }
    }
    return closed;
  }

  /** Takes back the name or the title of all where it stands in one of the rows alone. */
  private withoutOfRows(
    members: readonly Member[],
    made: Record<string, unknown>,
    failed: Map<string, NotGrounded>,
  ): void {
    for (const [name, , at] of members) {
      const i = this.rests.findIndex(({ path }) => path === at.path);
      const rest = this.rests.at(i);
      if (i < 0 || !rest || !isOfHeading(at.property) || !this.isOfRow({ value: made[name], ...rest }, members))
        continue;
      made[name] = undefined;
      failed.set(name, new NotGrounded(at.path));
      this.rests.splice(i, 1);
    }
  }

  /** Members that the text around the rows of a list tells: "Lemon pancakes, serves 4", "Total: 195.00". */
  private fillBesideRows(members: readonly Member[], made: Record<string, unknown>, { scope, path }: Place): void {
    const { ground } = this.source;
    const rows = members.map(([, , at]) => this.listed.get(at.path)).find((span) => span !== undefined);
    const open = members.filter(([name]) => made[name] === undefined);
    if (!rows || open.length === 0) return;
    const reading = besideRows(ground.reading, rows, scope);
    const properties = Object.fromEntries(open.map(([name, inner]) => [name, inner]));
    const beside = new Filler(this.root, { ...ground, reading });
    const whole = { start: 0, end: reading.text.length };
    const told = beside.object(
      { type: 'object', properties },
      { property: propertyOf(''), path, scope: whole, plan: null, depth: 0 },
    );
    for (const [name] of open) if (told[name] !== undefined) made[name] = told[name];
    this.rests.push(...beside.rests.map(({ at: _at, ...rest }) => rest));
    for (const [name, inner, at] of open) {
      const headed = made[name] ?? this.headed(inner, at, reading);
      if (headed !== undefined) made[name] = headed;
    }
  }

  /** What a list is headed, or an object all of whose members that tells; undefined where it does not. */
  private headed(schema: unknown, at: Place, reading: Reading, of?: Property): unknown {
    const own = resolved(schema, this.root);
    if (!isSchema(own.properties) || of !== undefined) {
      const head = headingFor(at.property, own, reading, of);
      return head && fits(head.value, own) ? this.kept(head, at) : undefined;
    }
    const mark = this.rests.length;
    const made = Object.entries(own.properties).map(([name, inner]): [string, unknown] => {
      const property = propertyIn(name, resolved(inner, this.root));
      return [name, this.headed(inner, { ...at, property, path: `${at.path}/${name}` }, reading, at.property)];
    });
    if (made.every(([, value]) => value !== undefined)) return Object.fromEntries(made);
    this.rests.length = mark;
    return undefined;
  }

  /** What is left of the text goes to members that are open. */
  private fillWithLeft(
    members: readonly Member[],
    made: Record<string, unknown>,
    { plan, row, cells, scope, told }: Place,
  ): void {
    const { ground } = this.source;
    if (plan || row || cells || ground.wishes) return;
    const slots = members.map(([name, inner, own]) => {
      const at = calledOtherwise(own, inner, ground.reading).at(-1) ?? own;
      return { name, at, ...slotOf(at.property, resolved(inner, this.root)) };
    });
    const isOpen = ({ name }: { name: string }): boolean =>
      made[name] === undefined || (made[name] === null && told?.get(name) !== null);
    const given = (path: string): Rest[] =>
      this.rests.filter((one) => one.path === path || one.path.startsWith(`${path}/`));
    const fillOne = (): boolean =>
      slots.filter(isOpen).some((slot) => {
        const filled = new Map(slots.filter((one) => !isOpen(one)).map((one) => [one, given(one.at.path)]));
        const value = leftFor(slot, { open: slots.filter(isOpen), filled, reading: ground.reading, scope });
        if (
          value === null ||
          !fits(value.value, slot.schema) ||
          this.isOther(value, slot.at) ||
          this.isOfRow(value, members)
        )
          return false;
        made[slot.name] = this.kept(withoutLabel(value, slot.at.property), slot.at);
        return true;
      });
    while (slots.some(isOpen) && fillOne());
  }

  /** Whether a value stands in the rows of a list that is read, and nowhere beside them: it is told of one of them. */
  private isOfRow({ quote }: Grounded, members: readonly Member[]): boolean {
    const { text } = this.source.ground.reading;
    const rows = members.map(([, , at]) => this.listed.get(at.path)).find((span) => span !== undefined);
    return (
      rows !== undefined &&
      quote !== undefined &&
      !`${text.slice(0, rows.start)}\n${text.slice(rows.end)}`.includes(quote)
    );
  }

  /** What an object has, each with its schema and its place. */
  private members(
    { additionalProperties }: Schema,
    properties: Schema,
    required: ReadonlySet<string>,
    place: Place,
  ): Member[] {
    const { reading } = this.source.ground;
    const own = place.plan ? NONE : stretchesOfParts(properties, this.root, reading, place.scope);
    const parties = isRead(place) ? partiesIn(properties, this.root, reading, place.scope) : NO_PARTIES;
    const members = [...new Set([...Object.keys(properties), ...required])].map((name): Member => {
      const inner = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
      const isInner = place.isName === true && !isLeaf(resolved(inner, this.root));
      const { told: _told, isName: _isName, ...around } = place;
      return [
        name,
        inner,
        inside(
          { ...(isInner ? around : place), scope: own.get(name) ?? place.scope, ...parties.get(name) },
          name,
          inner,
        ),
      ];
    });
    const spans = this.spansOf(members, place);
    return members.map(([name, inner, at]) => [name, inner, { ...at, spans }]);
  }

  /** A place by its name where that says what it is, else by what it is called in English. */
  private knownAs(schema: unknown, place: Place): Place {
    const { kind, weakKind } = place.property;
    if ((kind !== null && kind !== 'person') || (weakKind !== null && weakKind !== 'person')) return place;
    return calledOtherwise(place, schema, this.source.ground.reading).at(-1) ?? place;
  }

  /** A member as the text tells it around what a sentence inserts between commas. */
  private toldAround(schema: unknown, place: Place): unknown {
    const { ground } = this.source;
    const own = resolved(schema, this.root);
    if (place.plan || place.row || place.cells || place.told || ground.wishes || !isLeaf(own)) return undefined;
    const around = isWhole(place, ground.reading) ? toldAround(place.property, ground.reading) : null;
    if (!around) return undefined;
    const filler = new Filler(this.root, { ...ground, reading: around.reading });
    const found = filler.alone(place.property.name, schema, place.depth);
    const [rest] = filler.rests;
    if (found === undefined || found === null || rest?.quote === undefined || !around.isTold(rest.quote))
      return undefined;
    const { at: _at, ...kept } = rest;
    this.rests.push({ ...kept, path: place.path });
    return found;
  }

  /** What one member is by itself. */
  private alone(name: string, schema: unknown, depth: number): unknown {
    const scope = { start: 0, end: this.source.ground.reading.text.length };
    const root = { property: propertyOf(''), path: '', scope, plan: null, depth };
    return this.object({ properties: { [name]: schema } }, root)[name];
  }

  /** What of the text fills the members that ask for words. */
  private spansOf(members: readonly Member[], place: Place): Spans | undefined {
    const { ground } = this.source;
    if (place.plan || ground.wishes) return undefined;
    const asked = members.filter(([, inner]) => asksForWords(resolved(inner, this.root), this.root));
    return spansFor(
      asked.map(([, inner, at]) => this.knownAs(inner, at).property),
      ground.reading,
      place.scope,
    );
  }

  /** Takes back what rests on one number of the text as two things that are called differently. */
  private withoutClaimedTwice(
    mark: number,
    place: Place,
    made: Record<string, unknown>,
    properties: Schema,
    required: ReadonlySet<string>,
  ): void {
    const lists = listsWithOthers(made).map((name) => inside(place, name, null).path);
    for (const path of [...claimedTwice(this.rests.slice(mark), place.path), ...lists]) {
      const name = Object.keys(properties).find((one) => inside(place, one, null).path === path) ?? '';
      if (required.has(name) && !mayBeNull(properties[name], this.root)) throw new NotGrounded(path);
      if (required.has(name)) made[name] = this.nothing();
      else delete made[name];
      this.rests.splice(
        0,
        this.rests.length,
        ...this.rests.filter((one) => one.path !== path && !one.path.startsWith(`${path}/`)),
      );
    }
  }

  /** A bare `count` beside one list of texts, where the text counts nothing itself: how many the list has. */
  private lengthOf(made: Record<string, unknown>, given: unknown, place: Place): unknown {
    if (place.plan || !isNumeric(resolved(given, this.root))) return undefined;
    const counted = Object.entries(made).find(([name, one]) => Array.isArray(one) && countsThe(place.property, name));
    if (counted) return this.kept(from('arithmetic', (counted[1] as unknown[]).length), place);
    if (!isCounting(place.property)) return undefined;
    const lists = Object.values(made).filter((one) => Array.isArray(one));
    const [list] = lists;
    const counts = this.source.ground.reading.mentions.some(
      ({ kind, unit }) => kind === 'number' && unit === undefined,
    );
    if (lists.length !== 1 || counts || !list.every((one) => typeof one === 'string')) return undefined;
    return this.kept(from('arithmetic', list.length), place);
  }

  private array(schema: Schema, place: Place): unknown[] {
    if (Array.isArray(schema.prefixItems) || Array.isArray(schema.items)) throw new NotGrounded(place.path);
    const items = schema.items === undefined ? {} : resolved(schema.items, this.root);
    const most = typeof schema.maxItems === 'number' ? Math.min(schema.maxItems, MOST_ITEMS) : MOST_ITEMS;
    const least = typeof schema.minItems === 'number' ? schema.minItems : 1;
    const made =
      typeOf(items) === 'object' && !Array.isArray(items.enum)
        ? this.things(items, place, schema, most)
        : this.plain(items, place, most);
    if (made.length < Math.max(1, least)) throw new NotGrounded(place.path);
    return made;
  }

  /** Things one by one: of rows that are written alike, else as a form of list that is known tells them. */
  private things(items: Schema, place: Place, schema: Schema, most: number): unknown[] {
    const mark = this.rests.length;
    try {
      const made = this.alike(items, place, most);
      if (made.length > 0) return made;
    } catch (error) {
      if (!(error instanceof NotGrounded) || error.isFinal) throw error;
    }
    this.rests.length = mark;
    const places = itemPlaces(this.source, items, place, schema, most);
    const { plans, reading } = this.source.ground;
    const isCut = places.length === most;
    const isPart =
      !isCut && (places.length < bulletsIn(reading.text, place.scope) || !isWholeList(scopesOf(places), reading.text));
    if (!plans && isPart) throw new NotGrounded(place.path);
    return places.map((one) => this.value(items, one));
  }

  private alike(items: Schema, place: Place, most: number): unknown[] {
    if (place.plan || place.row || place.cells || this.source.ground.wishes) return [];
    const all = alikeRows(items, this.root, this.source.ground.reading, place.scope);
    if (!isWholeList(scopesOf(all), this.source.ground.reading.text)) throw new NotGrounded(place.path);
    const lacking = all.findIndex(({ told }) => this.lacks(items, told));
    if (lacking >= 0) throw new NotGrounded(`${place.path}/${lacking}`, true);
    const rows = all.slice(0, most);
    const made = rows.map((row, i) =>
      this.value(items, { ...place, ...row, path: `${place.path}/${i}`, depth: place.depth + 1 }),
    );
    if (rows.length > 0)
      this.listed.set(place.path, { start: rows[0].scope.start, end: rows[rows.length - 1].scope.end });
    return made;
  }

  /** Whether a row denies what its thing must have. */
  private lacks({ properties }: Schema, told: ReadonlyMap<string, unknown>): boolean {
    return [...told].some(
      ([name, value]) => value === null && isSchema(properties) && !mayBeNull(properties[name], this.root),
    );
  }

  private plain(items: Schema, place: Place, most: number): unknown[] {
    return plainList(this.source, items, place)
      .slice(0, most)
      .map((one, i) => this.kept(one, { ...place, path: `${place.path}/${i}` }));
  }
}

const NO_PARTIES: ReturnType<typeof partiesIn> = new Map();
/** Whether what is told of a place is still to be read. */
const isRead = ({ plan, row, cells, told, isName }: Place): boolean =>
  !plan && !row && !cells && (!told || isName === true);
/** "Wide leg trousers" as the text has it, "wide-leg trousers". */
const asWritten = (value: string, quote = ''): string => {
  const said = quote.toLowerCase();
  return value.includes(' ') && said !== value && said.replaceAll('-', ' ') === value ? said : value;
};
const scopesOf = (places: readonly { scope: Span }[]): Span[] => places.map(({ scope }) => scope);

const requiredOf = ({ required }: Schema): ReadonlySet<string> =>
  new Set(Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []);
