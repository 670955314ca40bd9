import { claims, phraseWords } from '../words/lexeme.js';
import type { Language, Lexeme, Reading } from '../words/lexeme.js';
import table from './reach.yaml.js';

interface Reach {
  verbs: string;
  before: string;
  places: Readonly<Record<string, string>>;
}

const TABLE = table as unknown as Readonly<Record<Language, Reach>>;
/** Each phrase of a row in its words; one of none is the empty one. */
const inWords = (text: string): string[][] => text.split('|').map(phraseWords);

const lexeme = (words: readonly string[], readings: readonly Reading[]): Lexeme => ({
  words,
  readings,
  head: null,
  garment: null,
  block: false,
});

/** How far a garment goes, in every way of saying it: "that goes down to my ankles", "når till knäna". */
export const reachOf = (language: Language): Lexeme[] => {
  const { verbs, before, places } = TABLE[language];
  const [said, articles] = [verbs, before].map(inWords);
  return Object.entries(places).flatMap(([length, names]) => {
    const readings: readonly Reading[] = [{ heads: [], claims: claims(`length=${length}`) }];
    return inWords(names).flatMap((name) =>
      said.flatMap((verb) => articles.map((article) => lexeme([...verb, ...article, ...name], readings))),
    );
  });
};
