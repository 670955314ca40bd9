import type { Span } from '../clause.js';
import { fromText } from '../grounded.js';
import { escaped } from '../expression-of.js';
import { listOf } from '../judged/phrase.js';
import type { ToldRow } from '../listed/told-row.js';
import { wordsOfName } from '../property.js';
import type { Reading } from '../reading.js';
import { isSchema, resolved, type Schema, typeOf } from '../schema.js';
import data from '../words/party-names.yaml.js';
import { assigned } from './assigned.js';
import { columnsOfOne } from './columns.js';
import { isCalled, membersOf } from './members.js';
import { type Cut, CUTS, piecesOf } from './pieces.js';
import { toldOf } from './told-of.js';

const GROUPS = Object.values(data as Record<string, string>).map((words) => [...listOf(words)]);
const IS = '(?:is|are|was|är|ist|sind|war|est|es)';
/** Names of objects say as little by these as "address" says by itself. */
const IDLE = new Set(['details', 'info', 'information', 'party', 'data']);

/** What stands for each of the objects that are asked for: "Buyer: Clara Winter, clara@winter.example", "The seller is Ida Holt from Lund". */
export function partiesIn(
  properties: Readonly<Record<string, unknown>>,
  root: Schema,
  reading: Reading,
  scope: Span,
): ReadonlyMap<string, ToldRow> {
  const objects = Object.entries(properties)
    .map(([name, inner]) => ({ name, schema: resolved(inner, root) }))
    .filter(({ schema }) => typeOf(schema) === 'object');
  const labelled = objects.map((one) => ({ ...one, labels: labelsOf(one.name) }));
  const all = labelled.flatMap(({ labels }) => labels);
  return new Map(
    labelled.flatMap(({ name, schema, labels }) => {
      const part = stretchOf(labels, all, reading.text, scope);
      const told = part && (toldAlone(part, schema, root, reading) ?? namedBy(part, schema, root, reading, scope));
      return told ? [[name, told] as const] : [];
    }),
  );
}

const LONGEST = 400;
const NO_SPARE = { read: 0, more: 0, mayLack: true };

/** What one stretch tells of one thing, every member and nothing else; null where that is told in no way, or in several. */
function toldAlone(part: Span, schema: Schema, root: Schema, reading: Reading): ToldRow | null {
  const asked = membersOf(schema, root);
  if (asked === null || asked.choices.length + asked.others > 0 || part.end - part.start > LONGEST) return null;
  const ways = CUTS.flatMap(
    (cut) => assigned(asked, columnsOfOne(piecesOf(reading, part, cut)), reading, NO_SPARE) ?? [],
  );
  const [best] = ways.sort((a, b) => b.weight - a.weight);
  return best === undefined ? null : { scope: part, told: toldOf(best, new Map(), 0, reading) };
}

/** "Event: Open Design Night": the one name of an object of which the rest is told elsewhere; none where more is told with it. */
function namedBy(part: Span, schema: Schema, root: Schema, reading: Reading, scope: Span): ToldRow | null {
  const own = Object.entries(isSchema(schema.properties) ? schema.properties : {});
  const leaves = own.filter(([, inner]) => typeOf(resolved(inner, root)) !== 'object');
  const asked = membersOf({ ...schema, properties: Object.fromEntries(leaves) }, root);
  const names = (asked?.members ?? []).filter((one) => one.type === 'text' && isCalled(one, 'heads'));
  const pieces = piecesOf(reading, part, MARKS);
  const isOne = names.length === 1 && pieces.length === 1 && pieces[0].type === 'words' && isLine(part, reading.text);
  if (!isOne) return null;
  return { scope, told: new Map([[names[0].name, fromText(pieces[0].text, pieces[0].text)]]), isName: true };
}

const MARKS: Cut = { at: 'marks', atCapitals: false };
const isLine = ({ start, end }: Span, text: string): boolean =>
  /:[ \t]*$/u.test(text.slice(0, start)) && /^[ \t.]*(?:\n|$)/u.test(text.slice(end));

/** What a text may call an object: its name, and what means the same. */
function labelsOf(name: string): string[] {
  const words = wordsOfName(name).map((word) => word.toLowerCase());
  const said = words.filter((word) => !IDLE.has(word));
  const own = said.join(' ');
  return own === '' ? [] : [...new Set([own, ...GROUPS.filter((group) => group.includes(own)).flat()])];
}

/** The one stretch that a line or a sentence begins with one of the labels; null where there is none, or several. */
function stretchOf(labels: readonly string[], all: readonly string[], text: string, scope: Span): Span | null {
  const said = text.slice(scope.start, scope.end);
  if (labels.length === 0) return null;
  const nouns = labels.filter(isNoun);
  const named = (words: readonly string[]): string => words.map(escaped).join('|');
  const line = new RegExp(String.raw`^[ \t]*(?:${named(labels)})[ \t]*:[ \t]*(\S[^\r\n]{0,${LONGEST}})\r?$`, 'gimu');
  const article = String.raw`(?:(?:the|our|my|der|die|das|unser|unsere|le|la|l['’]|el|notre|nuestro|nuestra)\s?)?`;
  const other = String.raw`[.!?](?=\s|$)|;|[\r\n]|,?\s(?:and|while|och|medan|und|während|et|y|mientras)\s${article}(?:${named(all)})\s${IS}\s|$`;
  const clause = new RegExp(
    String.raw`(?<!\p{L})(?:${named(nouns)})\s${IS}\s([^\r\n]{1,${LONGEST}}?)(?=${other})`,
    'giu',
  );
  const found = [...said.matchAll(line), ...(nouns.length > 0 ? said.matchAll(clause) : [])];
  const [one] = found;
  if (found.length !== 1) return null;
  const start = scope.start + one.index + one[0].length - one[1].length;
  return { start, end: start + one[1].replace(/[\s.;,]{1,20}$/u, '').length };
}

/** "From", "to" are no subjects. */
const isNoun = (label: string): boolean =>
  !/^(?:from|to|till|an|von|från|end|start)$|\s(?:to|by|at|till|à)$/u.test(label);
