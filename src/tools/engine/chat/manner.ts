import type { Abroad, Language } from './text.js';
import { tokensOf } from './text.js';

/** How somebody wants to be answered, beside what they ask. */
export interface Manner {
  language?: Language;
  /** One of the languages in which less is known. */
  abroad?: Abroad;
  brief?: boolean;
  /** Sentences a brief answer may have. */
  sentences?: number;
  /** Numbered points instead of running text; `count` is how many at most. */
  list?: boolean;
  count?: number;
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  en: 1,
  ett: 1,
  två: 2,
  tre: 3,
  fyra: 4,
  fem: 5,
};
const NUMBER = String.raw`(one|two|three|four|five|ett|två|tre|fyra|fem|[1-9])`;

const LANGUAGES: readonly (readonly [RegExp, Language])[] = [
  [
    /\b(in|into|to|på|till) (swedish|svenska)\b|\b(swedish|svenska) (please|tack|only)\b|\b(only|speak|use|prata|tala|endast|alltid) (swedish|svenska)\b|^(swedish|svenska)$/,
    'sv',
  ],
  [
    /\b(in|into|to|på|till) (english|engelska)\b|\b(english|engelska) (please|tack|only)\b|\b(only|speak|use|prata|tala|endast|alltid) (english|engelska)\b|^(english|engelska)$/,
    'en',
  ],
];
/** What German, French and Spanish are called where somebody asks for them. */
const NAMES_ABROAD: Readonly<Record<Abroad, string>> = {
  de: 'german|deutsch|tyska',
  fr: 'french|français|francais|franska',
  es: 'spanish|español|espanol|castellano|spanska',
};
/** "Reply only in German", "på franska tack"; sizes and seams are French, too, and stay what they are. */
const ABROAD: readonly (readonly [RegExp, Abroad])[] = (['de', 'fr', 'es'] as const).map((language) => {
  const name = `(?:${NAMES_ABROAD[language]})`;
  const asks =
    '(?:answer|answers|reply|replies|respond|speak|write|talk|svara|tala|prata|skriv|antworte|antworten|réponds|responde)';
  return [
    new RegExp(
      `(?<![^ ])${asks}(?: \\S+){0,6}? ${name}(?! (?:seam|knot|hem|tuck|cuff|curve|dart)s?(?![^ ]))(?![^ ])|^(?:(?:and|och|now|nu|the same|samma) )*(?:in|auf|på|en) ${name}(?: please| bitte| tack| por favor)?$|(?<![^ ])(?:in|auf|på|en) ${name} (?:please|bitte|tack|only)(?![^ ])|(?<![^ ])(?:only|always|endast|bara|alltid|language) (?:in |på )?${name}(?! size)(?![^ ])`,
    ),
    language,
  ];
});
const BRIEF =
  /\b(more simply|in plain words|in plain english|in simple terms|dumb it down|med enkla ord|shorter|be brief|briefly|in short|be concise|concise|concisely|keep it short|short answers?|short version|tldr|tl dr|one sentence|in a sentence|one or two sentences|two sentences|kortare|kortfattat|kortfattad|kort svar|svara kort|var kort|korta svar|fatta dig kort|en mening|i korthet|sammanfatta|summari[sz]e|too long|simpler|simple words|enklare|enkelt)\b/;
const EXPLAINS =
  /^(?:can you |could you |please |kan du )*(?:explain (?:that|it|this)|förklara(?: det)?)(?: again| to me| please| better| a bit| igen| tack)?$/;
const LIST =
  /\b(as a list|in a list|bullet points?|bullets|step by step|numbered|som lista|i en lista|punktlista|i punkter|steg för steg)\b/;
const COUNT = new RegExp(
  String.raw`\b(?:give me|name|list|just|only|ge mig|säg|nämn|bara) ${NUMBER}(?! (?:size|sizes|cm|tablespoon|word|sentence))\b`,
);

/** Words that ask for nothing but a manner. */
const FILLER = new Set(
  'can you could please do it that this again say tell me give answer reply and now the a an in to on of as make i want would like short kan du snälla det en gång till igen säg ge mig svar svara och nu på i till tack vill ha gör kort så ok okay once more repeat upprepa what about too for är var lite bit much mycket version för lång långt was your is it very my next mening sentence shorter with words istället instead switch byt prata talk speak answer vi we med ord om samma same but men'.split(
    ' ',
  ),
);

