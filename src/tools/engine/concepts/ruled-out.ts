import { CLOTHS } from './cloths.js';
import data from './ruled-out.yaml.js';

interface Rule {
  label?: string;
  words?: readonly string[];
  vows?: readonly string[];
  says?: string;
  cloths?: readonly string[];
  pieces?: readonly string[];
  with?: readonly string[];
}

export const RULES = data as Readonly<Record<string, Rule>>;

/** What may not be used. */
export interface RuledOut {
  /** whatever a text tells of it; null where nothing is ruled out */
  says: RegExp | null;
  cloths: ReadonlySet<string>;
  pieces: ReadonlySet<string>;
}

/** Everything that the named things rule out, theirs with them. @param but what the style asks for in so many words */
export function ruledOut(names: readonly string[], but: readonly string[]): RuledOut {
  const all = [...closure(names, new Set(but))];
  const rules = all.flatMap((name) => RULES[name] ?? []);
  const says = all.length > 0 ? new RegExp(all.map(saysOf).join('|'), 'iu') : null;
  const told = CLOTHS.filter(({ phrase, nature }) => says?.test(`${phrase} ${nature}`)).map(({ id }) => id);
  return {
    says,
    cloths: new Set([...told, ...rules.flatMap(({ cloths = [] }) => cloths)]),
    pieces: new Set(rules.flatMap(({ pieces = [] }) => pieces)),
  };
}

function closure(names: readonly string[], but: ReadonlySet<string>): Set<string> {
  const found = new Set(names);
  for (const name of found) for (const other of RULES[name]?.with ?? []) if (!but.has(other)) found.add(other);
  return found;
}

/** What a text says of a thing: its rule, else its own name in singular and plural. */
export function saysOf(name: string): string {
  const rule = RULES[name];
  if (rule) return rule.says ?? '(?!)';
  return String.raw`\b${name.replaceAll(/[^\p{L}\p{N} -]/gu, '.').replace(/(?<=sses)es$|(?<=ss)es$|(?<!s)s$/u, '')}(?:s|es)?\b`;
}
