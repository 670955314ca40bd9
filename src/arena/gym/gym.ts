import { DomainError } from '../../common/kernel/errors.js';
import { bodyOf } from '../../common/http/queries/validation.pipe.js';
import { DecisionDto } from '../dto/decision.dto.js';
import { requestOf } from '../dto/decision.request.js';
import { equityOf, type ActionResult } from '../engine/exchange/index.js';
import { tapeView, type LeagueCommand, type LeagueEvents, type TapeEntry } from '../engine/league/index.js';
import { AGENT, Episode } from './episode.js';
import { accountOf, observationOf, placeIn, placeOf, type Observation, type PlaceInMatch } from './observation.js';
import { REWARDS, type Worth } from './reward.js';
import { badSetting, DEFAULTS, isObject, lengthProblem, settingsWith, type GymSettings } from './settings.js';

/** What has come about since the last observation. */
export interface StepInfo {
  /** one for each action, as the league answers it */
  results: ActionResult[];
  /** lines of the tape: `trade`, `liquidation`, `funding` */
  fills: TapeEntry[];
  liquidations: TapeEntry[];
  funding: TapeEntry[];
  ticks: number;
}

export interface Reset {
  observation: Observation;
  info: { settings: GymSettings; market_version: number };
}

export interface Step {
  observation: Observation;
  reward: number;
  /** the account cannot place the smallest order any more */
  terminated: boolean;
  /** the match is over */
  truncated: boolean;
  info: StepInfo;
}

/** One episode after another of the league's market and exchange, offline; `reset` first, then `step` until the end. */
export class Gym {
  private settings: GymSettings;
  private episode: Episode | null = null;
  /** how its match ended; null while it runs */
  private ended: PlaceInMatch | null = null;
  private decisions = 0;
  /** at the last observation */
  private worth: Worth = { equity: 0, score: null };

  /** @param given settings that differ from the defaults @throws DomainError `invalid_setting` */
  constructor(given: Partial<GymSettings> = {}) {
    this.settings = settingsWith(DEFAULTS, given);
  }

  /** A new episode. @param given what differs from the one before @throws DomainError `invalid_setting`; the old episode goes on then */
  reset(given: Partial<GymSettings> = {}): Reset {
    this.settings = settingsWith(this.settings, given);
    const { seed, start, warmup_hours: warmupHours, tick_ms: tickMs, house } = this.settings;
    this.episode = new Episode({ secret: String(seed), start: Date.parse(start), warmupHours, tickMs, house });
    [this.ended, this.decisions] = [null, 0];
    const { league } = this.episode;
    const observation = this.look(this.episode);
    return { observation, info: { settings: this.settings, market_version: league.version } };
  }

  /**
   * Hands a decision in, which the next tick executes, and lets market time pass: less where the episode ends before.
   * @param decision a decision as the API takes it; null or {}: none @param seconds instead of `step_seconds`
   * @throws DomainError `validation_failed`, `invalid_setting`, `no_episode`, `episode_over`; nothing has moved then
   */
  step(decision: object | null = null, seconds: number = this.settings.step_seconds): Step {
    const episode = this.running();
    const own = this.commandsOf(decision);
    const problem = lengthProblem(seconds, this.settings.tick_ms);
    if (problem !== null) throw badSetting('seconds', problem);
    const info = this.pass(episode, own, (seconds * 1000) / this.settings.tick_ms);
    return this.told(episode, info);
  }

  /** @throws DomainError */
  private running(): Episode {
    if (!this.episode) throw new DomainError('conflict', 'no_episode', 'reset comes before the first step');
    if (this.isOver(this.episode)) throw new DomainError('conflict', 'episode_over', 'the episode is over: reset');
    return this.episode;
  }

  private isOver = ({ league }: Episode): boolean => this.ended !== null || accountOf(league).bust;

  /** @throws DomainError */
  private commandsOf(decision: object | null): LeagueCommand[] {
    if (decision === null || (isObject(decision) && Object.keys(decision).length === 0)) return [];
    if (!isObject(decision)) throw new DomainError('invalid', 'validation_failed', 'a decision is an object');
    const { decision_id, actions } = requestOf(bodyOf(DecisionDto, decision));
    const id = decision_id ?? `gym_${++this.decisions}`;
    return [{ kind: 'decide', participant_id: AGENT, decision_id: id, actions }];
  }

  /** Ticks until the time is over or the episode is. */
  private pass(episode: Episode, own: readonly LeagueCommand[], most: number): StepInfo {
    const first = episode.tick(own);
    const info: StepInfo = { results: resultsIn(first), fills: [], liquidations: [], funding: [], ticks: 1 };
    for (let events = first; ; events = episode.tick(NO_COMMANDS), info.ticks++) {
      if (events.tape.length > 0) take(events.tape, info);
      if (events.ended.length > 0) this.note(events);
      if (info.ticks === most || this.isOver(episode)) return info;
    }
  }

  private note({ ended }: LeagueEvents): void {
    const own = ended.find(({ match }) => match.duration === this.settings.duration);
    const entry = own?.board.find(({ id }) => id === AGENT);
    if (own && entry) this.ended = placeOf(own.match, entry, own.board.length, 0);
  }

  private told(episode: Episode, info: StepInfo): Step {
    const before = this.worth;
    const observation = this.look(episode);
    return {
      observation,
      reward: REWARDS[this.settings.reward](before, this.worth),
      terminated: accountOf(episode.league).bust,
      truncated: this.ended !== null,
      info,
    };
  }

  /** What the agent sees now. Notes what its account is worth. */
  private look({ league }: Episode): Observation {
    const place = this.ended ?? placeIn(league, this.settings.duration);
    this.worth = { equity: equityOf(accountOf(league), league.tickers) / 1e6, score: place.score };
    return observationOf(league, this.settings, place);
  }
}

const NO_COMMANDS: readonly LeagueCommand[] = [];

const resultsIn = ({ answers }: LeagueEvents): ActionResult[] =>
  answers.flatMap((answer) => (answer.kind === 'decided' ? answer.answer.results : []));

/** Adds the agent's lines to what is told of the step. */
function take(tape: readonly TapeEntry[], info: StepInfo): void {
  const of = (type: TapeEntry['type']): TapeEntry[] =>
    tape.filter((entry) => entry.type === type && entry.participant_id === AGENT).map(tapeView);
  info.fills.push(...of('trade'));
  info.liquidations.push(...of('liquidation'));
  info.funding.push(...of('funding'));
}
