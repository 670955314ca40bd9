import { girthSum, type GirthCheck } from '../checks.js';
import { materialWords } from '../../materials/cut.js';
import { cutWords } from '../sheet/drawn-piece.js';
import type { Piece } from '../pieces/piece.js';
import type { MaterialNeed } from '../lay/yardage.js';

/** What is printed beside the pieces. Plain data. */
export interface PatternWords {
  /** e.g. `Shirt` */
  title: string;
  /** e.g. `EU 38`, `made to measure` */
  size: string;
  /** seam allowance, mm; 0 when none is included */
  sa_mm: number;
  /** body measurements it was drafted for, cm, under the library's names */
  body: Readonly<Record<string, number>>;
  finished: readonly GirthCheck[];
  yardage: readonly MaterialNeed[];
  deviations: readonly string[];
}

const MEASURES: [name: string, words: string][] = [
  ['chest', 'Chest'],
  ['waist', 'Waist'],
  ['hips', 'Hips (high)'],
  ['seat', 'Seat (fullest)'],
  ['hpsToWaistBack', 'Shoulder to waist, back'],
  ['shoulderToWrist', 'Shoulder to wrist'],
  ['inseam', 'Inseam'],
  ['waistToFloor', 'Waist to floor'],
];

const cm = (value: number): string => `${Math.round(value * 10) / 10} cm`;

/** Rows of two cells. */
export const bodyRows = ({ body }: PatternWords): string[][] =>
  MEASURES.filter(([name]) => body[name] > 0).map(([name, words]) => [words, cm(body[name])]);

export const finishedRows = ({ finished }: PatternWords): string[][] =>
  finished.map((check) => {
    const { finished: whole, body, ease } = girthSum(check);
    const sum = `${cm(body / 10)} body ${ease < 0 ? '−' : '+'} ${cm(Math.abs(ease) / 10)} ease`;
    return [capital(check.name), cm(whole / 10), sum];
  });

export const cutRows = (pieces: readonly Pick<Piece, 'title' | 'cuts' | 'on_fold'>[]): string[][] =>
  pieces.map((piece, i) => [String(i + 1), piece.title, cutWords(piece).join('; ')]);

export const clothRows = ({ yardage }: PatternWords): string[][] =>
  yardage.map(({ material, widths }) => [
    capital(materialWords(material)),
    ...widths.map(({ metres }) => (metres === null ? 'too narrow' : `${metres.toFixed(2)} m`)),
  ]);

/** Fabric layout: what of it needs a word. */
export function clothNotes({ yardage }: PatternWords, pieces: readonly Pick<Piece, 'id' | 'title'>[]): string[] {
  const titles = new Map(pieces.map(({ id, title }) => [id, title.toLowerCase()]));
  return yardage.flatMap(({ material, widths }) =>
    widths
      .filter(({ pieced, metres }) => metres !== null && pieced.length > 0)
      .map(
        ({ width_cm, pieced }) =>
          `${capital(materialWords(material))} ${width_cm} cm wide: join from two parts ${pieced.map((id) => titles.get(id) ?? id).join(', ')}.`,
      ),
  );
}

export const allowanceWords = ({ sa_mm }: PatternWords): string =>
  sa_mm > 0 ? `seam allowance ${sa_mm} mm included` : 'no seam allowance included';

export const sizeWords = ({ size }: PatternWords): string => (size === 'made to measure' ? size : `size ${size}`);

/** `Shirt, size EU 38`, on every page */
export const footWords = (words: PatternWords): string => `${words.title}, ${sizeWords(words)}`;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
