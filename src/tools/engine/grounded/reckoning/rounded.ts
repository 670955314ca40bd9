import { words } from './expression.js';

const DECIMALS: readonly (readonly [RegExp, number])[] = [
  [
    /nearest (?:whole|integer|full|gram|cent(?:imetre|imeter)?|euro|dollar|pound|day|metre|meter|unit)|round\p{L}* (?:\p{L}+ ){0,2}whole|whole number|heltal|ganze zahl|nombre entier|número entero/iu,
    0,
  ],
  [
    /(?:(\d)|\b(one|two|three|en|två|tre|eine|zwei|drei|une|deux|trois|un|dos|tres))\s(?:decimals?|decimal places?|decimaler?|nachkommastellen?|décimales?|decimales?)/iu,
    -1,
  ],
];

/** A result, rounded as the text asks for it. */
export function roundedAs(text: string, value: number): number {
  for (const [pattern, digits] of DECIMALS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const written = digits < 0 ? (found[1] ?? String(words[found[2].toLowerCase()] ?? 1)) : digits;
    return Number(value.toFixed(Number(written)));
  }
  return value;
}
