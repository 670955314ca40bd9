import type { Mention } from '../mention.js';
import { exact, type Question, type Reckoned } from '../reckoning/asked.js';
import { converted, unitNamed } from '../units.js';
import { SAYS } from './words.js';

const NEAR = 18;

/** "4 m of cloth 90 cm wide, mine is 150 cm wide": how much of the other width has the same surface. */
export function ofOtherWidth({ property, text, numbers }: Question): Reckoned {
  const lengths = numbers.filter(({ unit }) => unitNamed(unit)?.dimension === 'length');
  if (property.unit?.dimension !== 'length' || lengths.length !== 3 || numbers.length !== 3) return undefined;
  const isWide = ({ start, end }: Mention): boolean =>
    SAYS.wide.test(text.slice(end, end + NEAR).split(/[.,;]/u)[0]) ||
    SAYS.wide.test(
      text
        .slice(start - NEAR, start)
        .split(/[.,;]/u)
        .at(-1) ?? '',
    );
  const [first, second, ...more] = lengths.filter(isWide);
  const need = lengths.find((one) => !isWide(one));
  if (!second || more.length > 0 || !need || !SAYS.same.test(text)) return undefined;
  const width = converted(Number(second.value), unitOf(second), unitOf(first));
  return width ? { value: exact((Number(need.value) * Number(first.value)) / width), unit: need.unit } : undefined;
}

const unitOf = ({ unit }: Mention): NonNullable<ReturnType<typeof unitNamed>> =>
  unitNamed(unit) as NonNullable<ReturnType<typeof unitNamed>>;
