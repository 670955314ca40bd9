import { sentenceAt } from '../clause.js';
import type { Grounded } from '../grounded.js';
import { KIN } from './of-others.js';
import { FIRST_NAMES } from '../people.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

type Fault = (found: Grounded, property: Property, reading: Reading) => boolean;

const placeOf = ({ at, quote, value }: Grounded, text: string): number => at ?? text.indexOf(quote ?? String(value));

/** The words of a name that say whose it is: kin, or somebody whom the text calls by just this name. */
const ownersOf = ({ words }: Property, text: string): string[] =>
  words.filter((word) => {
    const name = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
    return (
      KIN.has(word) || (FIRST_NAMES.has(name) && new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'u').test(text))
    );
  });

/** `magda_leave_start` of "Ewa is off from 3 August. Magda has not put in for leave yet": what is told in a sentence about others alone. */
export const isOfSomebodyElse: Fault = (found, property, reading) => {
  const { text } = reading;
  const owners = ownersOf(property, text);
  const at = placeOf(found, text);
  if (found.source !== 'text' || owners.length !== 1 || at < 0 || typeof found.value === 'boolean') return false;
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if (sentence.toLowerCase().includes(owners[0]) || !text.toLowerCase().includes(owners[0])) return false;
  return OTHERS.test(sentence) || (sentence.match(/\p{Lu}\p{Ll}+/gu) ?? []).some((word) => FIRST_NAMES.has(word));
};
const OTHERS = /(?<!\p{L})(?:your|my|his|her|ihre?|deine?|meine?|votre|ton|mon|su|tu|mi|din|min|er|ert)\s/iu;

/** "Size is 38": what says that something is so is no size. */
export const isSentenceForSize: Fault = ({ value }, { words }) =>
  words.some((word) => /size$|^storlek$|^größe$|^talla$|^taille$/u.test(word)) &&
  typeof value === 'string' &&
  /\s(?:is|are|was|ist|est|es|är)\s/u.test(value);

/** `store` of "ETA 11:40 at store 6". */
export const isTimeForThing: Fault = ({ value }, { kind, words }) =>
  typeof value === 'string' &&
  /^\d{1,2}[:.]\d{2}$/u.test(value) &&
  kind !== 'time' &&
  kind !== 'date' &&
  /^(?:store|shop|branch|location|site|gate|platform|depot|room|table|customer|driver)$/u.test(words.at(-1) ?? '');

/** `damage` of "the tweed jacket with the torn pocket": the thing, and not what is wrong with it. */
export const isThingForDamage: Fault = ({ value }, { words }, { mentions }) =>
  /^(?:damage|damages|defect|fault|problem|issue|schaden|mangel|défaut|defecto|skada|fel)$/u.test(words.at(-1) ?? '') &&
  typeof value === 'string' &&
  /^(?:the|an?|my|die|der|das|ein|eine|la|le|el|den|det)\s.{3,60}\s(?:with|mit|avec|con|med)\s/iu.test(value) &&
  mentions.some((one) => one.attribute === 'garment' && value.includes(one.text));

const FOR_ANOTHER =
  /(?<!\p{L})(?:asking|buying|ordering|shopping|it is|it['’]s|this is|fragt?e?|frage|kaufe|bestelle|handlar|beställer|frågar)\s(?:it\s)?(?:for|für|åt|till|pour|para)\s(?:my|meine[nmr]?|min|mitt|mon|ma|mi)\s(\p{L}{3,14})/iu;
const OWN =
  /(?<!\p{L})(?:my (?:own )?(?:size|waist|chest|height|shoe size)|i (?:wear|am|take)|ich (?:trage|habe)|jag (?:har|bär)|je (?:fais|porte)|(?:uso|llevo))(?!\p{L})/iu;

/** "My size is 38, my friend's is 42. I'm asking for my friend": what is the asker's own is not asked for. */
export const isOwnForAnother: Fault = (found, _property, { text }) => {
  const whom = FOR_ANOTHER.exec(text)?.[1].toLowerCase();
  const at = whom === undefined || found.source !== 'text' ? -1 : placeOf(found, text);
  if (whom === undefined || at < 0) return false;
  const before =
    text
      .slice(sentenceAt(text, at).start, at)
      .split(/,\s|;\s/u)
      .at(-1) ?? '';
  const clause = `${before}${found.quote ?? ''}`;
  return OWN.test(clause) && !clause.toLowerCase().includes(whom);
};
