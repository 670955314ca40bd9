import { listOf, saying } from '../judged/phrase.js';
import { bare } from '../sorting/families.js';
import data from '../words/care-asked.yaml.js';

const HEATS = ['cold', 'mild', 'hot'] as const;
/** How warm water or an iron is. */
export type Heat = (typeof HEATS)[number];
const WORDS = data as Record<Heat, string>;
const NAMES = HEATS.map((heat) => ({ heat, names: new Set(listOf(WORDS[heat]).map(bare)) }));
const SAID = HEATS.map((heat) => ({ heat, said: saying(listOf(WORDS[heat])) }));

/** The most °C of water that is called so. */
const CELSIUS: Readonly<Record<Heat, number>> = { cold: 30, mild: 40, hot: 60 };

/** °C of the water that a text calls cold, warm or hot; null where it says none of it, or several. */
export function celsiusSaid(text: string): number | null {
  const said = SAID.filter((one) => text.search(one.said()) >= 0);
  return said.length === 1 ? CELSIUS[said[0].heat] : null;
}

export const heatNamed = (name: string): Heat | null => NAMES.find(({ names }) => names.has(bare(name)))?.heat ?? null;
export const heatOfWater = (celsius: number): Heat | null => HEATS.find((heat) => CELSIUS[heat] === celsius) ?? null;
