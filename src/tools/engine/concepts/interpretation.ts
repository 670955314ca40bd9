import { fitting } from './plan.js';
import { isSilent, readStyle, type StyleReading } from './style-world.js';

/** What a style was read as. */
export interface Interpretation {
  worlds: readonly string[];
  families: readonly string[];
  cloths: readonly string[];
  season: string | null;
  gender: 'men' | 'women' | null;
  audience: readonly string[];
  without: readonly string[];
  not_understood: readonly string[];
}

/** What a style was read as, and what the concepts cannot keep of it. */
export function interpretationOf(style: string, count: number): { interpreted_as: Interpretation; warnings: string[] } {
  const reading = readStyle(style);
  const { families, cloths, season, gender, audience, without, deniedWords } = reading.asked;
  const worlds = reading.isDrawn ? [] : reading.world.id.split('+');
  const not_understood = [...reading.unheard, ...deniedWords];
  return {
    interpreted_as: { worlds, families, cloths, season, gender, audience, without, not_understood },
    warnings: warningsOf(reading, count),
  };
}

function warningsOf(reading: StyleReading, count: number): string[] {
  const nothing = reading.isDrawn && isSilent(reading.asked);
  const known = fitting(reading);
  const { unheard, asked } = reading;
  return [
    ...(nothing
      ? ['The style names nothing about clothes that is known here; its character was drawn from its words.']
      : []),
    ...(unheard.length > 0 ? [`Not understood, and not kept to: ${quoted(unheard)}.`] : []),
    ...(asked.deniedWords.length > 0
      ? [`${quoted(asked.deniedWords)} is to be left out and is nothing known here: only the word itself is avoided.`]
      : []),
    ...contradictions(reading),
    ...(known < count && !nothing
      ? [`Only ${known} of the known pieces keep all that the style asks for; the others keep a part of it.`]
      : []),
  ];
}

/** Cloths that the style asks for and rules out at once: "vegan wool". */
function contradictions({ asked }: StyleReading): string[] {
  if (!asked.clothIds || asked.cloths.length === 0 || asked.without.length === 0) return [];
  if ([...asked.clothIds].some((id) => !asked.barredCloths.has(id))) return [];
  return [`${quoted(asked.cloths)} is asked for and ruled out at once; it is left out.`];
}

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');
