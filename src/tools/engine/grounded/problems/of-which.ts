import { clauseAfter, clauseBefore, type Amount, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

/** "Half of my 46", "a third of the 36": by how many a whole is parted. */
const PARTS: readonly (readonly [string, number])[] = [
  ['half|hälften|hälfte|moitié|mitad', 2],
  ['third|tredjedel|drittel|tiers|tercio', 3],
  ['quarter|fjärdedel|viertel|quart|cuarto', 4],
];
const OF = String.raw`\s(?:of|av|von|der|des|de|d['’])\s?(?:\p{L}{1,8}\s){0,2}(\d{1,6})(?![\d.,]*\d)`;
const EXPRESSIONS = PARTS.map(([said, by]) => [new RegExp(String.raw`(?<!\p{L})(?:${said})${OF}`, 'iu'), by] as const);

function partIn(text: string): { value: number; end: number } | undefined {
  for (const [expression, by] of EXPRESSIONS) {
    const found = expression.exec(text);
    if (found) return { value: Number(found[1]) / by, end: found.index + found[0].length };
  }
  return undefined;
}

/** "Half of the 46 buttons are horn, and 5 of those are chipped": the sound ones of the part; open where it is not they that are asked for. */
export function ofWhich({ property, text, amounts, question }: Problem): Solved {
  const part = partIn(text);
  const others = amounts.filter(({ end }) => part && end > part.end);
  if (!part || others.length !== 1 || others[0].unit !== undefined) return undefined;
  const said = signOf(others[0]);
  if (!SAYS.ofThose.test(said) || !SAYS.faulty.test(said)) return undefined;
  const left = part.value - others[0].value;
  const isAsked = SAYS.sound.test(`${property.words.join(' ')} ${question}`);
  return isAsked && left >= 0 && Number.isInteger(left) ? { value: left } : null;
}

const signOf = (one: Amount): string => `${clauseBefore(one)} ${clauseAfter(one)}`;
