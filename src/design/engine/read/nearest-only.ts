import type { EvidenceMap } from './types.js';
import type { Unit } from './words/units.js';

const KINDS = {
  garment: 'a garment',
  cloth: 'a cloth',
  colour: 'a colour',
  print: 'a pattern',
  technique: 'a way of making',
} as const;

/** All items of the evidence, with what they are evidence of. */
const itemsOf = (evidence: EvidenceMap) =>
  Object.entries(evidence).flatMap(([attribute, entry]) =>
    (entry.items ?? [entry]).map((item) => ({ ...item, attribute })),
  );

/** What stands in the spec because of a phrase: "tartan". */
function takenFor({ start, end }: Unit, items: ReturnType<typeof itemsOf>): string[] {
  const own = items.filter(({ span, negated }) => span !== null && !negated && span[0] === start && span[1] === end);
  const values = own.filter(({ attribute }) => attribute !== 'variant').map(({ value }) => nameOf(value));
  return [...new Set(values)];
}

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value);

const SAID_OF = ' that is not made here as such';
const OF_A_GARMENT = new RegExp(`^"([^"]+)" is ${KINDS.garment}${SAID_OF}`);

/** Garments among what such warnings name. */
export const nearestGarments = (warnings: readonly string[]): string[] =>
  warnings.flatMap((warning) => OF_A_GARMENT.exec(warning)?.[1] ?? []);

/** Of names that are known and not made as such: which they are and what is made instead. */
export function nearestOnly(units: readonly Unit[], evidence: EvidenceMap): string[] {
  const known = units.filter((unit) => unit.lexeme?.near !== undefined && !unit.negated);
  const items = known.length > 0 ? itemsOf(evidence) : [];
  return known.map((unit) => {
    const said = `"${unit.words.join(' ')}" is ${KINDS[unit.lexeme?.near ?? 'technique']}${SAID_OF}`;
    const taken = takenFor(unit, items);
    return taken.length > 0 ? `${said}; nearest to it: ${taken.join(', ')}.` : `${said}; the design does not show it.`;
  });
}
