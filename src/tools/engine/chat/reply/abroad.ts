import type { ChatFacts, Turn } from '../facts.js';
import { topicById } from '../knowledge/index.js';
import type { FabricFacts, Season } from '../knowledge/topic.js';
import { languageScores } from '../../grounded/text-language.js';
import { WOMEN } from '../../women-sizes.js';
import { namedIn } from '../../design-vocabulary.js';
import data from './abroad.yaml.js';

type Abroad = 'de' | 'fr' | 'es';

interface Sentences {
  care: string;
  wash: Readonly<Record<FabricFacts['wash'], string>>;
  dry: readonly string[];
  iron: readonly string[];
  size: string;
  league: string;
  last: string;
  what: string;
  twill: string;
  satin: string;
  season: string;
  design: string;
  api: string;
  no: string;
}

const SENTENCES = data as Readonly<Record<Abroad, Sentences>>;

/** What a cloth is called in German, French and Spanish: stems, and the name that is said. */
const CLOTHS: readonly (readonly [topic: string, pattern: RegExp, names: Readonly<Record<Abroad, string>>])[] = [
  ['fabric/cashmere', /kaschmir|cachemire|cachemira/iu, { de: 'Kaschmir', fr: 'Cachemire', es: 'Cachemira' }],
  ['fabric/cotton', /baumwoll|coton|algodón/iu, { de: 'Baumwolle', fr: 'Coton', es: 'Algodón' }],
  ['fabric/wool', /(?<!\p{L})woll|laine|(?<!\p{L})lana(?!\p{L})/iu, { de: 'Wolle', fr: 'Laine', es: 'Lana' }],
  ['fabric/silk', /seide|(?<!\p{L})soie|(?<!\p{L})seda/iu, { de: 'Seide', fr: 'Soie', es: 'Seda' }],
  ['fabric/linen', /leinen|(?<!\p{L})lin(?!\p{L})|(?<!\p{L})lino(?!\p{L})/iu, { de: 'Leinen', fr: 'Lin', es: 'Lino' }],
  ['fabric/denim', /denim|jeans|vaquero/iu, { de: 'Denim', fr: 'Denim', es: 'Denim' }],
  ['fabric/velvet', /(?<!\p{L})samt|velours(?! côtelé)|terciopelo/iu, { de: 'Samt', fr: 'Velours', es: 'Terciopelo' }],
  ['fabric/leather', /(?<!\p{L})leder|(?<!\p{L})cuir|cuero/iu, { de: 'Leder', fr: 'Cuir', es: 'Cuero' }],
  ['fabric/polyester', /polyester|poliéster/iu, { de: 'Polyester', fr: 'Polyester', es: 'Poliéster' }],
  ['fabric/viscose', /viskose|viscose|viscosa/iu, { de: 'Viskose', fr: 'Viscose', es: 'Viscosa' }],
];
const CARE =
  /wasch|wäsch|reinig|bügel|trockn|pfleg|laver|lave|lavage|nettoy|repass|sèche|séch|entret|lav[aoe]|limpi|planch|sec[ao]|cuid/iu;
const SIZE = /(?<!\p{L})(EU|UK|US)\s?(\d{1,2})(?!\d)/iu;
const LEAGUE =
  /(?<!\p{L})(liga|ligue|ligatabelle|arena|arène|tabelle|classement|clasificación|führt|mène|lidera|gana|va ganando)(?!\p{L})/iu;
const API =
  /(?<!\p{L})(api|schlüssel|clé|clave|kostet|preis\p{L}*|prix|tarif\p{L}*|precio\p{L}*|gratis|gratuit\p{L}*|kostenlos|anruf\p{L}*|endpoint)(?!\p{L})/iu;
