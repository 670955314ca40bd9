import { fitting } from './plan.js';
import { isSilent, readStyle } from './style-world.js';

/** What a style was read as. */
export interface Interpretation {
  worlds: readonly string[];
  families: readonly string[];
  cloths: readonly string[];
  season: string | null;
  gender: 'men' | null;
  without: readonly string[];
}

/** What a style was read as, and what the concepts cannot keep of it. */
export function interpretationOf(style: string, count: number): { interpreted_as: Interpretation; warnings: string[] } {
  const reading = readStyle(style);
  const { families, cloths, season, forMen, without } = reading.asked;
  const worlds = reading.isDrawn ? [] : reading.world.id.split('+');
  const gender = forMen ? ('men' as const) : null;
  return {
    interpreted_as: { worlds, families, cloths, season, gender, without },
    warnings: warningsOf(reading, count),
  };
}

function warningsOf(reading: ReturnType<typeof readStyle>, count: number): string[] {
  if (reading.isDrawn && isSilent(reading.asked))
    return ['The style names nothing about clothes that is known here; its character was drawn from its words.'];
  const known = fitting(reading);
  if (known >= count) return [];
  return [`Only ${known} of the known pieces keep all that the style asks for; the others keep a part of it.`];
}
