import { isSaidIn } from './said-words.js';
import { type Language, tokensOf } from './text.js';

/** What a word of one language's own texts counts beside a small word. */
const WORD = 0.5;

/** A yoke in Swedish, and a nod in both. */
const NOD = 'ok';

const isOnlyEnglish = (word: string): boolean => isSaidIn('en', word) && !isSaidIn('sv', word);
const isOnlySwedish = (word: string): boolean => isSaidIn('sv', word) && !isSaidIn('en', word) && word !== NOD;

const SWEDISH = new Set(
  'och att det som på är av för med den till inte om ett en jag du vi ni hur vad varför vilken vilket vilka kan ska bör har hej tack min mitt mina din ditt man mig dig sig när var från eller men så här där gör göra tvätta tvättar tvättas stryka sy syr syr passar ligan leder mår känner klä bära tyg kläder färg färger storlek vem vill skulle finns går gå utan också då nu lite mer hejsan god morgon hjälp skillnad mellan bästa bäst för ut bort ett tröja byxor klänning skjorta kjol kappa jacka på bröllop vinter sommar höst vår rent'.split(
    ' ',
  ),
);
const ENGLISH = new Set(
  'the a an and is are was do does did how what why which who when where can could should would i you he she it we they my your me to of for with in on at from or but not this that these those have has be about wash iron sew wear dress best better between difference help hello hi thanks please tell need want make get much many does there if out go goes fabric size league leading feel feeling'.split(
    ' ',
  ),
);
const OTHERS = new Set(
  'le la les des une est que comment pourquoi quel quelle je avec pour der die das und ist nicht wie warum ich kann mit el los las como por qué para con una il che come perché è'.split(
    ' ',
  ),
);

/** Whether a word stands in what is known in English or Swedish. */
export const isOfTexts = (word: string): boolean => isSaidIn('en', word) || isSaidIn('sv', word);

export interface LanguageReading {
  language: Language;
  /** True when the words point to a language that is neither English nor Swedish. */
  foreign: boolean;
}

/** The language of a message by its small words; `before` decides where they say nothing. */
export function languageOf(text: string, before: Language | null): LanguageReading {
  const tokens = tokensOf(text);
  const many = (is: (token: string) => boolean): number => tokens.filter(is).length;
  const count = (set: ReadonlySet<string>): number => many((token) => set.has(token));
  const swedish = count(SWEDISH) + many((token) => /[åäö]/.test(token)) * 0.6 + WORD * many(isOnlySwedish);
  const english = count(ENGLISH) + WORD * many(isOnlyEnglish);
  const foreign = count(OTHERS) >= 2 && count(OTHERS) > swedish && count(OTHERS) > english;
  if (swedish === english) return { language: before ?? 'en', foreign };
  return { language: swedish > english ? 'sv' : 'en', foreign };
}
