import type { ChatFacts, Turn } from '../facts.js';
import { topicById } from '../knowledge/index.js';
import { isOfTexts } from '../language.js';
import { type Abroad, tokensOf } from '../text.js';
import { languageScores } from '../../grounded/text-language.js';
import { WOMEN } from '../../women-sizes.js';
import { namedIn } from '../../design-vocabulary.js';
import { ABROAD_NOTES, type AbroadNote } from './abroad-notes.js';
import {
  filled,
  type NamedCloth,
  said,
  sayApi,
  sayCare,
  sayCompared,
  sayMood,
  sayShrinkage,
  saySize,
  sayStanding,
  sayWhat,
  type Told,
} from './abroad-say.js';
import {
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
  PRICE,
  SEASONS,
  SENTENCES,
  type Sentences,
  SHRINKS,
  SIZE,
  STAINS,
  TIME_LEFT,
  WEAVES,
  WHAT,
} from './abroad-words.js';
import { converted } from './conversion.js';
import { askedFor } from './for-whom-abroad.js';
import { isOfKindAbroad, MOOD, mostUncovered, OLD_STAIN, STAIN_ASKED, uncoveredAbroad } from './abroad-known.js';
import { isKnownWhole, knowsWord } from './gloss.js';
import { sayAway } from './league-away.js';
import { manneredAbroad, mannersIn } from './manners-abroad.js';

const LAST = /letzt|dernier|dernière|últim[oa]/iu;
const DESIGN =
  /^(?:bitte |kannst du |können sie |peux-tu |pouvez-vous |puedes |podrías )?(?:mir |me )?(?:entwirf|entwerfen|zeichne|zeichnen|dessine[rz]?(?:-moi)?|diseñar?(?:me)?|dibujar?(?:me)?)\s+(?:mir |me )?(.{3,300}?)[?.!\s]*$/iu;
const GOES_ON = /^[¿ ]?(und|oder|aber|et|ou|mais|y|o|pero|¿y)(?!\p{L})/iu;
const LONGEST = 600;
/** So much has to speak for a language, and so much more than for the next; less where one of its words for cloth is said. */
const [SURE, MARGIN] = [1.5, 0.9];
const NAMING = [1, 0.4] as const;
/** Earlier questions that a later one may lean on. */
const MAX_BACK = 3;

/**
 * An answer in German, French or Spanish, and what it rests on; null for what is asked in another language.
 * @param wanted the one of the three that is to be spoken, whichever is asked in
 */
export function tellAbroad(message: string, history: readonly Turn[], facts: ChatFacts, wanted?: Abroad): Told {
  if (message.length > LONGEST) return null;
  const before = saidBefore(history);
  const language = abroadIn(message, history);
  if (!language) return null;
  const speak = wanted ?? language;
  const words = SENTENCES[speak];
  const polite = manneredAbroad(message, speak);
  if (polite) return polite;
  const last = before.at(-1) ?? '';
  const ofThem = askedFor(message, last);
  if (ofThem !== null) return tellAbroad(ofThem, history, facts, speak);
  const told =
    designOf(message, facts, words) ??
    stainOf(message, last, words) ??
    noteOf(message, facts, speak) ??
    otherNote(message, last, facts, speak) ??
    shrinkOf(message, before.slice(-MAX_BACK), speak) ??
    compareOf(message, speak) ??
    whatOf(message, speak) ??
    careOf(message, before.slice(-MAX_BACK), speak) ??
    seasonOf(message, last, speak, words) ??
    occasionOf(message, last, words) ??
    measuredOf(message, speak, words) ??
    sizeOf(message, last, speak) ??
    leagueOf(message, last, facts, speak) ??
    moodOf(message, facts, speak) ??
    apiOf(message, facts, speak);
  return told &&
    isOfKindAbroad(message, told) &&
    uncoveredAbroad(message, language, told) <= mostUncovered(message, language, told)
    ? told
    : { text: words.no, topics: [], sources: [] };
}

/** The language a message is asked in, where it is German, French or Spanish. */
export function abroadIn(message: string, history: readonly Turn[]): Abroad | null {
  return abroadOf(message) ?? goesOn(message, saidBefore(history));
}

const saidBefore = (history: readonly Turn[]): string[] =>
  history.filter(({ role }) => role === 'user').map(({ text }) => text.slice(0, LONGEST));