const WHAT = /was (ist|sind|bedeutet)|qu['’]est[- ]ce que?|c['’]est quoi|qué (es|son|significa)/iu;
const WEAVES: readonly (readonly [weave: 'twill' | 'satin', pattern: RegExp])[] = [
  ['twill', /köper|twill|sergé|(?<!\p{L})sarga(?!\p{L})/iu],
  ['satin', /satin|atlasbindung|(?<!\p{L})(satén|raso)(?!\p{L})/iu],
];
const CLOTH = /stoff|material|tissu|matière|(?<!\p{L})telas?(?!\p{L})|tejido/iu;
const SEASONS: readonly (readonly [season: Season, pattern: RegExp])[] = [
  ['summer', /sommer|été|verano/iu],
  ['winter', /winter|hiver|invierno/iu],
  ['autumn', /herbst|automne|otoño/iu],
  ['spring', /frühling|frühjahr|printemps|primavera/iu],
];
const LAST = /letzt|dernier|dernière|últim[oa]/iu;
const DESIGN =
  /^(?:bitte |kannst du |können sie |peux-tu |pouvez-vous |puedes |podrías )?(?:mir |me )?(?:entwirf|entwerfen|zeichne|zeichnen|dessine[rz]?(?:-moi)?|diseñar?(?:me)?|dibujar?(?:me)?)\s+(?:mir |me )?(.{3,300}?)[?.!\s]*$/iu;
const GOES_ON = /^(und|oder|aber|et|ou|mais|y|o|pero|¿y)(?!\p{L})/iu;
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
  return (
    designOf(message, facts, words) ??
    whatOf(message, language, words) ??
    careOf(message, before.slice(-MAX_BACK), language, words) ??
    seasonOf(message, before.at(-1) ?? '', language, words) ??
    sizeOf(message, before.at(-1) ?? '', words) ??
    leagueOf(message, before.at(-1) ?? '', facts, words) ??
    apiOf(message, facts, words) ?? { text: words.no, topics: [], sources: [] }
  );
}

type Told = ReturnType<typeof tellAbroad>;

function abroadOf(message: string): Abroad | null {
  const [{ language, score }, second] = languageScores(message);
  if (language === 'en' || language === 'sv') return null;
  const [sure, margin] = NAMED.test(message) ? NAMING : [SURE, MARGIN];
  return score < sure || score - second.score < margin ? null : language;
}

const NAMED = new RegExp([...CLOTHS, ...WEAVES].map(([, { source }]) => source).join('|'), 'iu');

/** A short message that begins as one that goes on stays in the language of what it follows. */
function goesOn(message: string, before: readonly string[]): Abroad | null {
  const language = before.length > 0 ? abroadOf(before[before.length - 1]) : null;
  return language && GOES_ON.test(message.trim()) && message.length < 80 ? language : null;
}

const said = (text: string, topic: string, source = `knowledge:${topic}`): Told => ({
  text,
  topics: [topic],
  sources: [source],
});

const clothIn = (text: string): (typeof CLOTHS)[number] | undefined => CLOTHS.find(([, pattern]) => pattern.test(text));

function designOf(message: string, { publicUrl }: ChatFacts, words: Sentences): Told {
  const wish = DESIGN.exec(message.trim())?.[1];
  if (!wish || namedIn(wish).length === 0) return null;
  return said(filled(words.design, { url: publicUrl, body: JSON.stringify({ description: wish }) }), 'api/design');
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
  const cloth = isCare ? [message, ...before.toReversed()].map(clothIn).find((one) => one !== undefined) : undefined;
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
  const isLeague = LEAGUE.test(message) || (GOES_ON.test(message.trim()) && LEAGUE.test(before));
  const match = isLeague ? league?.matches.find(({ duration }) => duration === '1d') : undefined;
  if (!match) return null;
  const isLast = LAST.test(message);
  const one = isLast ? match.last : match.entries[0];
  if (!one) return null;
  const figures = { name: one.name, return: one.returnPct.toFixed(2), trades: one.trades };
  return said(filled(isLast ? words.last : words.league, figures), 'league', 'league:standings');
}

const apiOf = (message: string, { publicUrl }: ChatFacts, words: Sentences): Told =>
  API.test(message) ? said(filled(words.api, { url: publicUrl }), 'api/key') : null;

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
