import { topicById } from '../../chat/knowledge/index.js';
import type { FabricFacts } from '../../chat/knowledge/topic.js';
import { from, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import { asksForCare, clothIn, hottestWash, stepAsked } from './care.js';
import { type Heat, heatNamed, heatOfWater } from './heats.js';

/** By the dots on the symbol of an iron (ISO 3758). */
const OF_DOTS: readonly (Heat | null)[] = [null, 'cold', 'mild', 'hot'];

/** Of an enumeration of heats the one at which the only cloth of a question is ironed or washed. */
export function heatAmong(values: readonly unknown[], { text, mentions }: Reading): Grounded | null {
  const heats = values.map((value) => (typeof value === 'string' ? heatNamed(value) : null));
  if (heats.includes(null) || new Set(heats).size < Math.max(2, values.length) || !asksForCare(text)) return null;
  const cloth = clothIn(mentions);
  const facts = topicById.get(`fabric/${cloth}`)?.fabric;
  const heat = facts ? heatFor(stepAsked(text), facts) : null;
  return heat !== null && heats.includes(heat) ? from(`knowledge:fabric/${cloth}`, values[heats.indexOf(heat)]) : null;
}

const DEGREES = /^(\d\d)\s?(?:°\s?C?|C|degrees|grad(?:er)?|degrés|grados)?$/iu;

/** Of an enumeration of temperatures the hottest at which the only cloth of a question is washed. */
export function degreesAmong(values: readonly unknown[], reading: Reading): Grounded | null {
  const told = values.map((value) => DEGREES.exec(String(value))?.[1]);
  const known = told.includes(undefined) ? null : hottestWash(reading);
  const at = known === null ? -1 : told.indexOf(String(known.value));
  return known === null || at < 0 ? null : { ...known, value: values[at] };
}

function heatFor(step: ReturnType<typeof stepAsked>, { iron, celsius }: FabricFacts): Heat | null {
  if (step === 'iron') return OF_DOTS[iron];
  return step === 'wash' ? heatOfWater(celsius) : null;
}
