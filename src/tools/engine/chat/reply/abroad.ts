import type { ChatFacts, Turn } from '../facts.js';
import { topicById } from '../knowledge/index.js';
import { languageScores } from '../../grounded/text-language.js';
import { WOMEN } from '../../women-sizes.js';
import { namedIn } from '../../design-vocabulary.js';
import {
  type Abroad,
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
  SENTENCES,
  type Sentences,
  SHRINKS,
  SIZE,
  STAINS,
  TIME_LEFT,
  WEAVES,
  WHAT,
} from './abroad-words.js';

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

/** An answer in German, French or Spanish, and what it rests on; null for what is asked in another language. */
export function tellAbroad(
  message: string,
  history: readonly Turn[],
  facts: ChatFacts,
): { text: string; topics: string[]; sources: string[] } | null {
  if (message.length > LONGEST) return null;
  const before = history.filter(({ role }) => role === 'user').map(({ text }) => text.slice(0, LONGEST));
  const language = abroadOf(message) ?? goesOn(message, before);
  if (!language) return null;
  const words = SENTENCES[language];
  const polite = politeness(message, words);
  if (polite) return polite;
  const last = before.at(-1) ?? '';
  const told =
    designOf(message, facts, words) ??
    stainOf(message, last, words) ??
    shrinkOf(message, before.slice(-MAX_BACK), language, words) ??
    compareOf(message, language, words) ??
    whatOf(message, language, words) ??
    careOf(message, before.slice(-MAX_BACK), language, words) ??
    seasonOf(message, last, language, words) ??
    occasionOf(message, last, words) ??
    measuredOf(message, words) ??
    sizeOf(message, last, words) ??
    leagueOf(message, last, facts, words) ??
    apiOf(message, facts, words);
  return told && uncoveredAbroad(message, language, told) <= mostUncovered(told)
    ? told
    : { text: words.no, topics: [], sources: [] };
}

/** So many words of a question may be strange to the answer: a size with its system, or a stain, says itself what is asked. */
const mostUncovered = ({ topics: [topic] }: NonNullable<Told>): number =>
  topic === 'size/chart' ? 2 : topic.startsWith('stain/') ? 1 : 0;
const KNOWN = [
  ...CLOTHS.map(([, pattern]) => pattern),
  ...WEAVES.map(([, pattern]) => pattern),
  ...SEASONS.map(([, pattern]) => pattern),
  ...STAINS.map(([, pattern]) => pattern),
  ...OCCASIONS.flatMap(([, ...patterns]) => patterns),
  CARE,
  CLOTH,
  DRESSES,
  SHRINKS,
  LEAGUE,
  API,
  PRICE,
  LIMITS,
  OF_API,
  /regen|regnet|pleut|pluie|lluev|lluvia|noche|nacht|abend|soir|nuit|guest|gast|letzt|dernier|últim|turnier|tournoi|torneo|tag|woche|jour|semaine|día|semana|führt|mène|lidera|cm|\d|^(eu|uk|us)$/iu,
];

/** Words of a question that no answer here has to do with. What is drawn is drawn as it is described. */
function uncoveredAbroad(message: string, language: Abroad, { topics }: NonNullable<Told>): number {
  if (topics.includes('api/design')) return 0;
  const tokens = message.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return tokens.filter((token) => !PLAIN[language].has(token) && !KNOWN.some((pattern) => pattern.test(token))).length;
}

type Told = ReturnType<typeof tellAbroad>;

function abroadOf(message: string): Abroad | null {
  const [{ language, score }, second] = languageScores(message);
  if (language === 'en' || language === 'sv') return null;
  const [sure, margin] = NAMED.test(message) ? NAMING : [SURE, MARGIN];
  return score < sure || score - second.score < margin ? null : language;
}

const NAMED = new RegExp([...CLOTHS, ...WEAVES].map(([, { source }]) => source).join('|'), 'iu');

/** A short message stays in the language of what it follows where no other speaks for itself. */
function goesOn(message: string, before: readonly string[]): Abroad | null {
  const language = before.map(abroadOf).findLast((one) => one !== null) ?? null;
  if (!language || message.length >= 80) return null;
  const [{ language: likeliest, score }] = languageScores(message);
  return GOES_ON.test(message.trim()) || likeliest === language || score <= UNDECIDED ? language : null;
}

/** So little speaks for English where nothing speaks for anything. */
const UNDECIDED = 0.5;

const said = (text: string, topic: string, source = `knowledge:${topic}`): Told => ({
  text,
  topics: [topic],
  sources: [source],
});

const clothIn = (text: string): (typeof CLOTHS)[number] | undefined => CLOTHS.find(([, pattern]) => pattern.test(text));

