import type { Sources } from './facts.js';
import { meaningOf, numberFor, partsFor, textsFor } from './meaning.js';
import { numberValue } from './number-value.js';
import { CannotBeMet, isSchema, resolved, type Schema, typeOf } from './schema.js';
import { chosen, namedOf, textValue, type Place } from './text-value.js';

export { CannotBeMet } from './schema.js';

const MOST_VALUES = 5000;
const DEEPEST = 24;
/** Below this nothing optional is made, so that schemas that refer to themselves come to an end. */
const DEEP = 6;
const USUAL_ITEMS = 3;
const MOST_ITEMS = 100;

/**
 * A value that a JSON Schema describes, told from the sources by the names of its properties. Lists hold as many as
 * the question asks for within the schema's bounds, each of another concept. The outcome still has to be validated:
 * `not`, `if` and `contains` are not planned for.
 * @param attempt 0, 1, …: the way taken where a schema offers several, and from 1 on only what is required
 * @throws CannotBeMet
 */
export function instanceOf(schema: Schema, sources: Sources, attempt: number): unknown {
  const facts = sources.own ?? sources.concepts.at(0);
  return new Maker(schema, sources, attempt).value(schema, { name: '', facts, listed: false, index: 0 }, 0);
}

type Things = Sources['concepts'];

class Maker {
  private made = 0;

  constructor(
    private readonly root: Schema,
    private readonly sources: Sources,
    private readonly attempt: number,
  ) {}

