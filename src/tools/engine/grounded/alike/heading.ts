import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import { type Reading, readingOf } from '../reading.js';
import { type Schema, typeOf } from '../schema.js';
import { piecesOf } from './pieces.js';
import { anyWordOf, wordsOf } from './words.js';

const HEADS = wordsOf('heads');
const PEOPLE = wordsOf('headed');
const VERBS = new RegExp(String.raw`\s(?:${anyWordOf('idle', 'modals')}|on tour)(?:\s.*)?$`, 'iu');
const TELLING = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf('telling')})(?!\p{L})`, 'iu');
const ENDS = new RegExp(String.raw`(?:\s(?:${anyWordOf('articles', 'leads', 'of')}))+$`, 'iu');

/** A text without the rows of a list: what stands before them, and behind. */
export function besideRows({ text, today }: Reading, rows: Span, scope: Span): Reading {
  const before = text.slice(scope.start, rows.start).replace(/(?:^|\n)\s*(?:[-•*–]|\d{1,2}[.)])\s*$/u, '');
  const behind = text.slice(rows.end, scope.end).replace(/^[\s.;,]+/u, '');
  return readingOf(`${before.trimEnd()}\n${behind}`.trim(), today);
}

/** `title`, `recipe`, `shop` of a list by what it is headed: "Lemon pancakes, serves 4", "Kickoff meeting on 12 May"; `passenger` by the one person who is named. */
export function headingFor({ words, kind }: Property, schema: Schema, reading: Reading): Grounded | null {
  if (typeOf(schema) !== 'string' || Array.isArray(schema.enum) || schema.format !== undefined) return null;
  const last = words.at(-1) ?? '';
  if (PEOPLE.has(last) || kind === 'person') return personIn(reading);
  if (!HEADS.has(last)) return null;
  const line = /^[^\n]*/u.exec(reading.text)?.[0] ?? '';
  const [first] = piecesOf(reading, { start: 0, end: line.length }, { at: 'marks', atCapitals: false });
  if (first === undefined || first.type !== 'words' || first.start > 0) return null;
  const names = /^\p{Lu}[\p{L}’'&.-]*(?:\s(?:\p{Lu}[\p{L}’'&.-]*|&)){1,4}(?=\s\p{Ll})/u.exec(first.text)?.[0];
  const head = names ?? first.text.replace(VERBS, '').replace(ENDS, '');
  if (TELLING.test(head)) return null;
  return /\p{L}{2}/u.test(head) && !/[?]/u.test(line) ? fromText(head, head) : null;
}

function personIn({ mentions }: Reading): Grounded | null {
  const people = [...new Set(mentions.filter(({ kind }) => kind === 'person').map(({ value }) => String(value)))];
  return people.length === 1 ? fromText(people[0], people[0]) : null;
}
