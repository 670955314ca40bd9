import type { Property } from '../property.js';
import { bare, FAMILIES, type Family, folded, type Meaning, WIDER_FAMILIES } from './families.js';

/** A value of an enumeration and what it means; null where the table does not know it. */
export interface Sort {
  value: string;
  meaning: Meaning | null;
}

const NOT_ONE =
  /^(?:other|others|none|unknown|unclear|unspecified|misc|mixed|general|else|n a|na|neutral|sonstiges|autre|otro|annat)$/u;
const ANY_END =
  / (?:issues?|problems?|questions?|requests?|inquiry|enquiry|complaints?|department|team|related|matters?|errors?)$/u;

/** What a value may have beside its own name: `ask_size`, `report_defect`, `size_help`. */
const BESIDE =
  /^(?:ask|asks|asking|report|request|requests|complain|complains|complaint|complaints|start|make|get|give|send|see|check|new|my|a|an|the|for|of|to|about|on|in|with|due|by|and|or|is|was|used|up|exhausted|item|items|order|orders|product|question|questions|query|inquiry|enquiry|advice|help|support|service|needed|wanted|issue|issues|problem|problems|error|department|team|desk|related|matter|status|info|customer|general|frage|fragen|anfrage|problem|stellen|melden|demande|demander|question|conseil|probleme|service|pregunta|consulta|pedir|problema|fraga|arende|begaran|de|du|des|la|le|les|un|une|el|los|las|en|fur|zu|der|die|das|av|om|for)$/u;

/** The meaning whose name is in a value, where nothing else of weight is: of several the longest. */
function meaningWithin({ meanings }: Family, own: string): Meaning | null {
  const words = own.split(' ');
  const stretches = words.flatMap((_, from) => words.slice(from).map((_one, more) => ({ from, to: from + more + 1 })));
  const fitting = stretches
    .filter(({ from, to }) => words.every((word, i) => (i >= from && i < to) || BESIDE.test(word)))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const found = fitting.flatMap(({ from, to }) =>
    meanings.filter(({ names }) => names.has(words.slice(from, to).join(' '))),
  );
  return words.length > 4 ? null : (found[0] ?? null);
}

function meaningIn(family: Family, value: string): Meaning | null {
  const own = bare(value);
  const found = (name: string): Meaning | undefined => family.meanings.find(({ names }) => names.has(name));
  return found(own) ?? found(own.replace(/s$/u, '')) ?? found(own.replace(ANY_END, '')) ?? meaningWithin(family, own);
}

/** Whether a name asks for what a family has: `return_reason`, `zustand`. */
const isAsked = ({ slots }: Family, { name }: Property): boolean => {
  const own = bare(name).split(' ');
  return slots.some((slot) => own.some((word) => word.startsWith(bare(slot))));
};

export interface Fit {
  family: Family;
  sorts: readonly Sort[];
}

/** The family that most values of an enumeration are of, and what each of them means. */
export const familyOf = (property: Property, values: readonly string[]): Fit | null =>
  best(FAMILIES, property, several(values), 1 / 2);

/** One of the wider tables, for an enumeration that none of the first knows. */
export const widerFamilyOf = (property: Property, values: readonly string[]): Fit | null =>
  familyOf(property, values) === null ? best(WIDER_FAMILIES, property, several(values), 3 / 4) : null;

const several = (values: readonly string[]): string[] => values.filter((value) => !NOT_ONE.test(folded(value)));

/** @param least what share of the values it has to know; of a family that the name asks for a half */
function best(families: readonly Family[], property: Property, own: readonly string[], least: number): Fit | null {
  const ranked = families
    .map((family) => {
      const sorts = own.map((value) => ({ value, meaning: meaningIn(family, value) }));
      const known = new Set(sorts.flatMap(({ meaning }) => meaning?.id ?? [])).size;
      const called = own.filter((value) => family.meanings.some(({ names }) => names.has(bare(value)))).length;
      const rank = known + (isAsked(family, property) ? 0.5 : 0) + called / (4 * own.length + 4);
      return { family, sorts, known, rank };
    })
    .filter(
      ({ family, known }) =>
        known >= 2 &&
        known >= (isAsked(family, property) ? 1 / 2 : least) * own.length &&
        (family.slots.length === 0 || known === own.length || isAsked(family, property)),
    );
  return ranked.toSorted((a, b) => b.rank - a.rank)[0] ?? null;
}