/** The cloth named in a message, else the one named last before it. */
const clothBefore = (message: string, before: readonly string[]): (typeof CLOTHS)[number] | undefined =>
  [message, ...before.toReversed()].map(clothIn).find((one) => one !== undefined);

function designOf(message: string, { publicUrl }: ChatFacts, words: Sentences): Told {
  const wish = DESIGN.exec(message.trim())?.[1];
  if (!wish || namedIn(wish).length === 0) return null;
  return said(filled(words.design, { url: publicUrl, body: JSON.stringify({ description: wish }) }), 'api/design');
}

/** Thanks and greetings that are nothing more. */
function politeness(message: string, { welcome, hello }: Sentences): Told {
  if (message.length > 40) return null;
  if (THANKS.test(message)) return said(welcome, 'manners', 'house');
  return HELLO.test(message) ? said(hello, 'manners', 'house') : null;
}

const THANKS = /^(?:danke|vielen dank|merci|gracias|muchas gracias)(?: \p{L}+){0,2}[!. ]*$/iu;
const HELLO = /^(?:hallo|guten (?:tag|morgen|abend)|bonjour|bonsoir|salut|hola|buenos días|buenas tardes)[!. ]*$/iu;

/** How a stain comes out. */
function stainOf(message: string, before: string, words: Sentences): Told {
  const isAsked = STAIN_ASKED.test(message) || (GOES_ON.test(message.trim()) && STAIN_ASKED.test(before));
  const stain = isAsked ? STAINS.find(([, pattern]) => pattern.test(message))?.[0] : undefined;
  const text = stain && words.stains[stain];
  return text ? said(text, `stain/${stain}`) : null;
}

const STAIN_ASKED =
  /fleck|raus|bekomm|krieg|entfern|weg|heraus|wachs|tache|enlever|enlève|retirer|détach|cire|quitar|sacar|mancha|saco|quito|cera/iu;

/** How much a cloth shrinks, and how to wash it so that it does not. */
function shrinkOf(message: string, before: readonly string[], language: Abroad, words: Sentences): Told {
  const cloth = SHRINKS.test(message) ? clothBefore(message, before) : undefined;
  const fabric = cloth && topicById.get(cloth[0])?.fabric;
  if (!cloth || !fabric) return null;
  const wash = filled(words.wash[fabric.wash], { c: fabric.celsius });
  const figures = {
    cloth: cloth[2][language],
    pct: fabric.shrinkPct,
    wash: wash.charAt(0).toUpperCase() + wash.slice(1),
  };
  return said(filled(words.shrink, figures), cloth[0]);
}

/** Two cloths by their figures; silk and satin are not of one kind. */
function compareOf(message: string, language: Abroad, words: Sentences): Told {
  if (!COMPARES.test(message)) return null;
  const [a, b] = CLOTHS.filter(([, pattern]) => pattern.test(message));
  if (a?.[0] === 'fabric/silk' && WEAVES[1][1].test(message))
    return said(words.silkSatin, 'note/silk-satin-difference');
  if (!a || !b) return null;
  return said(
    filled(words.compare, { ...figuresOf(a, 'a', language, words), ...figuresOf(b, 'b', language, words) }),
    a[0],
  );
}

function figuresOf(
  [topic, , names]: (typeof CLOTHS)[number],
  key: 'a' | 'b',
  language: Abroad,
  words: Sentences,
): Record<string, string | number> {
  const fabric = topicById.get(topic)?.fabric;
  if (!fabric) return {};
  const { warmth, breath, drape, strength, wash, celsius } = fabric;
  return {
    [key]: names[language],
    [`${key}w`]: warmth,
    [`${key}b`]: breath,
    [`${key}d`]: drape,
    [`${key}s`]: strength,
    [`${key}c`]: filled(words.wash[wash], { c: celsius }),
  };
}

/** What is worn when; rain asked after an occasion is answered with it. */
function occasionOf(message: string, before: string, words: Sentences): Told {
  const found = (text: string): string | undefined =>
    OCCASIONS.find(([, ...patterns]) => patterns.every((pattern) => pattern.test(text)))?.[0];
  const occasion = DRESSES.test(message) ? found(message) : undefined;
  const rains = occasion === undefined && RAINS.test(message) ? found(before) : undefined;
  const text = words.occasions[occasion ?? (rains === 'beach-wedding' ? rains : '')];
  return text ? said(text, `occasion/${occasion ?? rains}`) : null;
}

const RAINS = /regnet|regen|pleut|pluie|llueve|lluvia/iu;

