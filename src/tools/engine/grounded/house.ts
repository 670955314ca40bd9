import type { LeagueFactsEntry, LeagueFactsSnapshot, MatchDuration } from '../../../common/ports/league-facts.js';
import type { MoodSnapshot } from '../../../common/ports/mood.js';
import { type SizeRow, WOMEN } from '../women-sizes.js';
import { from, type Grounded } from './grounded.js';
import type { House, Offers } from './house.types.js';
import { heatOfIron, ofApi, ofCharts } from './known/index.js';
import type { Property } from './property.js';
import type { Reading } from './reading.js';
import { converted, unitNamed } from './units.js';

/** A value that the house knows when it is asked for one; null where the question is about something else. */
export function known(property: Property, { text }: Reading, house: House): Grounded | null {
  const asked = text.slice(0, 1000).toLowerCase();
  return (
    ofSizes(property, asked) ??
    ofCharts(property, asked, house.answer) ??
    ofLeague(property, asked, house.league) ??
    ofEngine(property, asked, house.mood) ??
    ofOffers(property, asked, house.offers) ??
    ofApi(property, asked, house.offers) ??
    heatOfIron(property, asked) ??
    ofCare(property, asked, house.answer)
  );
}

const has = ({ words }: Property, ...any: string[]): boolean => any.some((word) => words.includes(word));
/** A name that says no more than that it is the answer. */
const isBare = (property: Property): boolean => property.weakKind === 'result' && property.words.length === 1;

