import { allowsNull } from '../filling/allowed.js';
import { type Property, propertyIn } from '../property.js';
import { isSchema, resolved, type Schema, typeOf } from '../schema.js';
import { type List, wordsOf } from './words.js';

/** A member of an item that one cell of its row fills. */
export interface Member {
  name: string;
  property: Property;
  type: 'number' | 'text' | 'date' | 'time';
  /** whether it may be null */
  isNullable: boolean;
}

/** A member that is one of several words. */
export interface Choice {
  name: string;
  values: readonly string[];
}

/** What an item asks for. */
export interface Asked {
  members: readonly Member[];
  choices: readonly Choice[];
  /** all of its names, those of members that are read in the row among them */
  names: readonly Property[];
  /** how many members are read in the row as anywhere else: truths, lists */
  others: number;
  /** those of them that are lists */
  lists: readonly Property[];
  /** those of them that are yes or no */
  truths: readonly Property[];
}

/** The members of an item that cells fill, in their order; null where two are called alike, or there are none. */
export function membersOf(items: Schema, root: Schema): Asked | null {
  const members: Member[] = [];
  const choices: Choice[] = [];
  const names: Property[] = [];
  const lists: Property[] = [];
  const truths: Property[] = [];
  let others = 0;
  const walk = (schema: Schema, depth: number): void => {
    for (const [name, inner] of Object.entries(isSchema(schema.properties) ? schema.properties : {})) {
      const own = resolved(inner, root);
      const property = propertyIn(name, own);
      const type = typeFor(own, property);
      names.push(property);
      if (type !== null) members.push({ name, property, type, isNullable: allowsNull(own) });
      else if (typeOf(own) === 'object' && depth < 2) walk(own, depth + 1);
      else if (Array.isArray(own.enum))
        choices.push({ name, values: own.enum.filter((one) => typeof one === 'string') });
      else {
        others++;
        if (typeOf(own) === 'array') lists.push(property);
        if (typeOf(own) === 'boolean') truths.push(property);
      }
    }
  };
  walk(items, 0);
  const isClear = new Set(members.map(({ name }) => name)).size === members.length;
  return isClear && members.length > 0 && !members.some((one) => one.type !== 'number' && isCalled(one, 'otherwise'))
    ? { members, choices, names, others, lists, truths }
    : null;
}

function typeFor(schema: Schema, property: Property): Member['type'] | null {
  if (Array.isArray(schema.enum) && isCalled({ property }, 'units')) return 'text';
  if (Array.isArray(schema.enum) || 'const' in schema) return null;
  const type = typeOf(schema);
  if (type === 'number' || type === 'integer') return 'number';
  if (type !== 'string') return null;
  if (schema.format === 'date') return 'date';
  const { kind, weakKind } = property;
  return (kind ?? weakKind) === 'time' || schema.format === 'time' ? 'time' : 'text';
}

/** Whether a name has a word of one of the lists. */
export const isCalled = ({ property: { words } }: Pick<Member, 'property'>, ...lists: readonly List[]): boolean =>
  lists.some((list) => words.some((word) => wordsOf(list).has(word)) || wordsOf(list).has(words.join(' ')));
