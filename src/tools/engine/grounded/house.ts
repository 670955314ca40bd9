import type { LeagueFactsEntry, LeagueFactsSnapshot, MatchDuration } from '../../../common/ports/league-facts.js';
import type { MoodSnapshot } from '../../../common/ports/mood.js';
import { from, type Grounded } from './grounded.js';
import type { House } from './house.types.js';
import { heatOfIron, ofApi, ofCharts, symbolTold } from './known/index.js';
import { hottestWash } from './known/care.js';
import { isOfOtherLeague } from './known/other-league.js';
import { offerKnown } from './known/offers.js';
import { sizeKnown } from './known/sizes.js';
import type { Property } from './property.js';
import type { Reading } from './reading.js';
import { converted, unitNamed } from './units.js';
import leagueTimes from './words/league-times.yaml.js';

/** A value that the house knows when it is asked for one; null where the question is about something else. */
export function known(property: Property, reading: Reading, house: House): Grounded | null {
  const asked = reading.text.slice(0, 1000).toLowerCase();
  return (
    sizeKnown(property, reading) ??
    ofCharts(property, asked, house.answer) ??
    ofLeague(property, asked, house.league) ??
    ofEngine(property, asked, house.mood) ??
    ofApi(property, asked) ??
    offerKnown(property, asked, house.offers) ??
    heatOfIron(property, asked) ??
    symbolTold(property, reading) ??
    ofCare(property, reading, house.answer)
  );
}

const has = ({ words }: Property, ...any: string[]): boolean => any.some((word) => words.includes(word));
/** A name that says no more than that it is the answer. */
const isBare = (property: Property): boolean => property.weakKind === 'result' && property.words.length === 1;

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

/** What will be is not what is. */
const TO_COME = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.values(leagueTimes as Record<string, string>)
    .join(', ')
    .split(', ')
    .join('|')})(?!\p{L})`,
  'iu',
);
const isToCome = (asked: string, property: Property): boolean =>
  TO_COME.test(asked) && !has(property, 'probability', 'odds', 'chance');

function ofLeague(property: Property, asked: string, league: LeagueFactsSnapshot | null): Grounded | null {
  if (league === null || !LEAGUE.test(asked) || isOfOtherLeague(asked) || isToCome(asked, property)) return null;
  if (has(property, 'default', 'max', 'maximum', 'min', 'minimum', 'limit', 'per')) return null; // of the interface, not of the league
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

const ASKS_DEGREES =
  /(temperatur|température|degree|how hot|how warm|grader|wie heiß|wie warm|grad |degrés|grados|°)/iu;
const CARE =
  /(wash|iron|dry|dryer|tumble|bleach|launder|tvätt|stryk|torktuml|wasch|bügel|trockn|lav|repass|sèche|séch|planch|secad)/iu;

/** A temperature of the answer in words, where that rests on knowledge of care, else of the one cloth that is named. */
function ofCare(property: Property, reading: Reading, answer: House['answer']): Grounded | null {
  const asked = reading.text.slice(0, 1000).toLowerCase();
  const isTemperature = property.kind === 'temperature' || property.unit?.dimension === 'temperature';
  if (!isTemperature && !(isBare(property) && ASKS_DEGREES.test(asked))) return null;
  const said = CARE.test(asked) ? (ofAnswer(asked, answer) ?? hottestWash(reading)) : null;
  if (said === null) return null;
  const [celsius, unit] = [unitNamed('celsius'), property.unit];
  const value =
    celsius && unit?.dimension === 'temperature' ? converted(Number(said.value), celsius, unit) : said.value;
  return value === null ? null : { ...said, value };
}

function ofAnswer(asked: string, { text, sources }: House['answer']): Grounded | null {
  const source = sources.find((one) => one.startsWith('knowledge:'));
  const said = source === undefined ? null : celsiusOf(text, IRON.test(asked) ? IRON : WASH);
  return source === undefined || said === null ? null : from(source, said);
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
