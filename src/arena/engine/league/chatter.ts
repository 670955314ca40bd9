import { Random } from '../../../common/kernel/random.js';
import { speak as voiceOf, speakersFor, type ChatEvent, type Who } from '../fighters/index.js';
import { DURATIONS } from '../matches/index.js';
import { INSTRUMENTS } from '../instruments.js';
import { boardEntries } from './board.js';
import type { ChatLine, League } from './league.js';
import { equities } from './standings.js';
import { speak } from './tape.js';
import type { LeagueEvents } from './events.js';

const MINUTE = 60_000;
/** Most lines of the house in one tick. */
const LINES = 3;
/** A change of the lead is talked about only when the room has been quiet for this long, ms, and the gap is one, percent. */
const PAUSE_MS = 4 * MINUTE;
const GAP_PCT = 0.02;
const SILENCE_MS = 25 * MINUTE;
/** A realised result worth a word, USD; a funding payment; a five-minute move, fraction. */
const NOTABLE = { result: 25, funding: 1, jump: 0.01 };

interface Occasion {
  event: ChatEvent;
  /** most who speak to it */
  voices: number;
}

/** The house fighters talk about what has happened in the tick. Changes chat and voices' memories. */
export function chatter(league: League, events: LeagueEvents): void {
  const topics = occasions(league, events);
  if (topics.length === 0) return;
  const random = Random.from(`chat/${league.tick}`);
  const present = [...league.participants.values()].filter(({ kind, retired }) => kind === 'house' && !retired);
  const ids = present.map(({ id }) => id);
  const spoken = new Set<string>();
  for (const { event, voices } of topics) {
    const silent = ids.filter((id) => !spoken.has(id));
    for (const id of speakersFor(event, silent, Math.min(voices, LINES - spoken.size), random)) {
      if (say(league, id, event, random)) spoken.add(id);
    }
    if (spoken.size >= LINES) return;
  }
}

function say(league: League, id: string, event: ChatEvent, random: Random): boolean {
  const mind = league.minds.get(id) ?? { memory: {}, last: null };
  const line = voiceOf(id, event, mind.voice ?? {}, random);
  if (!line) return false;
  league.minds.set(id, { ...mind, voice: line.memory });
  return speak(league, id, line.text) !== null;
}

/** What is worth talking about, the weightiest first. */
export function occasions(league: League, events: LeagueEvents): Occasion[] {
  const quiet = league.time - lastWord(league);
  return [
    ...liquidations(league, events),
    ...ends(league, events),
    ...newcomers(league, events),
    ...results(league, events),
    ...(quiet >= PAUSE_MS ? leads(league, events) : []),
    ...starts(events),
    ...(events.minute ? jumps(league) : []),
    ...fundings(league, events),
    ...(quiet >= SILENCE_MS ? [silence(quiet)] : []),
  ];
}

/** When the last line was spoken, ms; now, where there is none. */
function lastWord({ chat, time }: League): number {
  const last = chat[chat.length - 1];
  if (!last) return time;
  const known = spokenAt.get(last) ?? Date.parse(last.at);
  spokenAt.set(last, known);
  return known;
}

/** A line is asked for its time at every tick until the next one. */
const spokenAt = new WeakMap<ChatLine, number>();

const who = (league: League, id: string): Who => ({ id, name: league.participants.get(id)?.name ?? id });

const liquidations = (league: League, { liquidations: list, fills }: LeagueEvents): Occasion[] =>
  list.map(({ participant_id }) => {
    const closed = fills.filter((fill) => fill.participant_id === participant_id && fill.kind === 'liquidation');
    const usd = Math.abs(closed.reduce((sum, fill) => sum + fill.realized, 0)) / 1e6;
    const symbol = closed[0]?.symbol ?? INSTRUMENTS[0].symbol;
    return { event: { kind: 'liquidation', who: who(league, participant_id), symbol, usd }, voices: 2 };
  });

