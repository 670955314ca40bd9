import type { GarmentEntry } from '../../garments/entry.js';
import { GARMENT } from '../../garments/index.js';
import type { Garment } from '../../garments/spec.js';
import { claims, garments } from '../words/lexeme.js';
import type { Language, Lexeme } from '../words/lexeme.js';
import { lexemesOf } from './sections.js';
import { reachOf } from './reach.js';
import noGarments from './en/no-garments.yaml.js';
import shape from './en/shape.yaml.js';
import neckAndSleeve from './en/neck-and-sleeve.yaml.js';
import closures from './en/closures.yaml.js';
import details from './en/details.yaml.js';
import cloth from './en/cloth.yaml.js';
import occasion from './en/occasion.yaml.js';
import parts from './en/parts.yaml.js';
import context from './en/context.yaml.js';
import svShape from './sv/shape.yaml.js';
import svSurface from './sv/surface.yaml.js';
import svColors from './sv/colors.yaml.js';
import deAttributes from './de/attributes.yaml.js';
import deColors from './de/colors.yaml.js';
import frAttributes from './fr/attributes.yaml.js';
import frColors from './fr/colors.yaml.js';
import esAttributes from './es/attributes.yaml.js';
import esColors from './es/colors.yaml.js';

/** "Big buttons", "metal buttons" also close; decorative ones need not. */
function thatClose(lexeme: Lexeme): Lexeme {
  const buttons = lexeme.words.at(-1) === 'buttons' && !/^(decorative|ornamental)$/.test(lexeme.words[0]);
  if (!buttons) return lexeme;
  const [reading, ...rest] = lexeme.readings;
  return { ...lexeme, readings: [{ ...reading, claims: [...reading.claims, ...claims('~closure=buttons')] }, ...rest] };
}

/** The names of garments, from their own files. */
const garmentsIn = (language: Language): Lexeme[] =>
  garments(
    (Object.entries(GARMENT) as [Garment, GarmentEntry][]).flatMap(([garment, { words }]) =>
      (words?.[language] ?? []).map(([variant, phrases, more]) => [garment, variant, phrases, more] as const),
    ),
  );

/**
 * Words of each language for everything but colours: first the names of garments. Of Swedish, endings and compounds are undone
 * before look-up, so one form of each word is enough; German compounds are split ("Leinenhemd").
 */
export const LEXICON: Readonly<Record<Language, readonly Lexeme[]>> = {
  en: [
    ...garmentsIn('en'),
    ...lexemesOf(noGarments),
    ...reachOf('en'),
    ...lexemesOf(shape),
    ...lexemesOf(neckAndSleeve),
    ...lexemesOf(closures),
    ...lexemesOf(details).map(thatClose),
    ...lexemesOf(cloth),
    ...lexemesOf(occasion),
    ...lexemesOf(parts),
    ...lexemesOf(context),
  ],
  sv: [...garmentsIn('sv'), ...reachOf('sv'), ...lexemesOf(svShape), ...lexemesOf(svSurface)],
  de: [...garmentsIn('de'), ...reachOf('de'), ...lexemesOf(deAttributes)],
  fr: [...garmentsIn('fr'), ...reachOf('fr'), ...lexemesOf(frAttributes)],
  es: [...garmentsIn('es'), ...reachOf('es'), ...lexemesOf(esAttributes)],
};

/** Colour words of the languages but English, and our names for them. */
export const COLOR_WORDS = { sv: svColors, de: deColors, fr: frColors, es: esColors } as Record<
  Exclude<Language, 'en'>,
  Readonly<Record<string, string>>
>;
