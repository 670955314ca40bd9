import { SYSTEMS } from './conversion.words.js';
import { wordsOfNote } from '../entailed.js';
import { KINDS_ASKED_ABROAD } from '../knowledge/kinds-asked.js';
import { namesOtherField } from '../knowledge/other-fields.js';
import { NOTES } from '../knowledge/notes.js';
import { PLAIN_WORDS } from '../knowledge/plain-words.js';
import { mentionsIn } from '../lexicon.js';
import { type Abroad, tokensOf } from '../text.js';
import { ABROAD_NOTES, type AbroadNote } from './abroad-notes.js';
import type { Told } from './abroad-say.js';
import {
  API,
  CARE,
  CLOTH,
  CLOTHS,
  COMPARES,
  DRESSES,
  LEAGUE,
  LIMITS,
  MEASURES,
  OCCASIONS,
  OF_API,
  PLAIN,
  PRICE,
  SEASONS,
  SHRINKS,
  SIZE,
  STAINS,
  TIME_LEFT,
  WEAVES,
} from './abroad-words.js';
import { gloss } from './gloss.js';

/** So many words of a question may be strange to the answer: a size with its system, a stain, or a note of which several things are met, says itself what is asked. */
export function mostUncovered(message: string, language: Abroad, { topics: [topic] }: NonNullable<Told>): number {
  if (namesOtherField(tokensOf(gloss(message, language)))) return 0;
  return topic === 'size/chart' ? 2 : MET_TWICE.has(topic) ? 1 : 0;
}
const MET_TWICE = new Set(ABROAD_NOTES.flatMap(({ id, asks }) => (asks.filter(isNamed).length > 1 ? [id] : [])));
/** A pattern that names something; `^(?!` says what must not be spoken of. */
function isNamed({ source }: RegExp): boolean {
  return !source.startsWith('^(?!');
}
export const OLD_STAIN =
  /(?<!\p{L})(?:eingetrocknet|getrocknet\p{L}*|angetrocknet|alte[rsn]?|alt|ancienne?s?|vieille|vieux|séchée?s?|sec|antigu[oa]|viej[oa]|sec[oa]|secad[oa]|reseca)(?!\p{L})/iu;
/** Sizes, measures and the countries that count them. */
const OF_SIZES =
  /größe|taille|talla|pointure|entspr|correspond|equival|umfang|contorno|tour(?!\p{L})|brust|hüfte|poitrine|hanche|pecho|cadera|cintura|französ|deutsch|italien|amerika|englisch|britisch|spanisch|franç|allemand|américain|anglais|espagnol|aleman|alemán|franc[eé]s|estadounidense|american|inglés|inglesa|españ|herren|damen|sakko|anzug|veste|costume|homme|femme|hombre|mujer|traje/iu;

export const STAIN_ASKED =
  /verschüttet|gekleckert|bekleckert|renversé|taché|derramad|manchad|fleck|raus|bekomm|krieg|entfern|weg|heraus|wachs|tache|enlever|enlève|retirer|détach|cire|quitar|sacar|mancha|saco|quito|cera/iu;
/** What is stained beside clothes. */
const STAINED =
  /geruch|odeur|olor(?!\p{L})|rot(?!\p{L})|rouge|tinto|tischdecke|tischtuch|teppich|sofa|matratze|bettwäsche|laken|kissen|polster|serviette|kragen|ärmel|tasche|nappe|tapis|canapé|matelas|draps?(?!\p{L})|oreiller|coussin|col(?!\p{L})|manche|poche|mantel|alfombra|sofá|colchón|sábana|almohada|cojín|servilleta|cuello|manga|bolsillo/iu;
