import type { Shown } from '../cut/shown.js';
import type { Pattern } from '../make/pattern/index.js';

type Drafted = Pick<Pattern, 'shown' | 'deviations' | 'status' | 'pieces'>;

const counted = (count: number): string => (count === 1 ? '1 pocket' : `${count} pockets`);

const SAID =
  /(?<drafted>\d+|No|One)(?: front)? pockets? (?:is|are) drafted(?:, not (?<asked>\d+))?|^Pockets are not in/iu;

/** Whether words of a draft state how many pockets it has, against those of the drawings where they name both. */
function statesCount(words: string, drafted: number, drawn: number): boolean {
  const found = SAID.exec(words);
  if (found === null) return false;
  const { drafted: said = 'no', asked } = found.groups ?? {};
  const count = { no: 0, one: 1 }[said.toLowerCase()] ?? Number(said);
  return count === drafted && (asked === undefined || Number(asked) === drawn);
}

/** What the drawings show otherwise than the draft, and no deviation states. */
export function differences({ shown, deviations, pieces }: Drafted, drawn: Pick<Shown, 'pockets'>): string[] {
  const { pockets } = shown;
  if (pieces.length === 0 || pockets === undefined || pockets === drawn.pockets) return [];
  if (deviations.some((words) => statesCount(words, pockets, drawn.pockets))) return [];
  return [`The drawings show ${counted(drawn.pockets)} in front, the draft has ${pockets}.`];
}

/** The pattern with those among its deviations; it is not exact then. */
export function withDifferences<P extends Drafted>(pattern: P, drawn: Pick<Shown, 'pockets'>): P {
  const more = differences(pattern, drawn);
  if (more.length === 0) return pattern;
  const status = pattern.status === 'exact' ? 'approximate' : pattern.status;
  return { ...pattern, status, deviations: [...pattern.deviations, ...more] };
}
