import { fill } from '../filling/fill.js';
import { type Ground, NotGrounded } from '../filling/ground.js';
import { isArticle } from '../numbers.js';
import type { Reading } from '../reading.js';
import { CannotBeMet, isSchema, type Schema, typeOf } from '../schema.js';
import { type Made, requiredOf } from './made.js';

/** Sides that a function numbers take the people of the text in their order. */
function betweenPeople(
  schema: Schema,
  ground: Ground,
  sides: readonly string[],
  people: Reading['mentions'],
): Made | null {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const others = Object.fromEntries(Object.entries(properties).filter(([name]) => !sides.includes(name)));
  try {
    const rest = fill(
      { ...schema, properties: others, required: requiredOf(schema).filter((name) => !sides.includes(name)) },
      ground,
      true,
    );
    const own = Object.fromEntries(sides.map((name, i) => [name, people[i].value]));
    const evidence = sides.map((name, i) => ({ path: `/${name}`, source: 'text', quote: people[i].text }));
    return { arguments: { ...own, ...(rest.value as object) }, evidence: [...evidence, ...rest.evidence] };
  } catch (error) {
    if (error instanceof NotGrounded || error instanceof CannotBeMet) return null;
    throw error;
  }
}

/** "Add 3 and 5": numbers without names take those of the text in their order, where there are as many. */
export function operands(schema: Schema, ground: Ground): Made | null {
  const { mentions } = ground.reading;
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const names = requiredOf(schema);
  const isOperand = (name: string): boolean => {
    const own = properties[name];
    const type = isSchema(own) ? typeOf(own) : '';
    return (
      /^([a-z]|num(ber)?_?\d|first|second|x\d|operand_?\d|(first|second)_number)$/i.test(name) &&
      /^(number|integer)$/.test(type)
    );
  };
  const people = mentions.filter((one) => one.kind === 'person');
  const sides = names.filter(
    (name) =>
      /^(?:first|second|third)(?:_\p{L}+)?$/u.test(name) &&
      isSchema(properties[name]) &&
      typeOf(properties[name]) === 'string',
  );
  if (sides.length > 1 && sides.length === people.length) return betweenPeople(schema, ground, sides, people);
  if (names.length < 2 || !names.every(isOperand)) return null;
  const numbers = mentions.filter((one) => one.kind === 'number' && one.unit === undefined && !isArticle(one));
  if (numbers.length !== names.length) return null;
  return {
    arguments: Object.fromEntries(names.map((name, i) => [name, numbers[i].value])),
    evidence: names.map((name, i) => ({ path: `/${name}`, source: 'text', quote: numbers[i].text })),
  };
}
