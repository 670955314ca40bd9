import { isOfClass, isRelated } from '../../lexicon/index.js';
import { fromText, type Grounded } from '../grounded.js';
import { sameThing } from '../same-thing.js';
import { type Asked, askedBy } from '../spans/asked.js';
import { type Candidate, candidatesIn } from '../spans/candidates.js';
import { isName } from '../spans/is-name.js';
import { labelsOf } from '../spans/label.js';
import { isWritten, isWriting } from '../spans/writers.js';
import { isTaken, type Left, type Slot } from './slot.js';

/** Who somebody of a text is to whoever writes it. */
type Role = 'writer' | 'addressee' | 'with' | 'called' | 'told';
interface Person {
  candidate: Candidate;
  role: Role;
}

/** The one person who is nobody else's and may be whom a slot asks for: who writes, who is written to, who is told of. */
export function personLeft(slot: Slot, left: Left): Grounded | null {
  const asked = personAsked(slot);
  if (asked === null || isSpokenOf(asked, left)) return null;
  const others = left.open.filter((one) => one !== slot).flatMap((one) => personAsked(one) ?? []);
  const all = peopleIn(left);
  const people = all.filter(({ candidate }) => !isTaken(left, candidate));
  const fit = people.filter(({ role }) => fits(asked, role, left));
  const sure = fit.filter(({ role }) => !others.some((other) => fits(other, role, left)));
  const [only] = sure.length === 1 ? sure : others.length === 0 && people.length === 1 && all.length > 1 ? people : [];
  if (only === undefined || only.role === 'called') return null;
  return fromText(only.candidate.text, only.candidate.text);
}

function personAsked({ of, property }: Slot): Asked | null {
  const asked = askedBy(property);
  const isPerson = asked.of === 'person' || (property.kind ?? property.weakKind) === 'person';
  return of === 'words' && isPerson && asked.turn === null ? asked : null;
}

const NAMES = /^(?:name|namn|nom|nombre|fullname|person)$/;
/** Whoever is spoken of or writes, and does nothing for others. */
const SUBJECT =
  /^(?:patient|pupil|student|child|employee|candidate|applicant|participant|attendee|claimant|resident|elev|barn|schüler|kind|élève|alumno|paciente|medarbetare|anställd|mitarbeiter)$/;

function fits({ head }: Asked, role: Role, left: Left): boolean {
  const isAny = NAMES.test(head);
  const isSubject = SUBJECT.test(head);
  switch (role) {
    case 'writer':
      return isAny || isWritten(head) || (isSubject && !isAboutOthers(left));
    case 'with':
    case 'addressee':
      return !isAny && !isSubject && !isWritten(head);
    case 'told':
      return (
        (isAny || isSubject) &&
        peopleIn(left).filter((one) => one.role !== 'writer' && one.role !== 'addressee').length === 1
      );
    case 'called':
      return false;
  }
}

const peopleIn = ({ reading, scope }: Left): Person[] => {
  const found = candidatesIn(reading, scope).filter((one) => isName(one, reading));
  const whole = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
  const seen = new Set<string>();
  return whole
    .map((candidate) => ({ candidate, role: roleOf(candidate, reading.text, reading) }))
    .filter(({ candidate: { text } }) => !seen.has(text) && seen.add(text));
};

const ADDRESSED =
  /(?:^|\n)\s{0,9}(?:Dear|Hi|Hello|Hey|Morning|Good morning|Hej|Kära?|Bästa|Hallo|Liebe[rs]?|Sehr geehrte[rs]?|Bonjour|Ch[eè]re?|Hola|Buenos días|Querid[oa]|Estimad[oa])[ ,]{1,2}$/u;
const WITH = /(?<!\p{L})(?:with|hos|med|bei|mit|avec|con)\s$/iu;
/** "Donated by": what somebody did says who they are. */
const BY = /(?<!\p{L})(?:by|to|for|chez|av|till|åt|von|für|par|pour|por|para)\s$/iu;

function roleOf(candidate: Candidate, text: string, reading: Left['reading']): Role {
  const before = text.slice(Math.max(0, candidate.start - 60), candidate.start);
  if (ADDRESSED.test(before)) return 'addressee';
  if (isWriting(candidate, text)) return 'writer';
  if (
    labelsOf(candidate, reading).some(({ phrase }) => isPersonNoun(phrase.split(' ').at(-1) ?? '')) ||
    BY.test(before)
  )
    return 'called';
  return WITH.test(before) ? 'with' : 'told';
}

const isPersonNoun = (word: string): boolean => /^\p{Ll}/u.test(word) && isOfClass(word, 'person');

const wordsIn = ({ reading: { text }, scope }: Left): string[] =>
  text
    .slice(scope.start, scope.end)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** "My solicitor says": who is asked for is told of, and not by a name. */
const isSpokenOf = ({ head }: Asked, left: Left): boolean =>
  !NAMES.test(head) &&
  wordsIn(left).some(
    (word) => sameThing(head, word) || ['same', 'synonym'].includes(isRelated(head, word)?.kind ?? ''),
  );

/** "For my daughter": somebody else may be meant. */
const isAboutOthers = (left: Left): boolean =>
  /(?<!\p{L})(?:my|our|his|her|min|mitt|vår|meine?[nmr]?|unsere?|mon|ma|notre|mi|nuestr[oa])\s(?=(\p{L}+))/iu.test(
    left.reading.text,
  ) && wordsIn(left).some((word) => isOfClass(word, 'person'));
