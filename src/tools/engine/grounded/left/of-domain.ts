import { fromText, type Grounded } from '../grounded.js';
import { isTaken, type Left, type Slot } from './slot.js';

const COMPANY =
  /^(?:company|firm|organisation|organization|business|employer|brand|shop|store|företag|firma|entreprise|société|empresa)$/;
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, '');
const NAME = /(?<![\p{L}\d@.])\p{Lu}[\p{L}&’'-]*(?:\s(?:&\s)?\p{Lu}[\p{L}&’'-]*){0,3}(?![\p{L}@])/gu;

/** "Wrona Textil, tomasz@wronatextil.example": the firm that the domain of an address in the text is called by. */
export function companyOfDomain(slot: Slot, left: Left): Grounded | null {
  if (!slot.property.words.some((word) => COMPANY.test(word))) return null;
  const { text, mentions } = left.reading;
  const domains = mentions.flatMap(({ kind, value }) =>
    kind === 'email' ? [folded(/@([\w-]+)\./u.exec(String(value))?.[1] ?? '')] : [],
  );
  const names = [...text.matchAll(NAME)].filter(([said]) => domains.includes(folded(said)));
  const [name] = names;
  if (!name || new Set(names.map(([said]) => said)).size > 1) return null;
  const at = { start: name.index, end: name.index + name[0].length };
  const isPerson = mentions.some(({ kind, start, end }) => kind === 'person' && start < at.end && at.start < end);
  return isPerson || isTaken(left, at) ? null : fromText(name[0], name[0]);
}
