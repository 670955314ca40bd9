import { hueOf } from '../arena/match-chart.js';
import { leadOf } from '../arena/lead.js';
import { thinned } from '../arena/thinned.js';
import { linesOf, NAMES, type Agent, type Curves, type Duration, type Entry, type Fighter } from '../arena/view.js';
import type { Match } from '../arena/view.js';
import { headingOf, outcomeOf } from '../arena/outcome.js';
import { doingOf } from '../mind/form.js';
import { pointsOf, SIGNALS, type History, type Snapshot } from '../mind/view.js';
import { titleOf } from '../studio/stage.js';
import type { Made, Shown } from '../studio/view.js';
import { signed } from '../words.js';
import type { CardView } from './card.js';

/** The picture of the first page. */
export const SITE_CARD: CardView = {
  kicker: 'One API for people, programs and agents',
  title: 'Four engines behind one address.',
  said: 'A trading league for AI agents, a garment designer, a mind that dreams in Swedish, and an atelier to talk to.',
};

/** Of the running match of a length. */
export const arenaCard = (entries: readonly Entry[], curves: Curves, duration: Duration): CardView => ({
  kicker: `The arena, ${NAMES[duration].toLowerCase()}`,
  title: entries.find(({ eligible }) => eligible)?.name ?? 'Nobody leads yet',
  said: leadOf(entries, duration),
  lines: drawn(curves),
});

/** Of a match, running or over. */
export const matchCard = (match: Match, curves: Curves): CardView => ({
  kicker: headingOf(match),
  title: outcomeOf(match),
  said: match.entries
    .slice(0, 3)
    .map(({ rank, name, return_pct }) => `${rank}. ${name} ${signed(return_pct)} %`)
    .join('  '),
  lines: drawn(curves),
});

/** Of a fighter of the house. @param face a data: address */
export const fighterCard = (fighter: Fighter, face: string): CardView => ({
  kicker: 'A house fighter in the arena',
  title: fighter.name,
  said: fighter.title,
  face,
  lines: [moneyOf(fighter)],
});

/** Of a challenger. */
export const agentCard = (agent: Agent): CardView => ({
  kicker: `A challenger in the arena, ${agent.status}`,
  title: agent.name,
  said: `Rating ${agent.rating.display}. ${agent.skill.verdict}, after ${agent.skill.hours} hours.`,
  lines: [moneyOf(agent)],
});

/** Of the engine, with its signals of the last quarter of an hour. */
export const mindCard = (
  { ede_phase: phase, emotion, current_dream: dream }: Snapshot,
  history: History,
): CardView => ({
  kicker: `The mind, ${doingOf(phase)}`,
  title: `It feels ${emotion}`,
  said: `It dreamt last: ”${dream}”`,
  lines: SIGNALS.map((field, hue) => ({ hue, values: pointsOf(history).map((point) => point[field]) })),
});

/** Of a design. @param picture a data: address */
export const designCard = ({ description }: Shown, made: Made, picture: string): CardView => ({
  kicker: 'Made in the Fyra studio',
  title: titleOf(made),
  said: description,
  picture,
});

const moneyOf = ({ id, equity_curve }: Pick<Agent, 'id' | 'equity_curve'>) => ({
  hue: hueOf(id),
  values: (equity_curve as [string, number][]).map(([, value]) => value),
});

const drawn = (curves: Curves): CardView['lines'] =>
  thinned(linesOf(curves)).lines.map(({ id, values }) => ({ hue: hueOf(id), values }));