/** A women's size by measures; men's are told in English. */
function measuredOf(message: string, words: Sentences): Told {
  if (OF_MEN.test(message)) return null;
  const given = MEASURES.flatMap(([key, pattern]) => {
    const found = pattern.exec(message);
    return found ? [{ key, cm: Number(found[1] ?? found[2]) }] : [];
  }).filter(({ cm }) => cm >= 50 && cm <= 160);
  if (given.length < 2) return null;
  const rows = given.map(({ key, cm }) =>
    WOMEN.reduce((a, b) => (Math.abs(b[key] - cm) < Math.abs(a[key] - cm) ? b : a)),
  );
  const row = rows.reduce((a, b) => (b.eu > a.eu ? b : a));
  return said(
    filled(words.measured, { ...row, what: given.map(({ cm }) => `${cm} cm`).join(' / ') + ' →' }),
    'size/chart',
  );
}

/** What a weave or a cloth is: the cloth by its figures. */
function whatOf(message: string, language: Abroad, words: Sentences): Told {
  if (!WHAT.test(message)) return null;
  const weave = WEAVES.find(([, pattern]) => pattern.test(message))?.[0];
  if (weave) return said(words[weave], `note/${weave}`);
  const cloth = clothIn(message);
  const fabric = cloth && topicById.get(cloth[0])?.fabric;
  if (!cloth || !fabric || CARE.test(message)) return null;
  const { gsm, warmth, breath, drape, strength } = fabric;
  const figures = { cloth: cloth[2][language], from: gsm[0], to: gsm[1], warmth, breath, drape, strength };
  return said(filled(words.what, figures), cloth[0]);
}

/** How to care for a cloth; the cloth, or that it is about care, may have been said before. */
function careOf(message: string, before: readonly string[], language: Abroad, words: Sentences): Told {
  const isCare = CARE.test(message) || (GOES_ON.test(message.trim()) && CARE.test(before.at(-1) ?? ''));
  const cloth = isCare ? clothBefore(message, before) : undefined;
  const fabric = cloth && topicById.get(cloth[0])?.fabric;
  if (!cloth || !fabric) return null;
  const wash = filled(words.wash[fabric.wash], { c: fabric.celsius });
  const parts = {
    cloth: cloth[2][language],
    wash,
    dry: words.dry[Number(fabric.tumble)],
    iron: words.iron[fabric.iron],
  };
  return said(filled(words.care, parts), cloth[0]);
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

function sizeOf(message: string, before: string, words: Sentences): Told {
  const found = SIZE.exec(message) ?? (GOES_ON.test(message.trim()) ? NUMBER_AFTER.exec(message) : null);
  const [, system = SIZE.exec(before)?.[1], size] = found ?? [];
  const row = system && WOMEN.find((one) => one[system.toLowerCase() as 'eu' | 'uk' | 'us'] === Number(size));
  if (!row || OF_MEN.test(message) || OF_MEN.test(before)) return null;
  return said(filled(words.size, { ...row }), 'size/chart');
}

/** A size without its system. */
const NUMBER_AFTER = /(?<!\d)()?(\d{1,2})(?!\d)/u;

function leagueOf(message: string, before: string, { league }: ChatFacts, words: Sentences): Told {
  if (league && (LEAGUE.test(message) || LEAGUE.test(before) || OF_GAME.test(message)) && TIME_LEFT.test(message)) {
    const list = league.matches.map(({ duration, secondsLeft }) => `${duration} ${timeLeft(secondsLeft)}`).join(', ');
    return said(filled(words.left, { list }), 'league', 'league:standings');
  }
  const isLeague = LEAGUE.test(message) || (GOES_ON.test(message.trim()) && LEAGUE.test(before));
  const match = isLeague ? league?.matches.find(({ duration }) => duration === '1d') : undefined;
  if (!match) return null;
  const isLast = LAST.test(message);
  const one = isLast ? match.last : match.entries[0];
  if (!one) return null;
  const figures = { name: one.name, return: one.returnPct.toFixed(2), trades: one.trades };
  return said(filled(isLast ? words.last : words.league, figures), 'league', 'league:standings');
}

const OF_GAME = /turnier|wettbewerb|tournoi|torneo|competición|match|partido/iu;

function timeLeft(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  return hours >= 24
    ? `${Math.floor(hours / 24)} d ${hours % 24} h`
    : `${hours} h ${Math.floor((seconds % 3600) / 60)} min`;
}

const apiOf = (message: string, { publicUrl }: ChatFacts, words: Sentences): Told =>
  !OF_API.test(message)
    ? null
    : LIMITS.test(message)
      ? said(filled(words.limit, { url: publicUrl }), 'api/limits')
      : PRICE.test(message)
        ? said(filled(words.price, { url: publicUrl }), 'api/pricing')
        : said(filled(words.api, { url: publicUrl }), 'api/key');

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
