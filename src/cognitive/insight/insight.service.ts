import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/kernel/errors.js';
import { isoTime } from '../../common/kernel/clock.js';
import type {
  DreamDetail,
  DreamsAnswer,
  DreamView,
  ExplanationView,
  HypothesesAnswer,
  ModelAnswer,
  ReplayQuery,
} from '../dto/insight.dto.js';
import {
  activeModules,
  countsOf,
  elsewhereOf,
  EXPLAINABLE,
  explain,
  explainVividness,
  glossOf,
  kindOf,
  keyOf,
  factorOf,
  liftOf,
  posteriorOf,
  testedOf,
  mainClause,
  MODEL_VERSION,
  PARAMETERS,
  publishedOf,
  readPredictors,
  recentEventsOf,
  retell,
  retellInEnglish,
  sentence,
  stateHash,
  wordHypothesis,
  wordHypothesisInEnglish,
  type Dream,
  type Episode,
  type Explainable,
  type Published,
  type Test,
} from '../engine/index.js';
import { explanationView } from './explanation.view.js';
import { ReplayService } from '../history/replay.service.js';
import { Replica, type Moment } from '../life/replica.js';
import { starting } from '../snapshot/snapshot.service.js';

const iso = (second: number): string => isoTime(second * 1000);

/** Why the engine is as it is: read from the state, changing nothing. */
@Injectable()
export class InsightService {
  constructor(
    private readonly replica: Replica,
    private readonly replays: ReplayService,
  ) {}

  /** @param at a past moment; now where absent @throws DomainError not_explainable, and as `ReplayService.at` */
  explain(field: string, { at }: ReplayQuery): ExplanationView | Promise<ExplanationView> {
    if (!isExplainable(field)) {
      const known = EXPLAINABLE.join(', ');
      throw new DomainError('not_found', 'not_explainable', `Only ${known} can be explained.`);
    }
    if (at !== undefined) return this.replays.explained(field, at);
    const { state } = this.moment();
    return explanationView(explain(state, field), recentEventsOf(state));
  }

  hypotheses(): HypothesesAnswer {
    const { register, table } = this.moment().state;
    const tests = testedOf(register);
    return {
      hypotheses: publishedOf(register).map(hypothesisView),
      named: tests.map(testView),
      withdrawn: register.withdrawn.toReversed().map((test) => ({ ...testView(test), until: iso(test.until) })),
      retracted: register.retracted.toReversed().map((p) => ({ ...hypothesisView(p), until: iso(p.until) })),
      candidates: tests.length,
      transitions: table.bins,
    };
  }

  dreams(): DreamsAnswer {
    const { dreams, totalDreams, memory } = this.moment().state;
    return { dreams: dreams.toReversed().map((dream) => dreamView(dream, memory.episodes)), total: totalDreams };
  }

  /** @throws DomainError not_found */
  dream(id: string): DreamDetail {
    const { state } = this.moment();
    const dream = id === 'latest' ? state.dreams.at(-1) : state.dreams.find((d) => String(d.id) === id);
    if (!dream) throw new DomainError('not_found', 'not_found', 'No such dream is remembered.');
    const episodes = state.memory.episodes
      .filter((e) => dream.episodes.includes(e.id))
      .map((e) => ({
        type: e.type,
        topics: e.topics,
        at: iso(e.at),
        what: sentence(mainClause(retell(e).happened)),
        gloss: sentence(retellInEnglish(e)),
        surprise: e.surprise,
        outcome: e.outcome,
      }));
    return {
      ...dreamView(dream, state.memory.episodes),
      contributions: explainVividness(dream),
      episodes,
      seed: dream.seed,
      plan: dream.plan,
    };
  }

  model(): ModelAnswer {
    const { state, model, head } = this.moment();
    return {
      model_version: MODEL_VERSION,
      kappa: model.settings.kappa,
      parameters: PARAMETERS,
      body: state.body,
      predictors: readPredictors(state),
      active_modules: activeModules(state.worked, state.phase, state.second),
      second: iso(state.second),
      seq: head.seq,
      state_hash: stateHash(state),
    };
  }

  private moment(): Moment {
    const { now } = this.replica;
    if (!now) throw starting();
    return now;
  }
}

const isExplainable = (field: string): field is Explainable => (EXPLAINABLE as readonly string[]).includes(field);

function dreamView(dream: Dream, remembered: readonly Episode[]): DreamView {
  const { id, at, type, essence, vividness, incongruence, simulated } = dream;
  const gloss = sentence(glossOf(dream, remembered));
  return { id, at: iso(at), type, essence, gloss, vividness, incongruence, simulated };
}

const testView = (test: Test): HypothesesAnswer['named'][number] => ({
  id: keyOf(test.subject),
  statement: wordHypothesis(test),
  gloss: wordHypothesisInEnglish(test),
  compares: kindOf(test.subject),
  counts: countsOf(test),
  elsewhere: elsewhereOf(test),
  lift: liftOf(countsOf(test)),
  bayes_factor: Math.min(1e12, Math.exp(factorOf(test))),
  posterior: posteriorOf(test),
  named: iso(test.named),
});

const hypothesisView = (p: Published): HypothesesAnswer['hypotheses'][number] => ({
  ...testView(p),
  since: iso(p.since),
});
