/** What of a missed request is filled slot by slot, and why the rest is open. */
import { Any, object } from './case.mjs';
import { same } from './judge.mjs';
import { asked } from './asked.mjs';

/** @returns for each slot of a request that can be answered: its name, what was given, and why it is open (null where right) */
export function slotsOf({ ask, schema, want }, facts) {
  const got = asked({ ask, schema: object(schema.properties, { required: [] }) }, facts);
  return Object.entries(schema.properties).map(([name, inner]) => {
    const value = got.value?.[name];
    return { name, value, open: same(value, want[name]) ? null : reasonOf(value, want[name], inner, ask) };
  });
}

function reasonOf(value, want, inner, ask) {
  const kind = kindOf(inner);
  if (value !== undefined && value !== null) return `another ${kind}`;
  return `${kind} ${isTold(want, ask) ? 'that the text has' : 'that has to be made'}`;
}

const kindOf = ({ type, enum: values, format }) => (values ? 'choice' : (format ?? [type].flat()[0]));

/** Whether the value stands in the text as it is. */
function isTold(want, ask) {
  if (want instanceof Any) return want.values.some((one) => isTold(one, ask));
  if (Array.isArray(want)) return want.every((one) => isTold(one, ask));
  return JSON.stringify(ask).toLowerCase().includes(String(want).toLowerCase());
}
