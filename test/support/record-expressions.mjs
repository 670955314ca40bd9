/**
 * Loaded before the application (`--import`, with `--enable-source-maps`), and in its threads: adds each expression that
 * is made by RegExp(), with the line that makes it, to the file EXPRESSIONS.
 */
import { appendFileSync } from 'node:fs';

const Native = RegExp;
const SITE = /\/(src\/[^:()]+\.ts):(\d+):\d+/;
const seen = new Set();

globalThis.RegExp = new Proxy(Native, {
  construct: (target, args) => noted(Reflect.construct(target, args)),
  apply: (target, self, args) => noted(Reflect.apply(target, self, args)),
});

function noted(expression) {
  const at = String(expression);
  if (seen.has(at)) return expression;
  seen.add(at);
  const [, file, line] = SITE.exec(new Error().stack.split('\n').find((one) => SITE.test(one)) ?? '') ?? [];
  const { source, flags } = expression;
  if (file) appendFileSync(process.env.EXPRESSIONS, `${JSON.stringify({ file, line: Number(line), source, flags })}\n`);
  return expression;
}
