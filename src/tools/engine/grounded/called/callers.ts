import type { Span } from '../clause.js';

/** Words that only join a value to what calls it. */
const LINKS =
  /^(?:is|are|was|were|be|will|of|a|an|the|my|our|your|his|her|its|their|at|on|by|for|as|only|just|about|around|now|it|that|this|there|takes?|lasts?|costs?|comes?|has|had|been|got|för|på|är|var|den|det|en|ett|om|av|i|kl|die|das|dem|ein|eine|als|ist|war|beträgt|am|um|von|für|le|la|les|est|de|du|un|une|pour|à|el|los|es|por|las)$/u;
/** What begins something else than the value. */
const CUTS =
  /(?<!\p{L})(?:and|or|but|then|plus|minus|incl\w*|excl\w*|without|with|before|after|per|each|if|when|which|who|where|until|till|to|from|of which|och|men|inkl\w*|exkl\w*|utan|med|som|till|från|und|aber|ohne|mit|bis|ab|pro|et|mais|sans|avec|jusqu\S*|dès|y|pero|sin|con|hasta|desde)(?!\p{L})/gu;
const BREAK = String.raw`[^.,;!?()\n\d\p{Sc}]*`;
const BEFORE = new RegExp(String.raw`${BREAK}(?:\p{Sc}\s?)?$`, 'u');
const AFTER = new RegExp(String.raw`^(?:\s?\p{Sc})?${BREAK.replace('.', '.:')}`, 'u');
const [NEAR, MOST] = [48, 3];

/** The words right before a value and right after it; nothing from beyond a comma, another number or a word that goes on to another. */
export function callersOf(text: string, { start, end }: Span): string[] {
  const lead = BEFORE.exec(text.slice(Math.max(0, start - NEAR), start).toLowerCase())?.[0] ?? '';
  const rest = AFTER.exec(text.slice(end, end + NEAR).toLowerCase())?.[0] ?? '';
  const before = wordsOf(lead.split(CUTS).at(-1) ?? '').slice(-MOST);
  const after = wordsOf(rest.split(CUTS)[0]).slice(0, MOST);
  return [...withPairs(before), ...withPairs(after)];
}

/** "Until 18:00": where something ends is called by what goes on. */
export const isEndOf = (text: string, { start }: Span): boolean =>
  /(?:(?<!\p{L})(?:until|till|to|by|before|latest|senast|innan|spätestens|bis|jusqu\S*|avant|hasta|antes|a|à)\s(?:\p{L}{1,6}\s)?|[–-]\s?)$/iu.test(
    text.slice(Math.max(0, start - 24), start),
  );

const wordsOf = (said: string): string[] =>
  [...said.matchAll(/\p{L}[\p{L}’'-]*/gu)].map(([word]) => word).filter((word) => !LINKS.test(word));

const withPairs = (words: readonly string[]): string[] => [
  ...words,
  ...words.slice(1).map((word, i) => `${words[i]}_${word}`),
];
