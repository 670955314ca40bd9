import type { Call } from './call.js';
import { calledSo, LABEL } from './heard/things.js';

/** "A meeting called Costume Review": the name alone, where more than that, or an address, was taken for it. */
export function asCalled(call: Call, question: string): Call {
  const [own, ...more] = calledSo(question);
  if (own === undefined || more.length > 0) return call;
  const isMore = (name: string, value: unknown): boolean =>
    LABEL.test(name) &&
    typeof value === 'string' &&
    value !== own.text &&
    value.includes(own.text) &&
    (!value.startsWith(own.text) || value.includes('@'));
  const entries = Object.entries(call.arguments).map(([name, value]) => [name, isMore(name, value) ? own.text : value]);
  return { ...call, arguments: Object.fromEntries(entries) as Call['arguments'] };
}
