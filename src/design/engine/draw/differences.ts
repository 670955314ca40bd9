import type { Shown } from '../cut/shown.js';
import type { Pattern } from '../make/pattern/index.js';

type Drafted = Pick<Pattern, 'shown' | 'deviations' | 'status' | 'pieces'>;

const counted = (count: number): string => (count === 1 ? '1 pocket' : `${count} pockets`);

/** What the drawings show otherwise than the draft, and no deviation speaks of. */
export function differences({ shown, deviations, pieces }: Drafted, drawn: Pick<Shown, 'pockets'>): string[] {
  const told = deviations.some((words) => /pocket/i.test(words));
  if (pieces.length === 0 || told || shown.pockets === undefined || shown.pockets === drawn.pockets) return [];
  return [`The drawings show ${counted(drawn.pockets)} in front, the draft has ${shown.pockets}.`];
}

/** The pattern with those among its deviations; it is not exact then. */
export function withDifferences<P extends Drafted>(pattern: P, drawn: Pick<Shown, 'pockets'>): P {
  const more = differences(pattern, drawn);
  if (more.length === 0) return pattern;
  const status = pattern.status === 'exact' ? 'approximate' : pattern.status;
  return { ...pattern, status, deviations: [...pattern.deviations, ...more] };
}
