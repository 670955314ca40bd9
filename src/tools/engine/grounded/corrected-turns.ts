import { readingOf } from './reading.js';

/** No text has it: what parts the turns while they are read as one. */
const PARTED = '\u{E000}';

/** What was said before and what is said now, as they are meant where the one takes back something of the other. */
export function correctedTurns(before: string, question: string): readonly [before: string, question: string] {
  if (before === '' || before.includes(PARTED) || question.includes(PARTED)) return [before, question];
  if (readingOf(question).text !== question) return [before, question];
  const [said, now, ...more] = readingOf(`${before}\n${PARTED}. ${question}`).text.split(PARTED);
  if (now === undefined || more.length > 0 || said.trimEnd() === readingOf(before).text.trimEnd())
    return [before, question];
  return [said.trimEnd(), now.replace(/^[\s.,;]{1,4}/u, '')];
}
