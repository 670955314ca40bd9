import { claims, phraseWords } from '../words/lexeme.js';
import type { Language, Lexeme } from '../words/lexeme.js';
import { GARMENT } from '../../garments/index.js';
import type { Garment } from '../../garments/spec.js';
import table from './nearest.yaml.js';

/** What is known by name and not made as such. */
export type Kind = 'garment' | 'cloth' | 'colour' | 'print' | 'technique';

const ROWS = table as unknown as Readonly<Record<Kind, ReadonlyArray<readonly [string, string?, Language?]>>>;

function lexemeOf(kind: Kind, phrase: string, text: string): Lexeme {
  const said = claims(text).map((c) =>
    c.attribute === 'garment' || c.attribute === 'variant' ? c : { ...c, implied: true },
  );
  const garment = said.find((c) => c.attribute === 'garment')?.value;
  return {
    words: phraseWords(phrase),
    readings: said.length > 0 ? [{ heads: [], claims: said }] : [],
    head: garment === undefined ? null : 'garment',
    garment: garment !== undefined && garment in GARMENT ? (garment as Garment) : null,
    block: false,
    near: kind,
  };
}

const OWN: ReadonlyArray<{ lexeme: Lexeme; only: Language | undefined }> = (Object.keys(ROWS) as Kind[]).flatMap(
  (kind) =>
    ROWS[kind].flatMap(([phrases, text = '', only]) =>
      phrases.split('|').map((phrase) => ({ lexeme: lexemeOf(kind, phrase, text), only })),
    ),
);

/** They stand in for what other sections say of the same phrases; every language knows them but those that mean something else elsewhere. */
export const nearestIn = (language: Language): readonly Lexeme[] =>
  OWN.filter(({ only }) => only === undefined || only === language).map(({ lexeme }) => lexeme);

export const NEAREST: readonly Lexeme[] = OWN.map(({ lexeme }) => lexeme);