/** A particular question: all that it speaks of is met. */
function noteOf(message: string, { publicUrl }: ChatFacts, speak: Abroad): Told {
  const note = noteMet(message);
  return note ? said(note[speak].replaceAll('{url}', publicUrl), note.id) : null;
}

/** "¿Y para el frío?" after what is best in the heat: another note of the same questions. */
function otherNote(message: string, last: string, { publicUrl }: ChatFacts, speak: Abroad): Told {
  if (!GOES_ON.test(message) || tokensOf(message).length > MOST_ADDED || noteMet(last) === undefined) return null;
  const both = `${last} ${message}`;
  const note = ABROAD_NOTES.find(
    ({ asks }) =>
      asks.every((pattern) => pattern.test(both)) &&
      asks.some((pattern) => pattern.test(message) && !pattern.test(last)),
  );
  return note ? said(note[speak].replaceAll('{url}', publicUrl), note.id) : null;
}
const MOST_ADDED = 5;

/** Notes tell how and what; a reason is told by those that are asked for one. */
const noteMet = (message: string): AbroadNote | undefined =>
  ABROAD_NOTES.find(
    ({ asks }) =>
      asks.every((pattern) => pattern.test(message)) &&
      (!ASKS_WHY.test(message) || asks.some(({ source }) => /warum|pourquoi|por qu/u.test(source))),
  );

const ASKS_WHY = /(?<!\p{L})(?:warum|wieso|weshalb|pourquoi)(?!\p{L})|por qué/iu;

const moodOf = (message: string, { mood }: ChatFacts, speak: Abroad): Told =>
  mood && MOOD.test(message) ? sayMood(mood, speak) : null;

function abroadOf(message: string): Abroad | null {
  const told = mannersIn(message) ?? givenAway(message) ?? byWordsAlone(message);
  if (told) return told;
  const [{ language, score }, second] = languageScores(message);
  if (language === 'en' || language === 'sv') return null;
  const isOfField = NAMED.test(message) || noteMet(message) || isKnownWhole(message, language);
  const [sure, margin] = isOfField ? NAMING : [SURE, MARGIN];
  return score < sure || score - second.score < margin ? null : language;
}

