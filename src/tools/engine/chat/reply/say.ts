import type { Said } from '../knowledge/topic.js';
import type { Language, Spoken } from '../text.js';

/** The side of a pair in the asked language. */
export const say = (said: Said, language: Language): string => said[language === 'sv' ? 1 : 0];

/** `a, b and c` in the asked language. */
export function listed(parts: readonly string[], language: Language): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${language === 'sv' ? 'och' : 'and'} ${parts.at(-1) ?? ''}`;
}

/** A number with the thousands and decimals of the language. */
export function figure(value: number, decimals: number, language: Spoken): string {
  const [whole, part] = Math.abs(value).toFixed(decimals).split('.');
  const [thousand, point] = language === 'en' ? [',', '.'] : [' ', ','];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousand);
  return `${value < 0 ? '−' : ''}${grouped}${part ? point + part : ''}`;
}

export const signed = (value: number, decimals: number, language: Language): string =>
  `${value > 0 ? '+' : ''}${figure(value, decimals, language)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
