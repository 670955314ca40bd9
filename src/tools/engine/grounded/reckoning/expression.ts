import type { TextLanguage } from '../text-language.js';
import numberData from '../words/numbers.yaml.js';
import { evaluated } from './evaluated.js';

export const { one, words } = numberData as { one: string[]; words: Record<string, number> };
const ONE = new Set(one.filter((word) => word.length > 2));

/** Words of operations in five languages, as signs; longer phrases first. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:multiplied by|multiplicado por|multiplié par|multipliziert mit|multiplicerat med|times|gånger|mal|fois)\b/giu,
    '*',
  ],
  [/(?:\bdivided by\b|\bdelat (?:med|på|genom)\b|\bgeteilt durch\b|\bdivisé par\b|\bdividido (?:por|entre)\b)/giu, '/'],
  [/(?:\bplus\b|(?<!\p{L})más(?!\p{L}))/giu, '+'],
  [/(?:\bminus\b|\bmoins\b|\bmenos\b|−)/giu, '-'],
  [/(?:×|·|(?<=\d)\s?(?:x|por)\s?(?=\d))/giu, '*'],
  [/÷|(?<=\d)\s?(?<!\p{L})entre(?=\s?\d+(?![\d]|[.,]\d|\s(?:y|e|et)\s))/gu, '/'],
  [/(?:\bhalf (?:of )?|(?<!\p{L})hälften av |\bdie hälfte von |\bla moitié de |\bla mitad de )(?=\d)/giu, '0.5 * '],
  [
    /(?:\btwice |\bdouble |(?<!\p{L})dubbelt? |\bdoppelt |\bdas doppelte von |\ble double de |\bel doble de )(?=\d)/giu,
    '2 * ',
  ],
  [
    /(?:\bthe )?(?:\bsquare root of\b|\broten ur\b|(?<!\p{L})(?:die )?wurzel (?:aus|von)\b|\bracine carrée de\b|\braíz cuadrada de\b)/giu,
    '√',
  ],
  [/(?:²|\bsquared\b|\bi kvadrat\b|\bzum quadrat\b|\bau carré\b|\bal cuadrado\b)/giu, '^ 2'],
  [/(?:³|\bcubed\b|\bi kubik\b|\bhoch drei\b|\bau cube\b|\bal cubo\b)/giu, '^ 3'],
  [/(?:\bto the power of\b|\bupphöjt (?:till|i)\b|\bhoch\b|\bpuissance\b|\belevado a\b)/giu, '^'],
  [/(?:%|\bpercent|\bper cent|\bprocent|\bprozent|\bpour cent|\bpor ciento)\s+(?:of|av|von|de)(?!\p{L})/giu, '%'],
];

const LONGEST = 300;

/** A text with figures for its numbers and signs for its operations. */
export const signed = (text: string): string =>
  SIGNS.reduce((now, [pattern, sign]) => now.replace(pattern, ` ${sign} `), spelledOut(text));

/**
 * The value of the calculation that a text asks for: `17 times 23`, `15 % of 80`, `(12 + 8) / 5`.
 * @returns null where there is none, where the text holds other numbers beside it, or where it has no value
 */
export function calculated(text: string, language: TextLanguage): number | null {
  if (text.length > LONGEST) return null;
  const signs = signed(text);
  const expressions =
    signs.match(/[(\s√]*-?\d[\d.,]*(?:[\s()]*[-+*/%^][\s(√]*-?\d[\d.,]*[\s)]*)+|√\s*\d[\d.,]*/gu) ?? [];
  if (expressions.length !== 1) return null;
  const [expression] = expressions;
  if (/[\d+*/^√]/.test(signs.replace(expression, ' ')) || isDate(expression)) return null;
  const value = evaluated(expression, language);
  return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(12));
}

/** `2026-05-04`, `070-123`, `3/4`: no sum unless it is asked for one. */
const isDate = (expression: string): boolean =>
  /^\s*\d{2,}(?:[-/]\d{2,})+\s*$/.test(expression) && !/\s[-/]\s/.test(expression);

function spelledOut(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const low = word.toLowerCase();
    if (Object.hasOwn(words, low)) return String(words[low]);
    return ONE.has(low) && /^(one|ett|eins|uno)$/.test(low) ? '1' : word;
  });
}