export const MOOD =
  /wie (geht es|geht['’]?s|fühlst du|ist die laune)|comment (vas[- ]tu|allez[- ]vous|ça va|te sens)|(?:^|[¿ ])ça va|cómo (estás|está usted|te sientes|andas)|qué tal(?!\p{L})(?! me)/iu;
/** Countries whose sizes are told: "un 38 en France". */
const OF_COUNTRIES = new RegExp(`^(?:${SYSTEMS.map(([, names]) => names).join('|')})$`, 'iu');
const OF_TOPIC: readonly (readonly [topic: RegExp, known: readonly RegExp[]])[] = [
  [/^stain\//, [...STAINS.map(([, pattern]) => pattern), STAIN_ASKED, STAINED, OLD_STAIN, CARE, CLOTH]],
  [/^occasion\//, [...OCCASIONS.flatMap(([, ...patterns]) => patterns), DRESSES, CLOTH]],
  [/^size\//, [SIZE, CLOTH, OF_SIZES, OF_COUNTRIES, ...MEASURES.map(([, pattern]) => pattern)]],
  [/^league$/, [LEAGUE, TIME_LEFT]],
  [/^api\/|^note\/api-/, [API, PRICE, LIMITS, OF_API]],
  [/^mood$/, [MOOD]],
  [/^fabric\//, [CARE, CLOTH, SHRINKS, DRESSES, COMPARES]],
];
/** What any answer may be asked with. */
const ANYWHERE =
  /regen|regnet|pleut|pluie|lluev|lluvia|noche|nacht|abend|soir|nuit|guest|gast|letzt|dernier|últim|turnier|tournoi|torneo|tag|woche|jour|semaine|día|semana|führt|mène|lidera|europ|reino|unido|royaume|devenu|geworden|vuelt|erreur|fehler|cm|\d|^(eu|uk|us)$/iu;

/** Whether a word is one that an answer of that kind may be asked with, or names what makes no difference to it. */
function isKnownWord(word: string, topic: string, language: Abroad): boolean {
  if (PLAIN[language].has(word) || ANYWHERE.test(word) || IN_ANY.some((pattern) => pattern.test(word))) return true;
  if (OF_TOPIC.some(([kind, known]) => kind.test(topic) && known.some((pattern) => pattern.test(word)))) return true;
  return isPieceOrColour(word, language);
}

const isPieceOrColour = (word: string, language: Abroad): boolean =>
  mentionsIn(tokensOf(gloss(word, language))).some(({ topic: { kind } }) => kind === 'garment' || kind === 'colour');

/** Where it matters which piece is named: how much cloth one takes. */
const AMOUNT =
  /(?:wie ?viel|combien|cuánt\p{L}+) (?:de |d['’])?(?:\p{L}+ )?(?:stoff|tissu|tela|wolle|laine|lana|garn|fil|hilo)/iu;

/** Cloths, weaves and seasons. */
const IN_ANY = [
  ...CLOTHS.map(([, pattern]) => pattern),
  ...WEAVES.map(([, pattern]) => pattern),
  ...SEASONS.map(([, pattern]) => pattern),
];

/** Words of a question that its answer has nothing to do with. What is drawn is drawn as it is described. */
export function uncoveredAbroad(message: string, language: Abroad, { topics: [topic] }: NonNullable<Told>): number {
  if (topic === 'api/design') return 0;
  const note = ABROAD_NOTES.find(({ id, asks }) => id === topic && asks.every((pattern) => pattern.test(message)));
  const met = note ? stretchesMet(note, message) : [];
  const isAmount = AMOUNT.test(message);
  return [...message.matchAll(/[\p{L}\p{N}]+/gu)].filter(({ 0: word, index }) => {
    const isMet = met.some(({ start, end }) => start < index + word.length && index < end);
    const token = word.toLowerCase();
    const isKnown = isKnownWord(token, topic, language) && !(isAmount && isPieceOrColour(token, language));
    return !isMet && !isKnown && !(note && saysOf(note, token, language));
  }).length;
}

/** Whether a note speaks of a word: in its own text, or in the English one by what the word means. */
function saysOf(note: AbroadNote, token: string, language: Abroad): boolean {
  const stem = token.slice(0, Math.max(LEAST_STEM, token.length - LONGEST_ENDING));
  if (token.length >= LEAST_STEM && note[language].toLowerCase().includes(stem)) return true;
  const english = tokensOf(gloss(token, language)).filter((word) => !PLAIN_WORDS.has(word));
  const own = NOTES.find(({ id }) => id === note.id);
  const words = own && wordsOfNote(own);
  return english.every((word) => word !== token && (words?.has(word) ?? false));
}
const [LEAST_STEM, LONGEST_ENDING] = [4, 3];

/** Where a message meets what a note asks for. */
const stretchesMet = ({ asks }: AbroadNote, message: string): { start: number; end: number }[] =>
  asks.filter(isNamed).flatMap((pattern) => {
    const found = pattern.exec(message);
    return found ? [{ start: found.index, end: found.index + found[0].length }] : [];
  });

/** Whether an answer is of the kind that is asked for: a reason, a price, how often. */
export const isOfKindAbroad = (message: string, { text }: NonNullable<Told>): boolean =>
  KINDS_ASKED_ABROAD.every(({ asks, holds }) => !asks.test(message) || holds.test(text));