const SENTENCES = new RegExp(String.raw`\b${NUMBER} (?:short |korta )?(?:sentences|meningar)\b`);

const EVERYWHERE = [
  ...LANGUAGES.map(([cue]) => cue),
  ...ABROAD.map(([cue]) => cue),
  BRIEF,
  EXPLAINS,
  LIST,
  COUNT,
  SENTENCES,
].map(({ source }) => new RegExp(source, 'g'));

/** What a message or a caller's instructions say about the manner of answering. */
export function mannerOf(text: string): Manner {
  const plain = tokensOf(text.slice(0, 4000)).join(' ');
  const language = LANGUAGES.find(([cue]) => cue.test(plain))?.[1];
  const abroad = language ? undefined : ABROAD.find(([cue]) => cue.test(plain))?.[1];
  const counted = COUNT.exec(plain);
  const sentences = SENTENCES.exec(plain)?.[1];
  const count = counted ? (NUMBERS[counted[1]] ?? Number(counted[1])) : undefined;
  return {
    ...(language ? { language } : {}),
    ...(abroad ? { abroad } : {}),
    ...(BRIEF.test(plain) || EXPLAINS.test(plain) || sentences ? { brief: true } : {}),
    ...(sentences ? { sentences: NUMBERS[sentences] ?? Number(sentences) } : {}),
    ...(LIST.test(plain) || count !== undefined ? { list: true } : {}),
    ...(count === undefined ? {} : { count }),
  };
}

/** Whether a message says how it wants the last answer and nothing more. */
export function isOnlyManner(text: string): boolean {
  if (text.length > 120) return false;
  const plain = tokensOf(text).join(' ');
  if (!REPEATS.test(plain) && Object.keys(mannerOf(text)).length === 0) return false;
  const rest = EVERYWHERE.reduce((left, cue) => left.replace(cue, ' '), plain)
    .split(' ')
    .filter((word) => word !== '' && !FILLER.has(word));
  return rest.length === 0;
}

const REPEATS =
  /^(again|repeat|repeat that|say that again|once more|igen|upprepa|en gång till|säg det igen)( please| tack)?$/;

/** Letters after which a stop and a space part two sentences, though not inside `1.` or `No.`. */
const SENTENCE_END = /(?<=[^\d\s.][.!?]["”)]?)\s+(?=["“”(]?[\p{Lu}\d{])/u;

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(SENTENCE_END).filter((part) => part !== '');

/** Characters that a brief answer may have when its first sentence is short. */
const BRIEF_LENGTH = 130;

/** A text in the wanted manner; `items` are the things it enumerates, where it does. */
export function inManner(text: string, manner: Manner, items: readonly string[] = []): string {
  if (manner.list) return listedPoints(text, manner, items);
  if (!manner.brief) return text;
  if (manner.sentences) return inSentences(text, manner.sentences);
  const [first = text, second] = sentencesOf(text);
  return second && first.length + second.length < BRIEF_LENGTH ? `${first} ${second}` : first;
}

/** So many sentences; where there are fewer, the parts of one after `;` are its next. */
function inSentences(text: string, count: number): string {
  const whole = sentencesOf(text);
  const parts = whole.length >= count ? whole : whole.flatMap((one) => one.split(/; (?!\d\))/));
  return parts
    .slice(0, count)
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`.replace(/[^.!?]$/, '$&.'))
    .join(' ');
}

function listedPoints(text: string, { count, brief }: Manner, items: readonly string[]): string {
  const points = items.length > 0 ? items : stepsOf(text);
  const shown = points.slice(0, count ?? (brief ? 3 : points.length));
  if (shown.length < 2) return shown[0] ?? text;
  return shown.map((point, i) => `${i + 1}. ${point.charAt(0).toUpperCase()}${point.slice(1)}`).join('\n');
}

/** `1) … 2) …` taken apart, else sentences. */
function stepsOf(text: string): string[] {
  const steps = text.split(/(?<![\s;])[\s;]*\b\d\)\s*/);
  return steps.length > 2 ? steps.slice(1).map((step) => step.replace(/[;.]$/, '')) : sentencesOf(text);
}
