import { detectLanguage, type Language } from '../detect.js';
import { type Token, tokenize } from '../tokens.js';
import { holds, phrasesOf, type Slot } from '../word-phrases.js';
import { hunchOf } from './hunch.js';
import { Signs } from './signs.js';
import data from './concern.yaml.js';

interface Line {
  country: string;
  emergency: string;
  life: string;
  loss?: string;
}
/** `whole`: of ending one's life, told over several clauses; `none`: deeds of a story. */
type SignKind = 'life' | 'death' | 'whole' | 'none';
type Lists = Record<'sv' | 'en', string>;
interface ConcernData {
  lines: Record<string, Line>;
  life: Lists;
  death: Lists;
  beings: Lists;
  idioms: Lists;
  elsewhere: Lists;
  classes: Record<'sv' | 'en', Record<string, string>>;
  signs: Record<SignKind, Lists>;
  abroad: Record<string, Record<'life' | 'answer' | 'kin' | 'death' | 'condolence', string>>;
}

const DATA = data as ConcernData;
/** Where help is, by country. */
export const CRISIS_LINES = DATA.lines;

/** Somebody speaks of ending their life, or of a death. */
export type Concern = 'life' | 'death';
/** Which of them it is, and the plain answer in the language of the text. */
export interface Need {
  concern: Concern;
  answer: string;
}

const compiled = (lists: Lists): Record<'sv' | 'en', Slot[][]> => ({
  sv: phrasesOf(lists.sv),
  en: phrasesOf(lists.en),
});
const [LIFE, DEATH, BEINGS, IDIOMS, ELSEWHERE] = [DATA.life, DATA.death, DATA.beings, DATA.idioms, DATA.elsewhere].map(
  compiled,
);
const signsFor = (l: 'sv' | 'en'): Record<SignKind, Signs> => ({
  life: new Signs(DATA.signs.life[l], DATA.classes[l]),
  death: new Signs(DATA.signs.death[l], DATA.classes[l]),
  whole: new Signs(DATA.signs.whole[l], DATA.classes[l]),
  none: new Signs(DATA.signs.none[l], DATA.classes[l]),
});
const SIGNS = { sv: signsFor('sv'), en: signsFor('en') };
const ABROAD = Object.values(DATA.abroad).map(({ life, kin, death, ...answers }) => ({
  ...answers,
  life: phrasesOf(life),
  death: new Signs(death, { KIN: kin }),
}));

/** What the lists write where a clause ends. */
const STOP = '.';
const wordOrStop = ({ kind, lower }: Token): string => (kind === 'word' ? lower : STOP);

/**
 * Whether a text speaks of ending one's life or of somebody's death: in the language that it was taken for, in both where none
 * is known, and in a few words of others.
 */
export function needOf(tokens: readonly Token[], language: Language): Need | null {
  for (const l of language === 'und' ? (['sv', 'en'] as const) : [language]) {
    const concern = concernOf(tokens, l);
    if (concern) return { concern, answer: answerTo(concern, language) };
  }
  return needAbroad(clausesIn(tokens));
}

/** What the rules know, or, where they know nothing, what was learned is sure of. */
function concernOf(tokens: readonly Token[], l: 'sv' | 'en'): Concern | null {
  const ruled = concernByRules(tokens, l);
  if (ruled) return ruled;
  const { life, death } = hunchOf(tokens, l);
  if (life + death < SURE) return null;
  return life >= death ? 'life' : 'death';
}

/** So likely it must be what was learned says. */
const SURE = 0.4;

/** Known words, phrases and signs. */
export function concernByRules(tokens: readonly Token[], l: 'sv' | 'en'): Concern | null {
  const clauses = clausesIn(tokens).map((clause) => meant(clause, l));
  return concernIn(
    clauses.filter(({ length }) => length > 0),
    l,
  );
}

const clausesIn = (tokens: readonly Token[]): string[][] =>
  clausesOf(tokens.filter(({ kind }) => kind !== 'emoji').map(wordOrStop));

function concernIn(clauses: readonly string[][], l: 'sv' | 'en'): Concern | null {
  const words = clauses.flat();
  const here = clauses.filter((clause) => !holds(clause, ELSEWHERE[l]));
  if (SIGNS[l].death.areShown(here)) return 'death';
  const ended = clauses.flatMap((clause) => [...clause, STOP]);
  if (holds(words, LIFE[l]) || holds(ended, LIFE[l]) || showsLife(clauses, l)) return 'life';
  const isTold = here.some((clause) => holds([...clause, STOP], DEATH[l]));
  return isTold && holds(words, BEINGS[l]) ? 'death' : null;
}

const showsLife = (clauses: readonly string[][], l: 'sv' | 'en'): boolean =>
  SIGNS[l].life.areShown(clauses) || SIGNS[l].whole.areShown([clauses.flat()]);

const COORDINATORS = new Set(['and', 'but', 'so', 'och', 'men', 'så']);

/** A clause without those of its parts, between "and"s, whose words mean nothing of the kind. */
function meant(clause: readonly string[], l: 'sv' | 'en'): string[] {
  const parts: string[][] = [[]];
  for (const word of clause) {
    if (COORDINATORS.has(word)) parts.push([]);
    parts[parts.length - 1].push(word);
  }
  return parts.filter((part) => !holds(part, IDIOMS[l]) && !SIGNS[l].none.areShown([part])).flat();
}

/** In other languages. */
function needAbroad(clauses: readonly string[][]): Need | null {
  const life = ABROAD.find((tongue) => holds(clauses.flat(), tongue.life));
  if (life) return { concern: 'life', answer: life.answer };
  const death = ABROAD.find((tongue) => tongue.death.areShown(clauses));
  return death ? { concern: 'death', answer: death.condolence } : null;
}

/** What a text by itself speaks of, and the plain answer to it in its language; null where nobody is in need. */
export function helpFor(text: string): (Need & { language: Language }) | null {
  const tokens = tokenize(text);
  const language = detectLanguage(text, tokens);
  const need = needOf(tokens, language);
  return need && { ...need, language };
}

/** Whether a text says it in words that the rules know, where what was learned only finds it likely. */
export function saysNeed(text: string): boolean {
  const tokens = tokenize(text);
  return (
    (['sv', 'en'] as const).some((l) => concernByRules(tokens, l) !== null) || needAbroad(clausesIn(tokens)) !== null
  );
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
