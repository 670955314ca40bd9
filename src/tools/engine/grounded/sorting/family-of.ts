import type { Property } from '../property.js';
import { FAMILIES, type Family, folded, type Meaning } from './families.js';

/** A value of an enumeration and what it means; null where the table does not know it. */
export interface Sort {
  value: string;
  meaning: Meaning | null;
}

const NOT_ONE =
  /^(?:other|others|none|unknown|unclear|unspecified|misc|mixed|general|else|n a|na|neutral|sonstiges|autre|otro|annat)$/u;
const ANY_END =
  / (?:issues?|problems?|questions?|requests?|inquiry|enquiry|complaints?|department|team|related|matters?|errors?)$/u;

function meaningIn({ meanings }: Family, value: string): Meaning | null {
  const own = folded(value);
  const found = (name: string): Meaning | undefined => meanings.find(({ names }) => names.has(name));
  return found(own) ?? found(own.replace(/s$/u, '')) ?? found(own.replace(ANY_END, '')) ?? null;
}

/** Whether a name asks for what a family has: `return_reason`, `zustand`. */
const isAsked = ({ slots }: Family, { name }: Property): boolean => {
  const own = folded(name);
  return slots.some((slot) => own.split(' ').some((word) => word.startsWith(slot)));
};

/** The family that most values of an enumeration are of, and what each of them means. */
export function familyOf(
  property: Property,
  values: readonly string[],
): { family: Family; sorts: readonly Sort[] } | null {
  const own = values.filter((value) => !NOT_ONE.test(folded(value)));
  const ranked = FAMILIES.map((family) => {
    const sorts = own.map((value) => ({ value, meaning: meaningIn(family, value) }));
    const known = new Set(sorts.flatMap(({ meaning }) => meaning?.id ?? [])).size;
    return { family, sorts, known, rank: known + (isAsked(family, property) ? 0.5 : 0) };
  }).filter(
    ({ family, known }) =>
      known >= 2 &&
      known * 2 >= own.length &&
      (family.slots.length === 0 || known === own.length || isAsked(family, property)),
  );
  const [best] = ranked.toSorted((a, b) => b.rank - a.rank);
  return best ?? null;
}
