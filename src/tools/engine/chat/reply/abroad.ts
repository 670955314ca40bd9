import type { ChatFacts } from '../facts.js';
import { topicById } from '../knowledge/index.js';
import type { FabricFacts } from '../knowledge/topic.js';
import { languageScores } from '../../grounded/text-language.js';
import { WOMEN } from '../../women-sizes.js';
import data from './abroad.yaml.js';

type Abroad = 'de' | 'fr' | 'es';

interface Sentences {
  care: string;
  wash: Readonly<Record<FabricFacts['wash'], string>>;
  dry: readonly string[];
  iron: readonly string[];
  size: string;
  league: string;
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
const LEAGUE = /(?<!\p{L})(liga|ligue|arena|arène|tabelle|classement|clasificación|führt|mène|lidera)(?!\p{L})/iu;
const API =
  /(?<!\p{L})(api|schlüssel|clé|clave|kostet|preis\p{L}*|prix|tarif\p{L}*|precio\p{L}*|gratis|gratuit\p{L}*|kostenlos|anruf\p{L}*|endpoint)(?!\p{L})/iu;
const LONGEST = 600;
/** So much has to speak for a language, and so much more than for the next. */
const [SURE, MARGIN] = [1.5, 0.9];

/** An answer in German, French or Spanish, and what it rests on; null for what is asked in another language. */
export function tellAbroad(
  message: string,
  facts: ChatFacts,
): { text: string; topics: string[]; sources: string[] } | null {
  if (message.length > LONGEST) return null;
  const [{ language, score }, second] = languageScores(message);
  if (language === 'en' || language === 'sv' || score < SURE || score - second.score < MARGIN) return null;
  const words = SENTENCES[language];
  return (
    careOf(message, language, words) ??
    sizeOf(message, words) ??
    leagueOf(message, facts, words) ??
    apiOf(message, facts, words) ?? { text: words.no, topics: [], sources: [] }
  );
}

type Told = ReturnType<typeof tellAbroad>;

const said = (text: string, topic: string, source = `knowledge:${topic}`): Told => ({
  text,
  topics: [topic],
  sources: [source],
});

function careOf(message: string, language: Abroad, words: Sentences): Told {
  const cloth = CARE.test(message) ? CLOTHS.find(([, pattern]) => pattern.test(message)) : undefined;
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

function sizeOf(message: string, words: Sentences): Told {
  const [, system, size] = SIZE.exec(message) ?? [];
  const row = system && WOMEN.find((one) => one[system.toLowerCase() as 'eu' | 'uk' | 'us'] === Number(size));
  if (!row || /herren|männer|homme|hombre|schuh|chaussure|zapato/iu.test(message)) return null;
  return said(filled(words.size, { ...row }), 'size/chart');
}

function leagueOf(message: string, { league }: ChatFacts, words: Sentences): Told {
  const first = LEAGUE.test(message)
    ? league?.matches.find(({ duration }) => duration === '1d')?.entries[0]
    : undefined;
  return first
    ? said(
        filled(words.league, { name: first.name, return: first.returnPct.toFixed(2), trades: first.trades }),
        'league',
        'league:standings',
      )
    : null;
}

const apiOf = (message: string, { publicUrl }: ChatFacts, words: Sentences): Told =>
  API.test(message) ? said(filled(words.api, { url: publicUrl }), 'api/key') : null;

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
