import type { Evidence } from '../grounded.js';
import { propertyIn } from '../property.js';
import type { Reading } from '../reading.js';
import { isSchema, type Schema } from '../schema.js';

/** "Wool socks", "the Nora dress": a thing with the words before it that say which, where no other argument takes them. */
export function inFull(
  made: Readonly<Record<string, unknown>>,
  evidence: readonly Evidence[],
  { properties }: Schema,
  reading: Reading,
): Record<string, unknown> {
  const kinds = Object.entries(isSchema(properties) ? properties : {}).map(([name, own]) => ({
    name,
    own,
    kind: kindOf(name, own),
  }));
  const taken = new Set(kinds.map(({ kind }) => kind));
  const things = kinds.filter(({ own, kind }) => kind === 'garment' && isSchema(own) && !Array.isArray(own.enum));
  const full = things.flatMap(({ name }) => {
    const quote = evidence.find(({ path }) => path === `/${name}`)?.quote;
    const before = quote === undefined || typeof made[name] !== 'string' ? '' : whichOf(quote, taken, reading);
    return before === '' ? [] : [[name, `${before} ${String(made[name])}`]];
  });
  return { ...made, ...(Object.fromEntries(full) as Record<string, unknown>) };
}

const kindOf = (name: string, own: unknown): string | null => {
  const { kind, weakKind } = propertyIn(name, own);
  return kind ?? weakKind;
};

/** The cloth, the colour or the name that stands right before a thing. */
function whichOf(thing: string, taken: ReadonlySet<string | null>, { text, mentions }: Reading): string {
  const end = text.indexOf(thing);
  const words: string[] = [];
  for (let at = end; at > 0;) {
    const found = /(?<=[\s(])(\p{L}[\p{L}’'-]*) $/u.exec(text.slice(Math.max(0, at - 40), at));
    if (!found) break;
    const start = at - found[0].length;
    const said = mentions.find(
      (one) => one.kind === 'cloth' && one.start <= start && one.end >= start + found[1].length,
    );
    const isLook =
      said !== undefined &&
      ((said.attribute === 'fabrics' && !taken.has('fabric')) || (said.attribute === 'colors' && !taken.has('colour')));
    const isName = said === undefined && /^\p{Lu}\p{Ll}/u.test(found[1]);
    if (!isLook && !isName) break;
    words.unshift(found[1]);
    at = start;
  }
  return words.join(' ');
}
