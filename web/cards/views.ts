import { hueOf } from '../arena/match-chart.js';
import { leadOf } from '../arena/lead.js';
import { thinned } from '../arena/thinned.js';
import { linesOf, type Agent, type Curves, type Duration, type Entry, type Fighter, type Odds } from '../arena/view.js';
import type { Match } from '../arena/view.js';
import { headingOf, outcomeOf } from '../arena/outcome.js';
import { doingOf } from '../mind/form.js';
import { pointsOf, SIGNALS, type History, type Snapshot } from '../mind/view.js';
import { titleOf } from '../studio/stage.js';
import type { Made, Shown } from '../studio/view.js';
import { named, signed, whole } from '../format.js';
import type { CardView } from './card.js';
import { arenaWords } from '../words/arena.js';
import { cardWords } from '../words/cards.js';
import { moodWords } from '../words/mood.js';

/** The picture of the first page. */
export const siteCard = (): CardView => cardWords().site;

/** Of the running match of a length. */
export const arenaCard = (
  entries: readonly Entry[],
  odds: readonly Odds[],
  curves: Curves,
  duration: Duration,
): CardView => ({
  kicker: cardWords().arena[duration],
  title: entries.find(({ eligible }) => eligible)?.name ?? cardWords().nobody,
  said: leadOf(entries, odds, duration),
  lines: drawn(curves),
});

/** Of a match, running or over. */
export const matchCard = (match: Match, curves: Curves): CardView => ({
  kicker: headingOf(match).join(' '),
  title: outcomeOf(match),
  said: match.entries
    .slice(0, 3)
    .map(({ rank, name, return_pct }) => `${rank}. ${name} ${signed(return_pct)} %`)
    .join('  '),
  lines: drawn(curves),
});

/** Of a fighter of the house. @param face a data: address */
export const fighterCard = (fighter: Fighter, face: string): CardView => ({
  kicker: cardWords().fighter,
  title: fighter.name,
  said: fighter.title,
  face,
  lines: [moneyOf(fighter)],
});

/** Of a challenger. */
export const agentCard = (agent: Agent): CardView => ({
  kicker: cardWords().challenger(named(arenaWords().states, agent.status)),
  title: agent.name,
  said: cardWords().rating(
    whole(agent.rating.display),
    arenaWords().verdict(named(arenaWords().verdicts, agent.skill.verdict), agent.skill.hours),
  ),
  lines: [moneyOf(agent)],
});

/** Of the engine, with its signals of the last quarter of an hour. */
export const mindCard = (
  { ede_phase: phase, emotion, current_dream: dream }: Snapshot,
  history: History,
): CardView => ({
  kicker: cardWords().mind(doingOf(phase)),
  title: cardWords().feels(moodWords().emotions[emotion]),
  said: cardWords().dreamt(dream),
  lines: SIGNALS.map((field, hue) => ({ hue, values: pointsOf(history).map((point) => point[field]) })),
});

/** Of a design. */
export const designCard = ({ summary }: Shown, made: Made, picture: Pick<CardView, 'picture' | 'worn'>): CardView => ({
  kicker: cardWords().studio,
  title: titleOf(made),
  said: summary,
  ...picture,
});

const moneyOf = ({ id, equity_curve }: Pick<Agent, 'id' | 'equity_curve'>) => ({
  hue: hueOf(id),
  values: (equity_curve as [string, number][]).map(([, value]) => value),
});

const drawn = (curves: Curves): CardView['lines'] =>
  thinned(linesOf(curves)).lines.map(({ id, values }) => ({ hue: hueOf(id), values }));
