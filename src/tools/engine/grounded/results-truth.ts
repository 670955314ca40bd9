import { nameAbroad } from './results-abroad.js';
import type { TextLanguage } from './text-language.js';

const OPENS =
  /^\W*(?:(?:hi|hello|hej|hallo|bonjour|hola|and|och|und|et|y),?\s)?¿?(?:is|are|was|were|do|does|did|has|have|can|could|will|would|is there|any|är|har|finns|kan|går|fick|blev|ist|sind|hat|habe\p{L}*|gibt|kann|können|wird|wurde|est[- ]|sont|a-t|avez|as-tu|peut|y a|il y a|está|están|es|hay|tiene\p{L}*|tienes|puede\p{L}*|ha|han|se puede)/iu;

/** "Is it in stock?": whether yes or no answers a question. */
export const isYesOrNo = (question: string): boolean =>
  question.includes('?') && (OPENS.test(question) || INVERTED.test(question));

/** "LN-204 est-il en stock ?" */
const INVERTED = /(?<!\p{L})(?:est|sont|a|ont|peut|était)-(?:t-)?(?:ils?|elles?|on)(?!\p{L})/iu;

/** What a thing may be, by the words that stand behind "it is". */
const STATES =
  /^(?:in stock|available|open|closed|shipped|delivered|paid|ready|valid|active|cancelled|canceled|refunded|confirmed|returnable|reserved|booked|sold out|out of stock|on sale|free|waterproof|washable|enabled|possible|allowed)$/u;

/** "Yes, it is in stock", "Nein, nicht auf Lager": a truth of what a name says. */
export function sayTruth(heading: string, isTrue: boolean, language: TextLanguage): string {
  const name = nameAbroad(heading.replace(/^(?:is|has|was) /u, ''), language);
  if (language === 'en' && STATES.test(name)) return isTrue ? `Yes, it is ${name}` : `No, it is not ${name}`;
  const said = SAID[language][isTrue ? 0 : 1];
  if (name === '') return capital(said);
  if (name === heading && language !== 'en') return `${name}: ${said}`;
  return language === 'en' ? `${name}: ${said}` : ABROAD[language](name, isTrue);
}

/** "In stock", "not in stock", "insured: no": a truth among other things that are told. */
export function sayPlainly(heading: string, isTrue: boolean): string {
  const name = heading.replace(/^(?:is|has|was) /u, '');
  if (STATES.test(name)) return isTrue ? name : `not ${name}`;
  return `${name}: ${SAID.en[isTrue ? 0 : 1]}`;
}

const SAID: Readonly<Record<TextLanguage, readonly [string, string]>> = {
  en: ['yes', 'no'],
  de: ['ja', 'nein'],
  sv: ['ja', 'nej'],
  fr: ['oui', 'non'],
  es: ['sí', 'no'],
};

const ABROAD: Readonly<Record<Exclude<TextLanguage, 'en'>, (name: string, isTrue: boolean) => string>> = {
  de: (name, isTrue) => (isTrue ? `Ja, ${name}` : `Nein, nicht ${name}`),
  sv: (name, isTrue) => (isTrue ? `Ja, ${name}` : `Nej, inte ${name}`),
  fr: (name, isTrue) => (isTrue ? `Oui, ${name}` : `Non, pas ${name}`),
  es: (name, isTrue) => (isTrue ? `Sí, ${name}` : `No, no ${name}`),
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
