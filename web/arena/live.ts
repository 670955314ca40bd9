import type { ArenaView, Chat, Entry, Standings, Tape, Tick } from './view.js';

/** What the stream tells a page that shows one match. */
export type News =
  | { event: 'tick'; data: Tick }
  | { event: 'trade'; data: Tape }
  | { event: 'chat'; data: Chat }
  | { event: 'standings'; data: Standings };

const SHOWN = 60;

/** The page after a piece of news. Pure; what is shown already is not shown twice. */
export function after(view: ArenaView, { event, data }: News): ArenaView {
  if (event === 'tick') return ticked(view, data);
  if (event === 'trade') return { ...view, tape: added(view.tape, data) };
  if (event === 'chat') return { ...view, chat: added(view.chat, data) };
  return data.match_id === view.matchId ? placed(view, data) : view;
}

function ticked(view: ArenaView, { as_of: asOf, prices }: Tick): ArenaView {
  const now = new Map(prices.map((price) => [price.symbol, price]));
  return { ...view, asOf, markets: view.markets.map((market) => ({ ...market, ...now.get(market.symbol) })) };
}

function added<Said extends { id: string }>(list: readonly Said[], one: Said): Said[] {
  return list.some(({ id }) => id === one.id) ? [...list] : [one, ...list].slice(0, SHOWN);
}

function placed(view: ArenaView, { entries, odds }: Standings): ArenaView {
  const told = new Map(entries.map(({ participant_id: id, ...rest }) => [id, rest]));
  const updated: Entry[] = view.entries.map((entry) => ({ ...entry, ...told.get(entry.id) }));
  updated.sort((a, b) => a.rank - b.rank);
  return { ...view, entries: updated, odds, lines: extended(view) };

  function extended({ lines: { times, lines, unit }, asOf }: ArenaView): ArenaView['lines'] {
    const ends = lines.map((line) => ({
      ...line,
      values: [...line.values, told.get(line.id)?.score ?? line.values.at(-1) ?? 0],
    }));
    return { unit, times: [...times, Date.parse(asOf)], lines: ends };
  }
}

/** Who stands on the board but not yet in the page: a reason to read it anew. */
export const strangers = ({ entries }: ArenaView, standings: Standings): boolean =>
  standings.entries.some(({ participant_id }) => entries.every(({ id }) => id !== participant_id));