/** The one language that knows each word of a short message, where English and Swedish do not. */
function byWordsAlone(message: string): Abroad | null {
  const tokens = tokensOf(message.replace(/['’]/g, ' '));
  if (tokens.length > MOST_ALONE || tokens.every(isOfTexts)) return null;
  const knowing = ABROAD.filter((language) => tokens.every((token) => knowsWord(token, language)));
  return knowing.length === 1 ? knowing[0] : null;
}
const ABROAD: readonly Abroad[] = ['de', 'fr', 'es'];
const MOST_ALONE = 5;

/** The language whose turn of phrase a message holds, where neither English nor Swedish speaks louder. */
function givenAway(message: string): Abroad | null {
  if (/[¿¡]/u.test(message)) return 'es';
  const language = GIVEAWAYS.find(([, turn]) => turn.test(message))?.[0];
  if (!language) return null;
  const scores = new Map(languageScores(message).map((one) => [one.language, one.score]));
  const loudest = Math.max(scores.get('en') ?? 0, scores.get('sv') ?? 0);
  return loudest <= (scores.get(language) ?? 0) + UNDECIDED ? language : null;
}

/** Turns of phrase that no other of the languages has. */
const GIVEAWAYS: readonly (readonly [Abroad, RegExp])[] = [
  [
    'de',
    /(?<!\p{L})(?:danke|was bedeutet|welche größe|wie viele|bist du|sprichst du|kannst du|wer bist|was kannst|wie komme|wie bekomme|wie drucke|welche dateiformate|ist die|das hilft mir|hilft nicht|guten (?:tag|morgen|abend)|tschüss)(?!\p{L})/iu,
  ],
  [
    'fr',
    /(?<!\p{L})(?:merci|bonjour|bonsoir|que signifie|quels sont|quelle est|quelle taille|es[- ]tu|qui es[- ]tu|parlez[- ]vous|parles[- ]tu|puis[- ]je|quels? (?:formats?|fichiers?)|comment|je reçois|s['’]il vous plaît|ça ne m['’]aide|au revoir)(?!\p{L})/iu,
  ],
  [
    'es',
    /(?<!\p{L})(?:gracias|hola|qu[eé] significa|qu[eé] talla|eres|hablas|puedo|c[oó]mo (?:entro|consigo|puedo|obtengo|imprimo|borro)|cu[aá]nto cuesta|qu[eé] (?:sabes|puedes|es la|formatos)|en qu[eé] formatos|recibo|me sale|no me ayuda|adiós)(?!\p{L})/iu,
  ],
];

const NAMED = new RegExp([...CLOTHS, ...WEAVES].map(([, { source }]) => source).join('|'), 'iu');

/** A short message stays in the language of what it follows where no other speaks for itself. */
function goesOn(message: string, before: readonly string[]): Abroad | null {
  const language = before.map(abroadOf).findLast((one) => one !== null) ?? null;
  if (!language || message.length >= 80 || ENGLISH.test(message)) return null;
  const [{ language: likeliest, score }] = languageScores(message);
  return GOES_ON.test(message.trim()) || likeliest === language || score <= UNDECIDED ? language : null;
}

/** Short words of English that no small word gives away. */
const ENGLISH = /^(?:thanks|thank you|bye|goodbye|hello|hi|hey|ok(?:ay)?|please|yes|cheers)(?!\p{L})/iu;

/** So little speaks for English where nothing speaks for anything. */
const UNDECIDED = 0.5;

const clothIn = (text: string): NamedCloth | undefined => CLOTHS.find(([, pattern]) => pattern.test(text));

/** The cloth named in a message, else the one named last before it. */
const clothBefore = (message: string, before: readonly string[]): NamedCloth | undefined =>
  [message, ...before.toReversed()].map(clothIn).find((one) => one !== undefined);

function designOf(message: string, { publicUrl }: ChatFacts, words: Sentences): Told {
  const wish = DESIGN.exec(message.trim())?.[1];
  if (!wish || namedIn(wish).length === 0) return null;
  return said(filled(words.design, { url: publicUrl, body: JSON.stringify({ description: wish }) }), 'api/design');
}

/** How a stain comes out. */
function stainOf(message: string, before: string, words: Sentences): Told {
  const isAsked = STAIN_ASKED.test(message) || (GOES_ON.test(message.trim()) && STAIN_ASKED.test(before));
  const old = OLD_STAIN.test(message)
    ? STAINS.find(([, pattern]) => pattern.test(message) || pattern.test(before))?.[0]
    : undefined;
  if (isAsked && old) return said(words.oldStain, `stain/${old}`);
  const stain = isAsked ? (stainIn(message) ?? stainOnCloth(message, before)) : undefined;
  const text = stain && words.stains[stain];
  return text ? said(text, `stain/${stain}`) : null;
}

const stainIn = (text: string): string | undefined => STAINS.find(([, pattern]) => pattern.test(text))?.[0];

/** "And on wool?": the stain that was asked about before. */
const stainOnCloth = (message: string, before: string): string | undefined =>
  ON_CLOTH.test(message.trim()) && clothIn(message) ? stainIn(before) : undefined;
const ON_CLOTH =
  /^¿?(?:und|et|y) (?:(?:was ist|wenn es|qu['’]en est-il|si c['’]est) )?(?:auf|bei|aus|sur|de|en|con)(?!\p{L})/iu;

/** How much a cloth shrinks, and how to wash it so that it does not. */
function shrinkOf(message: string, before: readonly string[], speak: Abroad): Told {
  const cloth = SHRINKS.test(message) && !ASKS_WHY.test(message) ? clothBefore(message, before) : undefined;
  return cloth ? sayShrinkage(cloth, speak) : null;
}

/** Two things are asked for, not what one is. */
const DIFFERS = /unterschied|différence|diferencia/iu;

/** Two cloths by their figures; silk and satin are not of one kind. */
function compareOf(message: string, speak: Abroad): Told {
  if (!COMPARES.test(message)) return null;
  const [a, b] = CLOTHS.filter(([, pattern]) => pattern.test(message));
  if (a?.[0] === 'fabric/silk' && WEAVES[1][1].test(message))
    return said(SENTENCES[speak].silkSatin, 'note/silk-satin-difference');
  return a && b ? sayCompared(a, b, speak) : null;
}

/** What is worn when; rain asked after an occasion is answered with it. */
function occasionOf(message: string, before: string, words: Sentences): Told {
  const found = (text: string): string | undefined =>
    OCCASIONS.find(([, ...patterns]) => patterns.every((pattern) => pattern.test(text)))?.[0];
  const occasion = DRESSES.test(message) ? found(message) : undefined;
  const rains = occasion === undefined && RAINS.test(message) ? found(before) : undefined;
  const text = words.occasions[occasion ?? (rains === 'beach-wedding' ? rains : '')];
  return text ? said([text, ...seasonTip(message, words)].join(' '), `occasion/${occasion ?? rains}`) : null;
}

/** What the season that is named adds. */
function seasonTip(message: string, { wearCold, wearWarm }: Sentences): string[] {
  const season = SEASONS.find(([, pattern]) => pattern.test(message))?.[0];
  if (season === 'winter') return [wearCold];
  return season === 'summer' ? [wearWarm] : [];
}

const RAINS = /regnet|regen|pleut|pluie|llueve|lluvia/iu;

const OF_WOMEN: Readonly<Record<Abroad, string>> = { de: 'Damen', fr: 'Femmes', es: 'Mujer' };

/** A women's size by measures, by the bust or the hips alone where a size is asked for; men's are told in English. */
function measuredOf(message: string, speak: Abroad, words: Sentences): Told {
  if (OF_MEN.test(message) || OF_RADIUS.test(message)) return null;
  const given = MEASURES.flatMap(([key, pattern]) => {
    const found = pattern.exec(message);
    return found ? [{ key, cm: Number(found[1] ?? found[2]) }] : [];
  }).filter(({ cm }) => cm >= 50 && cm <= 160);
  const isGirth = given[0]?.key !== 'waist' || WAIST_GIRTH.test(message);
  const isAlone = given.length === 1 && isGirth && SIZE.test(message);
  if (given.length < 2 && !isAlone) return null;
  const rows = given.map(({ key, cm }) =>
    WOMEN.reduce((a, b) => (Math.abs(b[key] - cm) < Math.abs(a[key] - cm) ? b : a)),
  );
  const row = rows.reduce((a, b) => (b.eu > a.eu ? b : a));
  const cms = given.map(({ cm }) => `${cm} cm`).join(' / ');
  const what = isAlone ? `${OF_WOMEN[speak]}, ${cms} →` : `${cms} →`;
  return said(filled(words.measured, { ...row, what }), 'size/chart');
}

/** A circle’s, which a waist is given for. */
const OF_RADIUS = /(?<!\p{L})(?:rayon|radius|radio)(?!\p{L})/iu;

/** The waist of a body, which `taille` alone need not be. */
const WAIST_GIRTH = /tour de taille|taillen(?:umfang|weite|maß)|cintura/iu;

/** What a weave or a cloth is: the cloth by its figures. */
function whatOf(message: string, speak: Abroad): Told {
  if (DIFFERS.test(message)) return null;
  if (!WHAT.test(message)) return null;
  const weave = WEAVES.find(([, pattern]) => pattern.test(message))?.[0];
  if (weave) return said(SENTENCES[speak][weave], `note/${weave}`);
  const cloth = CARE.test(message) ? undefined : clothIn(message);
  return cloth ? sayWhat(cloth, speak) : null;
}

/** How to care for a cloth; the cloth, or that it is about care, may have been said before. */
function careOf(message: string, before: readonly string[], speak: Abroad): Told {
  if (ASKS_ELSE.test(message) || DENIES.test(message)) return null;
  const isCare = CARE.test(message) || (GOES_ON.test(message.trim()) && CARE.test(before.at(-1) ?? ''));
  const cloth = isCare ? clothBefore(message, before) : undefined;
  return cloth ? sayCare(cloth, speak, sideAsked(message), KNITTED.test([message, ...before].join(' '))) : null;
}

/** A piece that is never hung up wet. */
const KNITTED =
  /pull(?:over|i)?s?(?!\p{L})|strick|(?:el|un|mi|tu|su|este|los|mis|unos) jerse(?:y|ys|is)(?!\p{L})|cardigan|cárdigan|tricot|chaleco de punto|suéter/iu;

/** How often, how long and why: how a cloth is cared for does not tell. */
const ASKS_ELSE =
  /wie (?:oft|lange)|warum|wieso|combien de (?:fois|temps)|tous les combien|fréquence|pourquoi|cada cuánto|frecuencia|cuántas veces|cuánto tiempo|por qué/iu;

/** What is to be done without, or not: how it is done does not tell. */
const DENIES =
  /(?<!\p{L})(?:ohne|kein\p{L}*|nicht|nie|sans|pas|jamais|sin|nunca|no)(?!\p{L})|(?<!\p{L})\p{L}{3,30}frei(?:e[snr]?)?(?!\p{L})/iu;

const SIDES = [
  ['wash', /wasch|wäsch|grad(?!\p{L})|lav(?!ande)|temp[eé]rat|pfleg|entret|cuid/iu],
  ['dry', /trockne|tumbler|sèche|secadora|secar|séch/iu],
  ['iron', /bügel|repass|planch/iu],
] as const;

/** "Und wie bügele ich sie?": the one side of care that is asked for, but washing. */
function sideAsked(message: string): 'dry' | 'iron' | null {
  const asked = SIDES.filter(([, pattern]) => pattern.test(message)).map(([side]) => side);
  return asked.length === 1 && asked[0] !== 'wash' ? asked[0] : null;
}

/** The three cloths with a name here that suit a season best: airy in the warm half of the year, warm in the cold. */
function seasonOf(message: string, before: string, language: Abroad, words: Sentences): Told {
  const season = SEASONS.find(([, pattern]) => pattern.test(message))?.[0];
  if (!season || !(CLOTH.test(message) || (GOES_ON.test(message.trim()) && CLOTH.test(before)))) return null;
  const cold = season === 'winter' || season === 'autumn';
  const best = CLOTHS.flatMap(([topic, , names]) => {
    const fabric = topicById.get(topic)?.fabric;
    if (!fabric?.seasons.includes(season)) return [];
    return [{ topic, name: names[language], score: cold ? fabric.warmth : fabric.breath - fabric.warmth }];
  })
    .sort((a, b) => b.score - a.score)
    .slice(0, 3);
  return best.length < 3
    ? null
    : said(filled(words.season, { a: best[0].name, b: best[1].name, c: best[2].name }), best[0].topic);
}

const OF_MEN = /herren|männer|homme|hombre|schuh|chaussure|zapato/iu;

function sizeOf(message: string, before: string, speak: Abroad): Told {
  const text = message.toLowerCase();
  const isSize = SIZE.test(message) || WORN.test(message) || (GOES_ON.test(message.trim()) && SIZE.test(before));
  if (!isSize || OF_MEN_ELSE.test(message) || OF_MEN_ELSE.test(before)) return null;
  const lean = GOES_ON.test(message.trim()) ? `${before.toLowerCase()} ${text}` : text;
  const found = converted(text) ?? converted(NUMBER.test(text) ? lean.replace(NUMBER, '') : lean);
  return found ? saySize(found, speak) : null;
}

/** "Je fais du 38", "ich trage 38", "uso la 38": a number that is worn is a size. */
const WORN =
  /(?<!\p{L})(?:je (?:fais|porte|mets|prends)(?: (?:d['’]habitude|normalement|toujours))?(?: (?:du|un|une|le|la))?|ich (?:trage|habe)(?: (?:sonst|normalerweise|immer|eine|die))?|(?:uso|llevo|visto|gasto)(?: (?:normalmente|siempre))?(?: (?:la|una|el|un))?)\s\d{2}(?!\d|[.,]\d|\s?(?:ans|cm|kg|euros?|jahre|años|€))/iu;

const NUMBER = /(?<!\d)\d{1,2}(?!\d)/u;
/** Shoes and children have sizes of their own. */
const OF_MEN_ELSE = /schuh|chaussure|zapato|kind(?:er)?|enfant|niñ[oa]/iu;

function leagueOf(message: string, before: string, { league, publicUrl }: ChatFacts, speak: Abroad): Told {
  if (league && (LEAGUE.test(message) || LEAGUE.test(before) || OF_GAME.test(message)) && TIME_LEFT.test(message)) {
    const list = league.matches.map(({ duration, secondsLeft }) => `${duration} ${timeLeft(secondsLeft)}`).join(', ');
    return said(filled(SENTENCES[speak].left, { list }), 'league', 'league:standings');
  }
  const isLeague = LEAGUE.test(message) || (GOES_ON.test(message.trim()) && LEAGUE.test(before));
  if (!isLeague) return null;
  return league
    ? sayStanding(league, LAST.test(message), speak)
    : { text: sayAway(speak, publicUrl), topics: ['league'], sources: [] };
}

const OF_GAME = /turnier|wettbewerb|tournoi|torneo|competición|match|partido/iu;

function timeLeft(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  return hours >= 24
    ? `${Math.floor(hours / 24)} d ${hours % 24} h`
    : `${hours} h ${Math.floor((seconds % 3600) / 60)} min`;
}

function apiOf(message: string, facts: ChatFacts, speak: Abroad): Told {
  if (!OF_API.test(message)) return null;
  return sayApi(LIMITS.test(message) ? 'limit' : PRICE.test(message) ? 'price' : 'api', facts, speak);
}
