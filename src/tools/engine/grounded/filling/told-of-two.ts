import type { Rest } from './one-claim.js';

/** "Ship and bill to", "both in Lund": one thing that is told of two. */
const OF_BOTH =
  /(?<!\p{L})(?:same|both|identical|likewise|samma|båda|bägge|gleiche[nrs]?|dieselbe[nr]?|selben|beide[nr]?|même|mêmes|deux|misma|mismo|ambos|ambas)(?!\p{L})/iu;

/** Where a member stands in its object, and the object; of lists none. */
function partedPath(path: string): { object: string; name: string } | null {
  const at = path.lastIndexOf('/');
  return at < 0 || /\/\d+(?:\/|$)/u.test(path) ? null : { object: path.slice(0, at), name: path.slice(at + 1) };
}

const timesIn = (text: string, part: string): number => text.split(part).length - 1;

/**
 * The path of words of the text that two objects claim for members that are called the same, more often than the text says them:
 * the seller's name is not the buyer's, the fair's is not that of its hall. Null where there is none.
 */
export function toldOfTwo(rests: readonly Rest[], text: string): string | null {
  if (OF_BOTH.test(text)) return null;
  const claims = rests.flatMap(({ path, quote, source, labels }) => {
    const parted = partedPath(path);
    const isOfText = source === 'text' && quote !== undefined && !labels.startsWith('currency');
    return parted && isOfText ? [{ ...parted, path, quote }] : [];
  });
  const twice = claims.find((one, i) => {
    const alike = claims.slice(0, i + 1).filter(({ name, quote }) => name === one.name && quote === one.quote);
    const objects = new Set(alike.map(({ object }) => object));
    return objects.size > 1 && objects.size > timesIn(text, one.quote);
  });
  return twice?.path ?? null;
}

const IN_LIST = /\/\d+\/(?:name|item|product|article|artikel|description|title|thing|dish|service)$/iu;
const OF_PERSON =
  /(?:^|\/)(?:customer|client|buyer|guest|sender|patient|kunde|kund|cliente|first|last)\w*(?:\/\w+)?$/iu;

/** The path of a thing in a list that is called as whoever has it: "Maria Lopez ordered three shirts". Null where there is none. */
export function calledAsOwner(rests: readonly Rest[]): string | null {
  const people = new Set(
    rests.flatMap(({ path, quote }) => (OF_PERSON.test(path) && quote?.includes(' ') ? [quote] : [])),
  );
  return rests.find(({ path, quote }) => IN_LIST.test(path) && quote !== undefined && people.has(quote))?.path ?? null;
}
