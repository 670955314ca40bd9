import type { TextLanguage } from './text-language.js';
import { figure } from './numbers.js';
import numberData from './words/numbers.yaml.js';

const { one, words } = numberData as { one: string[]; words: Record<string, number> };
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
  [/(?:×|·|(?<=\d)\s?x\s?(?=\d))/giu, '*'],
  [/÷/gu, '/'],
  [/(?:%|\bpercent|\bper cent|\bprocent|\bprozent|\bpour cent|\bpor ciento)\s+(?:of|av|von|de)(?!\p{L})/giu, '%'],
];
const TOKEN = /\d+(?:[.,]\d+)*|[-+*/()%^]/gu;
const LONGEST = 300;

/**
 * The value of the calculation that a text asks for: `17 times 23`, `15 % of 80`, `(12 + 8) / 5`.
 * @returns null where there is none, where the text holds other numbers beside it, or where it has no value
 */
export function calculated(text: string, language: TextLanguage): number | null {
  if (text.length > LONGEST) return null;
  const signed = SIGNS.reduce((now, [pattern, sign]) => now.replace(pattern, ` ${sign} `), spelledOut(text));
  const expressions = signed.match(/[(\s]*-?\d[\d.,]*(?:[\s()]*[-+*/%^][\s(]*-?\d[\d.,]*[\s)]*)+/gu) ?? [];
  if (expressions.length !== 1) return null;
  const [expression] = expressions;
  if (/\d/.test(signed.replace(expression, ' ')) || isDate(expression)) return null;
  const value = evaluated(expression, language);
  return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(12));
}

const OFF =
  /(\d+(?:[.,]\d+)?)\s?(?:%|percent|procent|prozent|pour cent|por ciento)\s(?:off|discount|rabatt|de remise|de réduction|de descuento)|(?:discount|rabatt|remise|descuento)\s(?:of|på|von|de)\s(\d+(?:[.,]\d+)?)\s?%/iu;

/** "25 % off 120": what is taken off where the question asks for the discount, else what is left to pay; null where it is neither. */
export function discounted(text: string, sum: number, language: TextLanguage): number | null {
  const found = OFF.exec(text);
  if (!found || !/\?/.test(text)) return null;
  const percent = figure(found[1] ?? found[2], language);
  const asked = text.slice(
    Math.max(text.search(/how much|what|hur mycket|vad|wie viel|was|combien|quel|cuánto|qué/iu), 0),
  );
  if (
    /how much (is|does) the discount|(do|will) i save|discount (in|worth)|hur stor är rabatten|how big is the discount/iu.test(
      asked,
    )
  )
    return Number(((sum * percent) / 100).toPrecision(12));
  return /\b(price|pay|cost|costs|final|left|total|betala|kostar|zahle|kostet|coûte|pagar|cuesta)\b/iu.test(asked)
    ? Number(((sum * (100 - percent)) / 100).toPrecision(12))
    : null;
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

/** @returns null where the signs do not make an expression */
function evaluated(expression: string, language: TextLanguage): number | null {
  const tokens = expression.match(TOKEN) ?? [];
  let at = 0;
  const value = (): number | null => {
    const token = tokens[at++];
    if (token === '-') return negated(value());
    if (token !== '(') return token !== undefined && /^\d/.test(token) ? figure(token, language) : null;
    const inner = sum();
    return tokens[at++] === ')' ? inner : null;
  };
  const product = (): number | null => {
    let left = value();
    while (left !== null && /^[*/%]$/.test(tokens[at] ?? '')) left = applied(tokens[at++], left, value());
    return left;
  };
  const sum = (): number | null => {
    let left = product();
    while (left !== null && /^[-+]$/.test(tokens[at] ?? '')) left = applied(tokens[at++], left, product());
    return left;
  };
  const whole = sum();
  return at === tokens.length ? whole : null;
}

const negated = (value: number | null): number | null => (value === null ? null : -value);

function applied(sign: string, a: number, b: number | null): number | null {
  if (b === null) return null;
  if (sign === '+') return a + b;
  if (sign === '-') return a - b;
  if (sign === '*') return a * b;
  if (sign === '%') return (a * b) / 100;
  return b === 0 ? null : a / b;
}
