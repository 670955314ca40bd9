import { detectLanguage, type Language } from '../detect.js';
import { type Token, tokenize } from '../tokens.js';
import { holds, phrasesOf, type Slot } from '../word-phrases.js';
import { shows, signsOf, type Sign } from './signs.js';
import data from './concern.yaml.js';

interface Line {
  country: string;
  emergency: string;
  life: string;
  loss?: string;
}
type Lists = Record<'sv' | 'en', string>;
interface ConcernData {
  lines: Record<string, Line>;
  life: Lists;
  death: Lists;
  beings: Lists;
  idioms: Lists;
  elsewhere: Lists;
  classes: Record<'sv' | 'en', Record<string, string>>;
  signs: Record<Concern, Lists>;
  abroad: Record<string, { life: string; answer: string }>;
}

const DATA = data as ConcernData;
/** Where help is, by country. */
export const CRISIS_LINES = DATA.lines;

/** Somebody speaks of ending their life, or of a death. */
export type Concern = 'life' | 'death';

const compiled = (lists: Lists): Record<'sv' | 'en', Slot[][]> => ({
  sv: phrasesOf(lists.sv),
  en: phrasesOf(lists.en),
});
const [LIFE, DEATH, BEINGS, IDIOMS, ELSEWHERE] = [DATA.life, DATA.death, DATA.beings, DATA.idioms, DATA.elsewhere].map(
  compiled,
);
const signsFor = (l: 'sv' | 'en'): Record<Concern, Sign[]> => ({
  life: signsOf(DATA.signs.life[l], DATA.classes[l]),
  death: signsOf(DATA.signs.death[l], DATA.classes[l]),
});
/** Of other languages only texts about one's life are known. */
const ABROAD = Object.values(DATA.abroad).map(({ life, answer }) => ({ life: phrasesOf(life), answer }));
const SIGNS = { sv: signsFor('sv'), en: signsFor('en') };

/** What the lists write where a clause ends. */
const STOP = '.';
const wordOrStop = ({ kind, lower }: Token): string => (kind === 'word' ? lower : STOP);

/**
 * Whether a text speaks of ending one's life or of somebody's death. Both languages are looked for, whatever the text was
 * taken for: the cost of a kind answer too many is small.
 */
export function concernOf(tokens: readonly Token[], language: Language): Concern | null {
  const words = wordsOf(tokens);
  const clauses = [...tokens.filter(({ kind }) => kind !== 'emoji').map(wordOrStop), STOP];
  const languages = language === 'und' ? (['sv', 'en'] as const) : ([language] as const);
  for (const l of languages) {
    if (holds(words, IDIOMS[l])) continue;
    const all = clausesOf(clauses);
    const parts = all.filter((clause) => !holds(clause, ELSEWHERE[l]));
    if (shows(parts, SIGNS[l].death)) return 'death';
    if (holds(words, LIFE[l]) || holds(clauses, LIFE[l]) || shows(all, SIGNS[l].life)) return 'life';
    if (parts.some((clause) => holds([...clause, STOP], DEATH[l])) && holds(words, BEINGS[l])) return 'death';
  }
  return abroadOf(words) ? 'life' : null;
}

const wordsOf = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ kind }) => kind === 'word').map(({ lower }) => lower);
const abroadOf = (words: readonly string[]) => ABROAD.find(({ life }) => holds(words, life));

/** What a text by itself speaks of, and the plain answer to it in its language; null where nobody is in need. */
export function helpFor(text: string): { concern: Concern; language: Language; answer: string } | null {
  const tokens = tokenize(text);
  const language = detectLanguage(text, tokens);
  const concern = concernOf(tokens, language);
  const abroad = concern === 'life' && abroadOf(wordsOf(tokens));
  return concern && { concern, language, answer: abroad ? abroad.answer : answerTo(concern, language) };
}

function clausesOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words)
    if (word === STOP) parts.push([]);
    else parts[parts.length - 1].push(word);
  return parts;
}

const { SE, ...OTHERS } = DATA.lines;

/** A plain answer with where help is, in the language of the text. */
export function answerTo(concern: Concern, language: Language): string {
  return language === 'sv' ? swedish(concern) : english(concern);
}

const swedish = (concern: Concern): string =>
  concern === 'life'
    ? 'Det låter som att du har det mycket svårt, och jag är glad att du skrev. Jag är ett program och kan inte ge det stöd som en människa kan. ' +
      `Är det bråttom, ring ${SE.emergency}. Att prata med någon går dygnet runt på ${SE.life}.`
    : `Jag beklagar sorgen. Att mista någon får ta tid. Vill du prata med någon finns råd på ${SE.loss ?? SE.life}, och är det akut ${SE.emergency}.`;

const english = (concern: Concern): string => {
  const abroad = Object.values(OTHERS);
  const lines = [...abroad.map(({ country, life }) => `${life} in ${country}`), `${SE.life.split(' ')[0]} in Sweden`];
  return concern === 'life'
    ? 'It sounds as if things are very hard for you, and I am glad that you wrote. I am a program and cannot give what a person can. ' +
        `In danger, call ${SE.emergency} in Europe or ${OTHERS.US.emergency} in ${OTHERS.US.country}. To talk to somebody at any hour: ${lines.join(', ')}.`
    : `I am sorry for your loss. Grief may take its time. If you would like to talk to somebody: ${lines.join(', ')}.`;
};
