import { isCount, nounsAfter, type Question, type Reckoned, topicsOf } from './asked.js';

const PEOPLE =
  /^(?:women|woman|men|man|children|child|adults?|boys?|girls?|kids?|teenagers?|seniors?|pensioners?|babies|baby|ladies|gentlemen|students?|teachers?|kvinnor|kvinna|män|barn|vuxna|flickor|pojkar|frauen|männer|kinder|erwachsene|mädchen|jungen|femmes|hommes|enfants|adultes|mujeres|hombres|niños|niñas|adultos)$/iu;
const ANYBODY =
  /^(?:participants?|people|persons?|guests?|attendees|members|visitors|heads?|travellers|passengers|pupils|deltagare|personer|gäster|teilnehmer|personen|gäste|participantes|personas|invités|personnes)$/;

/** "9 women and 4 men": how many take part. */
export function everybody({ property, text, numbers }: Question): Reckoned {
  if (property.unit !== null || !property.words.some((word) => ANYBODY.test(word))) return undefined;
  if (topicsOf(property).some((word) => !ANYBODY.test(word))) return undefined;
  const counts = numbers.filter((one) => isCount(one) || Number(one.value) === 1);
  const told = counts.filter((one) => nounsAfter(text, one).some((noun) => PEOPLE.test(noun)));
  const isTold = counts.some((one) => nounsAfter(text, one).some((noun) => ANYBODY.test(noun)));
  if (
    told.length < 2 ||
    isTold ||
    /(?<!\p{L})(?:of them|of whom|including|among|davon|varav|dont|or)(?!\p{L})/iu.test(text)
  )
    return undefined;
  return { value: told.reduce((sum, { value }) => sum + Number(value), 0) };
}
