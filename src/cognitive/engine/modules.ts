import { PARAMETERS } from './parameters.js';
import type { Phase } from './sleep/pressure.js';

/** The registered modules of the engine. */
export const MODULES = [
  'homeostasis',
  'perception',
  'habituation',
  'appraisal',
  'prediction',
  'memory',
  'language',
  'sleep',
  'dreaming',
  'hypotheses',
  'vitals',
] as const;
export type ModuleName = (typeof MODULES)[number];

/** What a phase keeps running whether or not anything happens. */
const REQUIRED: Record<Phase, readonly ModuleName[]> = {
  awake: ['homeostasis', 'perception', 'appraisal'],
  drowsy: ['homeostasis', 'perception', 'sleep'],
  nrem: ['homeostasis', 'sleep', 'memory'],
  rem: ['homeostasis', 'sleep', 'dreaming', 'memory'],
  lucid: ['homeostasis', 'sleep', 'dreaming', 'memory', 'appraisal'],
};

/** Modules that worked in the last minute or that the phase requires. @param worked second of each one's last work */
export function activeModules(worked: Record<ModuleName, number>, phase: Phase, second: number): ModuleName[] {
  return MODULES.filter(
    (name) => REQUIRED[phase].includes(name) || second - worked[name] < PARAMETERS.modules.recentSeconds,
  );
}
