import type { Mention } from '../mention.js';
import { type Property, stemsOf } from '../property.js';
import type { Reading } from '../reading.js';
import { LISTED, nearest } from './listed.js';

/** "Fabric CT-118 in colour 19-4052": of several numbers those that stand right after a word of the name, and what is listed with them. */
export function ofItsNoun(found: readonly Mention[], property: Property, text: string): readonly Mention[] {
  if (found.length < 2) return found;
  const stems = property.words
    .filter((word) => word.length > 2 && !/^(?:number|code|ref|the|for)$/.test(word))
    .flatMap(stemsOf);
  const kept = new Set(
    found.filter(({ start }) => {
      const before = text.slice(Math.max(0, start - 40), start);
      const at = /(?:(?<!\p{L})\p{L}{2,30}[\s:#.]{1,3}){1,2}$/u.exec(before)?.[0] ?? '';
      return stems.some((stem) =>
        new RegExp(
          String.raw`(?<!\p{L})${stem.replace(/[^\p{L}]/gu, '')}\p{L}{0,4}(?:\s(?:no|nr|number|code|id))?[\s:#.]{1,3}$`,
          'iu',
        ).test(at),
      );
    }),
  );
  if (kept.size === 0) return nearest(found, property, { text } as Reading);
  found.forEach((one, i) => {
    const before = found[i - 1];
    if (before && kept.has(before) && LISTED.test(text.slice(before.end, one.start))) kept.add(one);
  });
  return [...kept];
}
