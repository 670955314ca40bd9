import { figure } from '../numbers.js';
import type { TextLanguage } from '../text-language.js';

const TOKEN = /\d+(?:[.,]\d+)*|[-+*/()%^√]/gu;

/** @returns null where the signs do not make an expression */
export function evaluated(expression: string, language: TextLanguage): number | null {
  const tokens = expression.match(TOKEN) ?? [];
  let at = 0;
  const value = (): number | null => {
    const token = tokens[at++];
    if (token === '-') return negated(value());
    if (token === '√') return rootOf(value());
    if (token !== '(') return token !== undefined && /^\d/.test(token) ? figure(token, language) : null;
    const inner = sum();
    return tokens[at++] === ')' ? inner : null;
  };
  const power = (): number | null => {
    const left = value();
    return left !== null && tokens[at] === '^' ? applied(tokens[at++], left, power()) : left;
  };
  const product = (): number | null => {
    let left = power();
    while (left !== null && /^[*/%]$/.test(tokens[at] ?? '')) left = applied(tokens[at++], left, power());
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

const rootOf = (value: number | null): number | null => (value === null || value < 0 ? null : Math.sqrt(value));
const negated = (value: number | null): number | null => (value === null ? null : -value);

function applied(sign: string, a: number, b: number | null): number | null {
  if (b === null) return null;
  if (sign === '+') return a + b;
  if (sign === '-') return a - b;
  if (sign === '*') return a * b;
  if (sign === '%') return (a * b) / 100;
  if (sign === '^') return a ** b;
  return b === 0 ? null : a / b;
}
