import type { components } from '../api.js';

type Schemas = components['schemas'];

export type Duration = '1h' | '1d' | '1w';
export const DURATIONS: readonly Duration[] = ['1h', '1d', '1w'];

export type Entry = Schemas['BoardEntryDto'];
export type Odds = Pick<Schemas['OddsLineDto'], 'id' | 'name' | 'win_probability'>;
export type Market = Schemas['MarketDto'];
export type Chat = Schemas['ChatLineDto'];
export type Tape = Schemas['TapeEntryDto'];
export type Curves = Schemas['CurvesView'];
export type Standings = Schemas['StreamStandingsDto'];
export type Tick = Schemas['StreamTickDto'];
export type Fighter = Schemas['FighterViewDto'];
export type Agent = Schemas['AgentView'];
export type RoundTrip = Schemas['RoundTripDto'];
export type Decision = Schemas['ShownDecisionDto'];
export type ToldDecision = Schemas['ToldDecisionDto'];
export type State = Schemas['LeagueStateView'];
export type Match = Schemas['MatchViewDto'];
export type Account = Schemas['AccountDto'];

/** One participant's line: a value for each of the common times, null where there is none. */
export interface Line {
  id: string;
  name: string;
  kind: string;
  values: (number | null)[];
}

/** What a chart of a match shows. */
export interface Lines {
  /** milliseconds since the epoch, ascending */
  times: number[];
  lines: Line[];
  /** What the values are: return per risk, or return in percent. */
  unit: 'score' | 'percent';
}

/** Everything the live page starts from; it stands in the page as JSON. */
export interface ArenaView {
  base: string;
  duration: Duration;
  matchId: string;
  startsAt: string;
  endsAt: string;
  asOf: string;
  paused: boolean;
  entries: Entry[];
  /** of everybody who may still win, the likeliest first */
  odds: readonly Odds[];
  lines: Lines;
  tape: Tape[];
  chat: Chat[];
  markets: Market[];
}

/** The lines of a match's scores. */
export const linesOf = ({ times, curves }: Curves): Lines => ({
  unit: 'score',
  times: times.map((time) => Date.parse(time)),
  lines: curves.map(({ participant_id: id, name, kind, score }) => ({ id, name, kind, values: score })),
});

/** Who has come too lately to have a score, or a curve at all, begins at zero: everybody has a place on the chart of a running match. */
export function withBeginners(
  { lines, ...rest }: Lines,
  entries: readonly Pick<Line, 'id' | 'name' | 'kind'>[],
): Lines {
  const known = new Set(lines.map(({ id }) => id));
  const missing = entries.filter(({ id }) => !known.has(id)).map(({ id, name, kind }) => ({ id, name, kind }));
  const none = rest.times.map(() => null);
  return { ...rest, lines: [...lines, ...missing.map((who) => ({ ...who, values: none }))].map(begun) };
}

const begun = (line: Line): Line =>
  line.values.length === 0 || line.values.some((value) => value !== null)
    ? line
    : { ...line, values: line.values.with(-1, 0) };

/** Where somebody is shown: fighters of the house and challengers have pages of their own. */
export const pathOf = (base: string, { id, kind }: { id: string; kind: string | null }): string =>
  `${base}/arena/${kind === 'house' ? 'fighters' : 'agents'}/${id}`;
