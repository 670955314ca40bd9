import { claims, phraseWords } from '../words/lexeme.js';
import type { Language, Lexeme } from '../words/lexeme.js';
import table from './reach.yaml.js';

interface Reach {
  verbs: string;
  before: string;
  places: Readonly<Record<string, string>>;
}

const TABLE = table as unknown as Readonly<Record<Language, Reach>>;
const phrases = (text: string): string[] => text.split('|').map((phrase) => phrase.trim());

const lexeme = (phrase: string, length: string): Lexeme => ({
  words: phraseWords(phrase),
  readings: [{ heads: [], claims: claims(`length=${length}`) }],
  head: null,
  garment: null,
  block: false,
});

/** How far a garment goes, in every way of saying it: "that goes down to my ankles", "når till knäna". */
export const reachOf = (language: Language): Lexeme[] => {
  const { verbs, before, places } = TABLE[language];
  return Object.entries(places).flatMap(([length, names]) =>
    phrases(names).flatMap((name) =>
      phrases(verbs).flatMap((verb) =>
        phrases(before).map((article) => lexeme([verb, article, name].filter(Boolean).join(' '), length)),
      ),
    ),
  );
};
