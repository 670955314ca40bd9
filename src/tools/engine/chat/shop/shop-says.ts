import { textLanguage } from '../../grounded/text-language.js';
import { filled } from '../reply/abroad-say.js';
import type { Spoken } from '../text.js';
import data from './said.yaml.js';

type Sentence =
  | 'days'
  | 'hours'
  | 'openOn'
  | 'closedOn'
  | 'shutOn'
  | 'openAt'
  | 'closedAt'
  | 'opens'
  | 'closes'
  | 'whenOn'
  | 'neverOn'
  | 'daysOnly'
  | 'week'
  | 'today'
  | 'each'
  | 'atEvery'
  | 'atNone'
  | 'atSome'
  | 'cheapest'
  | 'dearest'
  | 'percentOff'
  | 'withFee'
  | 'feeFree'
  | 'otherDiscount'
  | 'difference'
  | 'cheaperOf'
  | 'dearerOf'
  | 'deliveryTakes'
  | 'deliveryCosts'
  | 'sending'
  | 'serviceTakes'
  | 'placeUntold'
  | 'untold'
  | 'isFree'
  | 'free'
  | 'notFree'
  | 'yes'
  | 'no'
  | 'find'
  | 'and';

const SAID = data as Readonly<Record<Spoken, Readonly<Record<Sentence, string>>>>;

/** A sentence of the shop in the language that was asked in. */
export const shopSays = (
  sentence: Sentence,
  language: Spoken,
  values: Readonly<Record<string, string | number>> = {},
): string => filled(SAID[language][sentence], values);

/** Whether a text is written in a language, as far as can be seen. */
export const isWrittenIn = (text: string, language: Spoken): boolean => textLanguage(text) === language;
