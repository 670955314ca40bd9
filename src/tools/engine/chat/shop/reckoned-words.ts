import type { Spoken } from '../text.js';
import data from './reckoned.yaml.js';

type Pattern =
  | 'late'
  | 'deposit'
  | 'rest'
  | 'sells'
  | 'gets'
  | 'keeps'
  | 'ofSale'
  | 'ready'
  | 'takes'
  | 'brings'
  | 'working'
  | 'lastDay'
  | 'arrives'
  | 'bought'
  | 'together'
  | 'further'
  | 'bundle'
  | 'saves'
  | 'items'
  | 'added';
type InEach = Readonly<Record<Spoken, string>>;

/** The words and sentences for what a shop's facts come to. */
export const RECKONED_WORDS = data as Readonly<Record<Pattern | 'percent' | 'per', string>> &
  Readonly<Record<'onDay' | 'last' | 'sumOf' | 'spared', InEach>> & {
    said: Readonly<Record<'comesTo' | 'leaves', InEach>>;
  };

/** A word or words of those, as an expression. */
export const reckonedWord = (pattern: Pattern): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${RECKONED_WORDS[pattern]})(?!\\p{L})`, 'iu');