const SYSTEM =
  /(?<!\p{L})(eu|uk|us)(?:\s?(?:women['’]?s|size|sizes|storlek|dam|größe|taille|talla)){0,2}\s?(\d{1,2})(?!\d)|(?<!\d)(\d{1,2})\s?(eu|uk|us)(?!\p{L})/iu;
const OTHER_SIZES =
  /\b(shoe|shoes|sko|skor|schuh\w*|chaussures?|pointure|zapatos?|kids?|child\w*|barn\w*|ring|hat|glove|bra)\b/i;
const MEN = /(?<!\p{L})(men|mens|men['’]s|man|male|herr\p{L}*|homme|hombre|suit|kostym)(?!\p{L})/iu;
const SYSTEMS = ['eu', 'uk', 'us'] as const;

/** One size in another system, or the size of measures, by the table of women's sizes or men's jackets. */
function ofSizes(property: Property, asked: string): Grounded | null {
  if (
    OTHER_SIZES.test(asked) ||
    !(has(property, 'eu', 'uk', 'us', 'size', 'storlek', 'größe', 'talla', 'taille') || isBare(property))
  )
    return null;
  const row = MEN.test(asked) ? menRow(asked) : womenRow(asked);
  const system = SYSTEMS.find((one) => property.words.includes(one)) ?? targetOf(asked);
  return row && system ? from(row.source, row.sizes[system]) : null;
}

type Sizes = Pick<SizeRow, 'eu' | 'uk' | 'us'>;
interface Row {
  sizes: Sizes;
  source: string;
}

/** The system a question asks for: the one that is named without a number. */
function targetOf(asked: string): 'eu' | 'uk' | 'us' | null {
  const rest = asked.replace(new RegExp(SYSTEM, 'giu'), ' ');
  const named = SYSTEMS.filter((one) => new RegExp(String.raw`(?<!\p{L})${one}(?!\p{L})`, 'u').test(rest));
  return named.length === 1 ? named[0] : null;
}

function sizeIn(asked: string): { system: 'eu' | 'uk' | 'us'; size: number } | null {
  const found = SYSTEM.exec(asked);
  if (!found) return null;
  return { system: (found[1] ?? found[4]).toLowerCase() as 'eu', size: Number(found[2] ?? found[3]) };
}

function womenRow(asked: string): Row | null {
  const said = sizeIn(asked);
  const row = said ? WOMEN.find((one) => one[said.system] === said.size) : byMeasures(asked);
  return row ? { sizes: row, source: 'knowledge:size/chart' } : null;
}

const GIRTHS: readonly (readonly [key: 'bust' | 'waist' | 'hips', RegExp])[] = [
  ['bust', /(?:bust|byst|brust|poitrine|pecho|busto)\p{L}{0,12}\D{0,12}?(\d{2,3}(?:[.,]\d)?)/iu],
  ['waist', /(?:waist|midj|taille|cintura)\p{L}{0,12}\D{0,12}?(\d{2,3}(?:[.,]\d)?)/iu],
  ['hips', /(?:hip|höft|hüft|hanche|cadera)\p{L}{0,12}\D{0,12}?(\d{2,3}(?:[.,]\d)?)/iu],
];

/** The size that clears the largest measure, each taken to its nearest; cm. */
function byMeasures(asked: string): SizeRow | null {
  if (/\b(inch|inches|tum|zoll|pouces|pulgadas)\b|\d"/i.test(asked)) return null;
  const rows = GIRTHS.flatMap(([key, pattern]) => {
    const cm = Number(pattern.exec(asked)?.[1].replace(',', '.') ?? 0);
    const inTable = cm >= WOMEN[0][key] - 3 && cm <= (WOMEN.at(-1)?.[key] ?? 0) + 3;
    return inTable ? [WOMEN.reduce((a, b) => (Math.abs(b[key] - cm) < Math.abs(a[key] - cm) ? b : a))] : [];
  });
  return rows.length === 0 ? null : rows.reduce((a, b) => (b.eu > a.eu ? b : a));
}

/** Men's jackets: half the chest in cm is the EU size, ten less the British and American one. */
function menRow(asked: string): Row | null {
  const said = sizeIn(asked);
  const chest = Number(/(?:chest|(?:bröst|brust)\p{L}{0,12}|poitrine|pecho)\D{0,12}?(\d{2,3})/iu.exec(asked)?.[1] ?? 0);
  const eu = said
    ? said.system === 'eu'
      ? said.size
      : said.size + 10
    : chest >= 76 && chest <= 150
      ? Math.round(chest / 4) * 2
      : 0;
  if (eu < 40 || eu > 74 || eu % 2 === 1) return null;
  return { sizes: { eu, uk: eu - 10, us: eu - 10 }, source: 'knowledge:size/chart' };
}

const LEAGUE =
  /\b(leagues?|ligan?|arenan?|leaderboard|standings?|fighters?|challengers?|ligue|classement|clasificación|tabelle)\b/iu;
const PLACES: readonly (readonly [RegExp, number])[] = [
  [/\b(second|runner.?up|number two|2nd|tvåa\p{L}*|andraplats\p{L}*|zweite\p{L}*|deuxième|segund\p{L}*)(?!\p{L})/iu, 2],
  [/\b(third|number three|3rd|trea\p{L}*|tredje\p{L}*|dritte\p{L}*|troisième|tercer\p{L}*)(?!\p{L})/iu, 3],
  [/\b(fourth|4th|fyra|fjärde|vierte\p{L}*|quatrième|cuart\p{L}*)(?!\p{L})/iu, 4],
];
const FIRST =
  /\b(leads?|leader|leading|first|winning|winner|ahead|top|best|leder|först|etta|ledare\p{L}*|führt|erste\p{L}*|mène|premi\p{L}+|lidera|primer\p{L}*)(?!\p{L})/iu;
const DURATIONS: readonly (readonly [RegExp, MatchDuration])[] = [
  [/\b(1h|hour|hourly|one-hour|timm\p{L}*|stünd\p{L}*|stunde\p{L}*|heure|hora)(?!\p{L})/iu, '1h'],
  [/\b(1w|week|weekly|one-week|veck\p{L}*|woche\p{L}*|semaine|semana)(?!\p{L})/iu, '1w'],
];
const LEAGUE_FIELDS: readonly (readonly [words: readonly string[], read: (entry: LeagueFactsEntry) => unknown])[] = [
  [['score', 'poäng', 'points', 'punkte'], ({ score }) => score],
  [['return', 'returns', 'avkastning', 'rendite'], ({ returnPct }) => returnPct],
  [['pnl', 'profit', 'vinst'], ({ pnlUsd }) => pnlUsd],
  [['equity', 'kapital'], ({ equityUsd }) => equityUsd],
  [['drawdown'], ({ maxDrawdownPct }) => maxDrawdownPct],
  [['trades', 'affärer'], ({ trades }) => trades],
  [['fees'], ({ feesUsd }) => feesUsd],
  [['probability', 'odds', 'chance'], ({ winProbability }) => winProbability],
  [['rank', 'place', 'position', 'plats'], ({ rank }) => rank],
  [['id', 'slug'], ({ id }) => id],
  [['strategy', 'strategi'], ({ strategy }) => strategy?.en ?? null],
  [
    [
      'leader',
      'name',
      'winner',
      'first',
      'second',
      'third',
      'runner',
      'participant',
      'fighter',
      'agent',
      'player',
      'ledare',
      'namn',
      'vinnare',
      'person',
      'nom',
      'nombre',
      'answer',
      'svar',
      'antwort',
    ],
    ({ name }) => name,
  ],
];

/** Who is going to win is known to nobody; who wins most often or is likeliest to is. */
const AHEAD =
  /(?<!\p{L})(?:will(?! you)|going to|gonna|is set to|next (?:hour|day|week|month|season|year)|tomorrow|kommer att|nästa (?:timme|dag|vecka|månad|säsong)|imorgon|i morgon|wird|werden|nächste[rnms]? (?:stunde|tag|woche|monat|saison)|morgen|va gagner|gagnera|demain|(?:semaine|mois|saison) prochaine?|va a ganar|ganará|mañana|próxim[oa])(?!\p{L})/iu;

/** "Hawks 78, Rovers 81": somebody else's game. */
const SCORED = /\p{L}\s\d{1,3},\s\p{L}[\p{L} ]{1,30}\s\d{1,3}(?!\d)|\d\s?[-–:]\s?\d/u;

function ofLeague(property: Property, asked: string, league: LeagueFactsSnapshot | null): Grounded | null {
  if (
    league === null ||
    !LEAGUE.test(asked) ||
    SCORED.test(asked) ||
    (AHEAD.test(asked) && !has(property, 'probability', 'odds', 'chance'))
  )
    return null;
  const counted = countOf(property, asked, league);
  if (counted !== null) return from('league:standings', counted);
  const market = marketIn(asked, league);
  if (market && has(property, 'price', 'pris', 'preis', 'prix', 'precio')) return from('league:market', market.price);
  if (market && has(property, 'symbol', 'market', 'ticker', 'pair')) return from('league:market', market.symbol);
  const wanted = DURATIONS.find(([cue]) => cue.test(asked))?.[1] ?? '1d';
  const entry = entryFor(property, asked, league.matches.find(({ duration }) => duration === wanted)?.entries ?? []);
  const field = LEAGUE_FIELDS.find(([words]) => has(property, ...words));
  const value = entry && field ? field[1](entry) : null;
  return value === null ? null : from(`league:standings/${wanted}`, value);
}

function countOf(property: Property, asked: string, { participants, totals }: LeagueFactsSnapshot): number | null {
  if (!/\bhow many|number of|hur många|wie viele|combien|cuánt/iu.test(asked)) return null;
  if (
    !has(
      property,
      'participants',
      'fighters',
      'challengers',
      'count',
      'number',
      'answer',
      'trades',
      'total',
      'deltagare',
      'antal',
    )
  )
    return null;
  if (has(property, 'trades') || /\btrades\b/.test(asked)) return totals.trades;
  if (/challenger/.test(asked) || has(property, 'challengers')) return participants.challengersActive;
  if (/\b(house )?fighters?\b/.test(asked) || has(property, 'fighters')) return participants.house;
  return participants.house + participants.challengersActive;
}

const COINS: readonly (readonly [RegExp, string])[] = [
  [/\b(btc|bitcoin)\b/i, 'BTC'],
  [/\b(eth|ethereum|ether)\b/i, 'ETH'],
  [/\b(sol|solana)\b/i, 'SOL'],
];

function marketIn(asked: string, { markets }: LeagueFactsSnapshot): LeagueFactsSnapshot['markets'][number] | undefined {
  const coin = COINS.find(([cue]) => cue.test(asked))?.[1];
  return coin === undefined ? undefined : markets.find(({ symbol }) => symbol.startsWith(coin));
}

/** The entry a property's own words, the question's name or its place mean. */
function entryFor(
  property: Property,
  asked: string,
  entries: readonly LeagueFactsEntry[],
): LeagueFactsEntry | undefined {
  const own = property.words.join(' ');
  const named = entries.filter(({ name }) => asked.includes(name.toLowerCase()));
  if (named.length === 1) return named[0];
  const place =
    PLACES.find(([cue]) => cue.test(own))?.[1] ??
    (/\bleader\b/.test(own) ? 1 : undefined) ??
    PLACES.find(([cue]) => cue.test(asked))?.[1];
  if (place !== undefined) return entries.find(({ rank }) => rank === place);
  if (/\b(last|worst|bottom|sist|sämst|letzte\p{L}*|dernier\p{L}*|últim\p{L}*)(?!\p{L})/iu.test(asked))
    return undefined;
  return FIRST.test(asked) || FIRST.test(own) ? entries.find(({ rank }) => rank === 1) : undefined;
}

const ENGINE =
  /\b(engine|motor\p{L}*|moteur|how (are|do) you feel|your (mood|dream|confidence|curiosity|fatigue))(?!\p{L})/iu;
const SCALARS = ['confidence', 'curiosity', 'fatigue', 'creativity', 'lucidity', 'health'] as const;

function ofEngine(property: Property, asked: string, mood: MoodSnapshot | null): Grounded | null {
  if (mood === null || !ENGINE.test(asked)) return null;
  const scalar = SCALARS.find((name) => has(property, name));
  if (scalar) return from('engine:state', mood[scalar]);
  if (has(property, 'dream', 'dröm')) return from('engine:state', mood.currentDream);
  if (has(property, 'emotion', 'feeling', 'mood', 'känsla', 'gefühl', 'label'))
    return from('engine:state', mood.emotion);
  return has(property, 'phase') ? from('engine:state', mood.edePhase) : null;
}

const PRICE_ASKED = /\b(price|costs?|how much|kostar|kostet|kosten|coûte|prix|cuesta|precio|pris|preis)(?!\p{L})/iu;
const OFFERED: readonly (readonly [RegExp, string])[] = [
  [/\b(chat.?pack|call.?pack|pack of (\d+ )?(chat )?calls|chattpaket|chat-100)\b/i, 'chat-100'],
  [/\btools.?(interface )?enterprise\b/i, 'tools-enterprise'],
  [/\benterprise\b/i, 'tools-enterprise'],
  [/\bdesign.?pro\b/i, 'design-pro'],
  [/\btools.?pro\b/i, 'tools-pro'],
];

function ofOffers(property: Property, asked: string, { plans, packs }: Offers): Grounded | null {
  const bought = packsFor(property, asked, packs);
  if (bought) return bought;
  const id = OFFERED.find(([cue]) => cue.test(asked))?.[1];
  const offer = plans.find((one) => one.id === id) ?? packs.find((one) => one.id === id);
  const foreign = property.unit?.currency === true && property.unit.unit !== 'USD';
  if (
    offer &&
    !foreign &&
    (property.kind === 'money' || property.unit?.currency === true || (isBare(property) && PRICE_ASKED.test(asked)))
  )
    return from('house:prices', offer.priceUsd);
  const pack = packs.find((one) => one.id === id);
  if (pack && has(property, 'calls')) return from('house:prices', pack.calls);
  if (offer && has(property, 'currency')) return from('house:prices', 'USD');
  return null;
}

const EXTRA =
  /(?<![\d.,])(\d{1,3}(?:[ ,.]\d{3})+|\d{1,6})\s(?:extra |more |additional |further |chat )*calls(?!\p{L})/iu;

/** "We need 400 extra chat calls": so many whole packs, and what they cost. */
function packsFor(property: Property, asked: string, packs: Offers['packs']): Grounded | null {
  if (packs.length !== 1 || !/\bpacks?\b/iu.test(asked)) return null;
  const told = [...asked.matchAll(new RegExp(EXTRA, 'giu'))].map(([, said]) => Number(said.replace(/[ ,.]/gu, '')));
  const wanted = told.filter((one) => one !== packs[0].calls);
  const [calls, ...more] = wanted.length > 0 ? wanted : told;
  if (calls === undefined || calls === 0 || more.length > 0) return null;
  const count = Math.ceil(calls / packs[0].calls);
  if (has(property, 'packs')) return from('house:prices', count);
  const isUsd = property.unit === null || property.unit.unit === 'USD';
  const isCost =
    property.kind === 'money' || property.unit?.currency === true || has(property, 'total', 'cost', 'price');
  return isUsd && isCost ? from('house:prices', count * packs[0].priceUsd) : null;
}

const ASKS_DEGREES =
  /(temperatur|température|degree|how hot|how warm|grader|wie heiß|wie warm|grad |degrés|grados|°)/iu;
const CARE =
  /(wash|iron|dry|dryer|tumble|bleach|launder|tvätt|stryk|torktuml|wasch|bügel|trockn|lav|repass|sèche|séch|planch|secad)/iu;

/** A temperature or a yes and no of the answer in words, where that rests on knowledge of care. */
function ofCare(property: Property, asked: string, { text, sources }: House['answer']): Grounded | null {
  const source = sources.find((one) => one.startsWith('knowledge:'));
  if (source === undefined || !CARE.test(asked)) return null;
  const isTemperature = property.kind === 'temperature' || property.unit?.dimension === 'temperature';
  if (!isTemperature && !(isBare(property) && ASKS_DEGREES.test(asked))) return null;
  const said = celsiusOf(text, IRON.test(asked) ? IRON : WASH);
  if (said === null) return null;
  const celsius = unitNamed('celsius');
  const value =
    celsius && property.unit && property.unit.dimension === 'temperature'
      ? converted(said, celsius, property.unit)
      : said;
  return value === null ? null : from(source, value);
}

const WASH = /wash|programme|hand|cold|tvätt|maskin/iu;
const IRON = /iron|dots?\b|stryk|bügel|repass|planch/iu;

/** The one temperature of an answer, or the one of the clause that speaks of what is done. */
function celsiusOf(text: string, done: RegExp): number | null {
  const degrees = (part: string): number[] => [
    ...new Set([...part.matchAll(/(\d{2,3})\s?°\s?C/g)].map(([, number]) => Number(number))),
  ];
  const all = degrees(text);
  if (all.length < 2) return all[0] ?? null;
  const told = text
    .split(/[;.]\s/)
    .filter((clause) => done.test(clause))
    .flatMap(degrees);
  return told.length > 0 ? told[0] : null;
}

/** Yes or no of the answer in words; null where it says neither or rests on nothing. */
export function decided({ text, sources }: House['answer']): Grounded | null {
  const [source] = sources;
  if (source === undefined) return null;
  if (/^(no|nej|nein|non|never|aldrig)\b/i.test(text)) return from(source, false);
  return /^(yes|ja|oui|sí)(?!\p{L})/iu.test(text) ? from(source, true) : null;
}
