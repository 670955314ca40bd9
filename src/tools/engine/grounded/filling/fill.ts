import { propertyOf } from '../property.js';
import type { Schema } from '../schema.js';
import { Filler } from './filler.js';
import { type Filled, type Ground, NotGrounded } from './ground.js';
import { quotedIn } from './quoted.js';
import { calledAsOwner, toldOfTwo } from './told-of-two.js';

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
  const twice = toldOfTwo(filler.rests, ground.reading.text) ?? calledAsOwner(filler.rests);
  if (twice !== null) throw new NotGrounded(twice);
  return { value, evidence: filler.rests.map(({ at: _at, labels: _labels, ...evidence }) => evidence) };
}
