import { COUNT_WORDS } from '../numbers.js';
import { isCount, nounsAfter, type Question, type Reckoned, sameNoun, topicsOf } from './asked.js';

const PEOPLE =
  /^(?:women|woman|men|man|children|child|adults?|boys?|girls?|kids?|teenagers?|seniors?|pensioners?|babies|baby|ladies|gentlemen|students?|teachers?|kvinnor|kvinna|män|barn|vuxna|flickor|pojkar|frauen|männer|kinder|erwachsene|mädchen|jungen|femmes|hommes|enfants|adultes|mujeres|hombres|niños|niñas|adultos)$/iu;
const ANYBODY =
  /^(?:participants?|people|persons?|guests?|attendees|members|visitors|heads?|travellers|passengers|pupils|deltagare|personer|gäster|teilnehmer|personen|gäste|participantes|personas|invités|personnes)$/;

/** Of whom a name tells all that are of these kinds. */
const ALL_OF: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:children|child|kids|pupils|barn|elever|kinder|schüler|enfants|élèves|niños|alumnos)$/,
    /^(?:boys?|girls?|flickor|flicka|pojkar|pojke|mädchen|jungen?|filles?|garçons?|niñas?|niños?)$/iu,
  ],
  [
    /^(?:adults?|grownups?|vuxna|erwachsene|adultes|adultos)$/,
    /^(?:women|woman|men|man|ladies|gentlemen|kvinnor|män|frauen|männer|femmes|hommes|mujeres|hombres)$/iu,
  ],
];
const PARTLY = /(?<!\p{L})(?:of them|of whom|including|among|davon|varav|dont|or)(?!\p{L})/iu;

/** "11 girls and 13 boys": how many children. */
function ofKinds({ text, numbers }: Question, words: readonly string[]): number | null {
  const kinds = ALL_OF.find(([all]) => words.some((word) => all.test(word)));
  const counts = numbers.filter(isCount);
  const own = kinds ? counts.filter((one) => kinds[1].test(nounsAfter(text, one)[0] ?? '')) : [];
  const isTold =
    kinds !== undefined && counts.some((one) => kinds[0].test(nounsAfter(text, one)[0] ?? '') && !own.includes(one));
  return own.length < 2 || isTold || PARTLY.test(text) ? null : own.reduce((sum, { value }) => sum + Number(value), 0);
}

const EVERY = new RegExp(
  String.raw`(?<!\p{L})(?:every|each|varje|jedes|jeder|chaque|cada)\s(\p{L}+)\s(?:needs|gets|wants|has|takes|receives|wears|behöver|får|braucht|bekommt)\s(\d{1,3}|${Object.keys(COUNT_WORDS).join('|')})\s((?:\p{L}[\p{L}-]*\s){0,2}?\p{L}[\p{L}-]*)(?=[.,;!?]|$|\s(?:and|och|und|for|to)(?!\p{L}))`,
  'iu',
);

/** "Every child needs one gym shirt": how many for all of them. */
export function oneForEach(question: Question): Reckoned {
  const { property, text } = question;
  const found = EVERY.exec(text);
  if (!found || property.unit !== null) return undefined;
  const [, who, many, things] = found;
  const topics = topicsOf(property);
  if (
    topics.length === 0 ||
    !topics.every((word) =>
      things
        .toLowerCase()
        .split(' ')
        .some((noun) => sameNoun(noun, word)),
    )
  )
    return undefined;
  const all = ofKinds(question, [who.toLowerCase()]);
  return all === null ? undefined : { value: all * (COUNT_WORDS[many.toLowerCase()] ?? Number(many)) };
}

/** "9 women and 4 men": how many take part. */
export function everybody({ property, text, numbers }: Question): Reckoned {
  const kinds =
    property.unit === null && property.words.length === 1 ? ofKinds({ property, text, numbers }, property.words) : null;
  if (kinds !== null) return { value: kinds };
  if (property.unit !== null || !property.words.some((word) => ANYBODY.test(word))) return undefined;
  if (topicsOf(property).some((word) => !ANYBODY.test(word))) return undefined;
  const counts = numbers.filter((one) => isCount(one) || Number(one.value) === 1);
  const told = counts.filter((one) => nounsAfter(text, one).some((noun) => PEOPLE.test(noun)));
  const isTold = counts.some((one) => nounsAfter(text, one).some((noun) => ANYBODY.test(noun)));
  if (told.length < 2 || isTold || PARTLY.test(text)) return undefined;
  return { value: told.reduce((sum, { value }) => sum + Number(value), 0) };
}
