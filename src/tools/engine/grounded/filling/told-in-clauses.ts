import type { Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import { listOf } from '../judged/phrase.js';
import { wordsOfName } from '../property.js';
import type { Reading } from '../reading.js';
import { isSchema, resolved, type Schema } from '../schema.js';
import data from '../words/party-leads.yaml.js';

const GROUPS = Object.values(data as Record<string, { names: string; leads: string }>).map(({ names, leads }) => ({
  names: new Set(listOf(names)),
  leads: listOf(leads),
}));
const LONGEST = 4000;
/** Where a clause may begin. */
const BOUNDARY =
  /[.!?;](?=\s)|\n|,\s(?:(?:and|but|while|och|men|medan|und|aber|et|mais|y|pero)\s)?|\s(?:and|but|while|och|men|medan|und|aber|et|mais|y|pero)\s/giu;
const SAID = /\p{Lu}|\d/u;

/**
 * The clauses of a text that tell of each of several objects which have members in common: "send the invoice to 8 Canal Street in
 * Leeds, and deliver the goods to 5 Dock Road in York". Null where one of them is led to nowhere, or twice.
 */
export function toldInClauses(
  names: readonly string[],
  properties: Readonly<Record<string, unknown>>,
  root: Schema,
  { text }: Reading,
  scope: Span,
): ReadonlyMap<string, Span> | null {
  const rivals = names.filter((name) =>
    names.some((other) => other !== name && haveInCommon(properties, root, name, other)),
  );
  if (rivals.length < 2 || scope.end - scope.start > LONGEST) return null;
  const said = text.slice(scope.start, scope.end);
  const all = rivals.flatMap((name) => leadsTo(name, said).map((at) => ({ name, ...at })));
  const leads = all
    .filter(
      (one) =>
        !all.some(
          (other) =>
            other !== one &&
            other.start <= one.start &&
            other.end >= one.end &&
            other.end - other.start > one.end - one.start,
        ),
    )
    .sort((a, b) => a.start - b.start);
  const runs = leads.filter(({ name }, i) => name !== leads.at(i - 1)?.name || i === 0);
  if (runs.length !== rivals.length || new Set(runs.map(({ name }) => name)).size !== rivals.length) return null;
  const starts = runs.map(({ start }, i) => beginningOf(said, i === 0 ? 0 : runs[i - 1].end, start));
  const parts = runs.map(({ name }, i) => [name, { start: starts[i], end: starts.at(i + 1) ?? said.length }] as const);
  if (!parts.every(([, { start, end }]) => SAID.test(said.slice(start, end)))) return null;
  return new Map(parts.map(([name, { start, end }]) => [name, { start: scope.start + start, end: scope.start + end }]));
}

/** Whether two objects ask for a member of the same name. */
function haveInCommon(
  properties: Readonly<Record<string, unknown>>,
  root: Schema,
  one: string,
  other: string,
): boolean {
  const of = (name: string): string[] => {
    const own = resolved(properties[name], root).properties;
    return isSchema(own) ? Object.keys(own) : [];
  };
  return of(one).some((name) => of(other).includes(name));
}

/** Where the words that lead to an object stand: those of its kind, else its own name as a noun. */
function leadsTo(name: string, said: string): Span[] {
  const own = wordsOfName(name).join(' ');
  const leads = GROUPS.filter(({ names }) => names.has(own)).flatMap((group) => group.leads);
  const words = [...leads, own].map((lead) =>
    lead
      .split('…')
      .map((part) => escaped(part.trim()))
      .join(GAP),
  );
  const expression = new RegExp(
    String.raw`(?<![\p{L}])(?:${words.toSorted((a, b) => b.length - a.length).join('|')})(?!\p{L})`,
    'giu',
  );
  return [...said.matchAll(expression)]
    .filter(({ 0: lead, index }) => !isShort(lead) || /^\s\p{Lu}/u.test(said.slice(index + lead.length)))
    .map(({ index, 0: lead }) => ({ start: index, end: index + lead.length }));
}

const GAP = String.raw`(?:\s\p{L}+){0,3}\s`;
/** "To", "an": they lead to a name alone. */
const isShort = (lead: string): boolean => /^(?:to|till|an|à|pour|a|para)$/iu.test(lead);

/** Where the clause of a lead begins, behind the end of the lead before it. */
function beginningOf(said: string, from: number, lead: number): number {
  const last = [...said.slice(from, lead).matchAll(BOUNDARY)].at(-1);
  return last === undefined ? (from === 0 ? 0 : lead) : from + last.index + last[0].length;
}
