import { GARMENT } from '../garments/index.js';
import { completeSpec } from '../cut/typical.js';
import { blank } from './pieces.js';
import { countPockets } from './pocket-count.js';
import type { Span } from './types.js';
import { note, revisedBy } from './work.js';
import type { Work } from './work.js';

const NUMBER: Readonly<Record<string, number>> = { a: 1, one: 1, en: 1, two: 2, tva: 2, två: 2, three: 3, tre: 3 };
const SAID = '(?:(?<many>a|one|en|two|två|three|tre|\\d{1,2})\\s+)?';
const THING = '(?<thing>buttons?|knapp(?:ar)?|pockets?|ficka|fickor)';

/** "Fewer buttons", "two more pockets", "one button less", "färre knappar". */
const CHANGES: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d])${SAID}(?<way>fewer|less|more|färre|fler)\\s+${THING}(?!\\p{L})`, 'iu'),
  new RegExp(`(?<![\\p{L}\\d])${SAID}${THING}\\s+(?<way>fewer|less|more|färre|fler|mindre|till)(?!\\p{L})`, 'iu'),
];
const LESS = /^(?:fewer|less|färre|mindre)$/iu;

/** Of more than so many buttons two go or come where no number is said. */
const FEW = 3;
const MOST = 24;

/** How many buttons there are: as said, else as such a garment usually has. */
function buttonsNow({ brief }: Work): number | null {
  if (brief.buttons) return brief.buttons.count;
  const { garment, closure } = completeSpec(brief.spec, brief.denied);
  const usual = GARMENT[garment].buttons;
  return usual ? (closure === 'double-breasted' ? usual.double : usual.single) : null;
}

function countButtons(work: Work, change: number, span: Span): void {
  const now = buttonsNow(work);
  const words = work.instruction.slice(...span).trim();
  work.understood.push(span);
  if (now === null || now + change < 1 || now + change > MOST) {
    work.warnings.push(
      `"${words}" cannot be followed: ${now === null ? 'how many there are follows from the length' : `there are ${now}`}. Say how many there shall be, for example "five buttons".`,
    );
    return;
  }
  work.brief.buttons = { count: now + change, of: work.brief.buttons?.of ?? null };
  work.brief.evidence.buttons = revisedBy(work, now + change, { span });
  note(work, 'buttons', span);
}

/** Counts changed by comparison, and the text without them. */
export function takeCounts(work: Work, text: string): string {
  const found = CHANGES.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!found?.groups) return text;
  const { many, way, thing } = found.groups;
  const span: Span = [found.index, found.index + found[0].length];
  const said = many ? (NUMBER[many.toLowerCase()] ?? Number(many)) : null;
  const sign = LESS.test(way) ? -1 : 1;
  const isButton = /^(?:b|k)/iu.test(thing);
  if (isButton) countButtons(work, sign * (said ?? ((buttonsNow(work) ?? 0) > FEW ? 2 : 1)), span);
  else if (countPockets(work, sign as 1 | -1, span)) work.understood.push(span);
  else return text;
  return blank(text, span);
}