  value(given: unknown, place: Place, depth: number): unknown {
    if (++this.made > MOST_VALUES || depth > DEEPEST) throw new CannotBeMet('a schema too large or too deep');
    const schema = resolved(given, this.root);
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.enum)) return chosen(schema.enum, place, this.sources);
    const ways = [schema.anyOf, schema.oneOf].find((one) => Array.isArray(one)) as unknown[] | undefined;
    if (ways) return this.either(ways, schema, place, depth);
    return this.typed(schema, place, depth);
  }

  /** The first way that can be gone, those without null before. */
  private either(
    ways: readonly unknown[],
    { anyOf: _a, oneOf: _o, ...rest }: Schema,
    place: Place,
    depth: number,
  ): unknown {
    const isNull = (way: unknown): boolean => isSchema(way) && way.type === 'null';
    const inOrder =
      depth > DEEP ? ways.filter(isNull).concat(ways) : [...ways].sort((a, b) => Number(isNull(a)) - Number(isNull(b)));
    let failure = new CannotBeMet('no alternative');
    for (let i = 0; i < inOrder.length; i++) {
      const way = inOrder[(i + Math.max(0, this.attempt - 1)) % inOrder.length];
      try {
        return this.value({ allOf: [rest, way] }, place, depth + 1);
      } catch (error) {
        if (!(error instanceof CannotBeMet)) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  private typed(schema: Schema, place: Place, depth: number): unknown {
    switch (typeOf(schema)) {
      case 'object':
        return this.object(schema, place, depth);
      case 'array':
        return this.array(schema, place, depth);
      case 'number':
        return numberValue(schema, numberFor(place.name, place.facts, this.sources), false);
      case 'integer':
        return numberValue(schema, numberFor(place.name, place.facts, this.sources), true);
      case 'boolean':
        return isTrueOf(place);
      case 'null':
        return null;
      default:
        return textValue(schema, place, this.sources);
    }
  }

  private object(schema: Schema, place: Place, depth: number): Record<string, unknown> {
    const properties = isSchema(schema.properties) ? schema.properties : {};
    const required = new Set(
      Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === 'string') : [],
    );
    const made: Record<string, unknown> = {};
    for (const name of new Set([...required, ...Object.keys(properties)])) {
      const needed = required.has(name);
      if (!needed && (this.attempt > 0 || depth >= DEEP)) continue;
      const inner = Object.hasOwn(properties, name) ? properties[name] : schema.additionalProperties;
      const value = needed ? this.member(inner, name, place, depth) : this.ifPossible(inner, name, place, depth);
      if (value !== undefined) made[name] = value;
    }
    return this.filledUp(made, schema, place, depth);
  }

  private member(schema: unknown, name: string, { facts, listed }: Place, depth: number): unknown {
    return this.value(schema, { name, facts, listed, index: 0 }, depth + 1);
  }

  private ifPossible(schema: unknown, name: string, place: Place, depth: number): unknown {
    try {
      return this.member(schema, name, place, depth);
    } catch (error) {
      if (error instanceof CannotBeMet) return undefined;
      throw error;
    }
  }

  /** Where a schema of a map wants members without naming them. */
  private filledUp(
    made: Record<string, unknown>,
    schema: Schema,
    place: Place,
    depth: number,
  ): Record<string, unknown> {
    const least = typeof schema.minProperties === 'number' ? schema.minProperties : 0;
    const unnamed = !isSchema(schema.properties) && isSchema(schema.additionalProperties) ? 1 : 0;
    if (schema.additionalProperties === false || least > MOST_ITEMS) return made;
    for (let i = 1; Object.keys(made).length < Math.max(least, this.attempt > 0 ? 0 : unnamed); i++)
      made[`item_${i}`] = this.member(schema.additionalProperties, `item_${i}`, place, depth);
    return made;
  }

  private array(schema: Schema, given: Place, depth: number): unknown[] {
    const place = given.name === '' && !given.listed ? { ...given, name: 'items' } : given;
    const fixed = Array.isArray(schema.prefixItems)
      ? (schema.prefixItems as unknown[])
      : Array.isArray(schema.items)
        ? (schema.items as unknown[])
        : [];
    const items = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
    const first = fixed.map((one, index) => this.value(one, { ...place, index }, depth + 1));
    const ofObjects =
      items !== undefined && items !== false && typeOf(resolved(this.plainWay(items), this.root)) === 'object';
    const told = this.things(place);
    const count = this.countOf(schema, place, ofObjects, told.length, depth) - first.length;
    const rest = Array.from({ length: Math.max(0, items === false ? 0 : count) }, (_, i) =>
      ofObjects
        ? this.value(items, { name: '', facts: told.at(i % told.length), listed: true, index: i }, depth + 1)
        : this.value(items, { ...place, index: i }, depth + 1),
    );
    return [...first, ...distinct(rest, schema, first.length)];
  }

  /** What tells the type of items that are one of several things. */
  private plainWay(items: unknown): unknown {
    const schema = resolved(items, this.root);
    const ways = [schema.anyOf, schema.oneOf].find((one) => Array.isArray(one)) as unknown[] | undefined;
    return ways?.[0] ?? schema;
  }

  /** A list of objects tells of the parts a thing has by that name, else of one concept after the other. */
  private things({ name, facts, listed }: Place): Things {
    const parts = partsFor(name, facts, this.sources, listed);
    if (parts) return { length: parts.length, at: (i) => parts[i] };
    const { own, wanted, concepts } = this.sources;
    if (!own || listed || wanted !== null) return concepts;
    return { length: concepts.length + 1, at: (i) => (i === 0 ? own : concepts.at(i - 1)) };
  }

  /** How many plain values a list has something to say with. */
  private plainThings({ items }: Schema, place: Place): number {
    const values = isSchema(items) ? resolved(items, this.root).enum : undefined;
    if (Array.isArray(values)) return Math.max(1, namedOf(values, place, this.sources).length);
    return textsFor(place.name, place.facts, this.sources, place.listed).length;
  }

  private countOf(schema: Schema, place: Place, ofObjects: boolean, told: number, depth: number): number {
    const least = typeof schema.minItems === 'number' ? schema.minItems : 0;
    const most = typeof schema.maxItems === 'number' ? schema.maxItems : Infinity;
    if (least > most || least > MOST_ITEMS) throw new CannotBeMet('a list that cannot be so long');
    const texts = this.plainThings(schema, place);
    const usualThings = meaningOf(place.name) === 'point' ? told : USUAL_ITEMS;
    const usual = ofObjects
      ? Math.min(told, (!place.listed && this.sources.wanted) || usualThings)
      : Math.min(texts, MOST_ITEMS);
    const wanted = this.attempt > 1 || depth > DEEP ? 0 : usual;
    return Math.max(least, Math.min(most, wanted));
  }
}

/** Of the things a garment may have: whether this one has it. */
function isTrueOf({ name, facts }: Place): boolean {
  const meaning = meaningOf(name);
  return meaning !== null && (facts.words[meaning]?.length ?? 0) > 0;
}

/** Doubles are dropped where a schema forbids them, and where it allows fewer. */
function distinct(items: unknown[], { uniqueItems, minItems }: Schema, before: number): unknown[] {
  const seen = new Set<string>();
  const fresh = items.filter((item) => {
    const text = JSON.stringify(item);
    return !seen.has(text) && seen.add(text);
  });
  if (fresh.length + before >= (typeof minItems === 'number' ? minItems : 0)) return fresh;
  if (uniqueItems === true) throw new CannotBeMet('more different items than there are');
  return items;
}