const ends = (league: League, { ended }: LeagueEvents): Occasion[] =>
  ended.flatMap(({ match, board }): Occasion[] => {
    const [first] = board;
    if (!first?.eligible) return [];
    const winner = who(league, first.id);
    const event: ChatEvent = {
      kind: 'match_end',
      duration: match.duration,
      winner,
      return_fraction: first.return_pct / 100,
    };
    return [{ event, voices: match.duration === '1h' ? 1 : 2 }];
  });

const newcomers = (league: League, { arrived }: LeagueEvents): Occasion[] =>
  arrived
    .filter((id) => league.participants.get(id)?.kind === 'challenger')
    .map((id) => ({ event: { kind: 'newcomer', who: who(league, id) }, voices: 1 }));

const results = (league: League, { fills }: LeagueEvents): Occasion[] =>
  fills
    .filter((fill) => fill.kind !== 'liquidation' && Math.abs(fill.realized) >= NOTABLE.result * 1e6)
    .map((fill) => {
      const kind = fill.realized > 0 ? 'big_win' : 'big_loss';
      const usd = Math.abs(fill.realized) / 1e6;
      return { event: { kind, who: who(league, fill.participant_id), symbol: fill.symbol, usd }, voices: 2 };
    });

/** Of the changes of the lead that matter the longest match's. */
function leads(league: League, { leads: list }: LeagueEvents): Occasion[] {
  const events = list.flatMap(({ duration, leader, previous }): Extract<ChatEvent, { kind: 'lead_change' }>[] => {
    if (previous === null) return [];
    const [first, second] = boardEntries(league, league.matches[duration], equities(league)).slice(0, 2);
    if (!second || first.id !== leader || first.return_pct - second.return_pct < GAP_PCT) return [];
    const return_fraction = first.return_pct / 100;
    const known = { kind: 'lead_change', duration, leader: who(league, leader), return_fraction } as const;
    return [{ ...known, previous: who(league, previous), previous_is_second: second.id === previous }];
  });
  const weightiest = events
    .toSorted((a, b) => DURATIONS.indexOf(b.duration) - DURATIONS.indexOf(a.duration))
    .slice(0, 1);
  return weightiest.map((event) => ({ event, voices: 2 }));
}

const starts = ({ opened }: LeagueEvents): Occasion[] =>
  opened.map(({ duration, standings }) => ({
    event: { kind: 'match_start', duration, participants: standings.size },
    voices: 1,
  }));

/** Markets that moved much in the last five minutes and had not in the minute before. */
function jumps(league: League): Occasion[] {
  return INSTRUMENTS.flatMap(({ symbol, index }): Occasion[] => {
    const minutes = league.chart['1m'][index];
    const change = (back: number): number => {
      const [now, then] = [minutes.at(-1 - back), minutes.at(-6 - back)];
      return now && then ? now.close / then.close - 1 : 0;
    };
    const [fresh, before] = [change(0), change(1)];
    if (Math.abs(fresh) < NOTABLE.jump || Math.abs(before) >= NOTABLE.jump) return [];
    return [{ event: { kind: 'market_jump', symbol, change_fraction: fresh, minutes: 5 }, voices: 1 }];
  });
}

const fundings = (league: League, { tape }: LeagueEvents): Occasion[] =>
  tape.flatMap((entry): Occasion[] => {
    const usd = Number(entry.amount_usd);
    if (entry.type !== 'funding' || !(Math.abs(usd) >= NOTABLE.funding) || entry.participant_id === null) return [];
    const symbol = INSTRUMENTS.find((one) => one.symbol === entry.symbol)?.symbol ?? INSTRUMENTS[0].symbol;
    const person = who(league, entry.participant_id);
    return [{ event: { kind: 'funding', who: person, symbol, usd: Math.abs(usd), paid: usd < 0 }, voices: 1 }];
  });

const silence = (quiet: number): Occasion => ({
  event: { kind: 'silence', minutes: Math.floor(quiet / MINUTE) },
  voices: 1,
});
