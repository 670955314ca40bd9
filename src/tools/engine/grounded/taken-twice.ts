import { isSchema, type Schema, typeOf } from './schema.js';

/** A text without a form or choices of its own, or a list of such. */
function isFree(own: unknown): boolean {
  if (!isSchema(own)) return false;
  if (typeOf(own) === 'array') return isFree(own.items);
  return typeOf(own) === 'string' && !Array.isArray(own.enum) && own.format === undefined;
}

const timesIn = (text: string, part: string): number => text.toLowerCase().split(part.toLowerCase()).length - 1;

/**
 * Names of arguments whose text is another argument's already: "move pallet P-118" says no bay.
 * @param text where a thing that is named twice may fill two arguments
 */
export function takenTwice(made: Readonly<Record<string, unknown>>, { properties }: Schema, text: string): string[] {
  const own = isSchema(properties) ? properties : {};
  const taken = new Map<string, number>();
  return Object.entries(made).flatMap(([name, value]) => {
    const texts = isFree(own[name]) ? [value].flat().filter((one) => typeof one === 'string') : [];
    const isTwice = texts.some((one) => (taken.get(one) ?? 0) > 0 && (taken.get(one) ?? 0) >= timesIn(text, one));
    for (const one of texts) taken.set(one, (taken.get(one) ?? 0) + 1);
    return isTwice ? [name] : [];
  });
}
