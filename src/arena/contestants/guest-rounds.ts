import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Job } from 'bull';
import { DataSource } from 'typeorm';
import type { ListedContestant } from '../../common/config/contestants.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { JobRunner, type Attempt } from '../../common/jobs/job-runner.js';
import type { JobRef } from '../../common/jobs/queues.js';
import { nameKey } from '../agents/name-key.js';
import type { DecisionRequest } from '../dto/decision.request.js';
import { briefing, type Sight } from '../engine/contestant/index.js';
import { parseSymbol } from '../engine/instruments.js';
import { converse, newConversation, type Conversation } from './conversation.js';
import { GuestDecisions } from './guest-decisions.js';
import { GuestLedger, type OpenRound, type Spent } from './guest-ledger.js';
import { GuestSight } from './guest-sight.js';
import { Model } from './model.js';
import { spokenDecision } from './spoken-decision.js';

/** A guest whom this process can ask. */
interface Known extends ListedContestant {
  asker: Model;
  markets: ReadonlySet<string> | null;
}

/** How often one looks whether the day, or the budget, is another, s. */
const SPENT = 300;
/** Where the league is not running, or another process's file is newer, s. */
const LATER = 5;
/** No server that asks for patience is given more, s. */
const LONGEST_PAUSE = 3600;

/** Plays the rounds of guests: looks, asks the model, and ends the round with what came of it and the promise of the next. */
@Injectable()
export class GuestRounds implements OnApplicationShutdown {
  private readonly guests: ReadonlyMap<string, Known>;

  constructor(
    @Inject(CONFIG) config: Config,
    @InjectDataSource() private readonly db: DataSource,
    private readonly runner: JobRunner,
    private readonly ledger: GuestLedger,
    private readonly sights: GuestSight,
    private readonly decisions: GuestDecisions,
  ) {
    this.guests = new Map((config.contestants ?? []).map((one) => [nameKey(one.name), knownOf(one)]));
  }

  onApplicationShutdown(): void {
    for (const { asker } of this.guests.values()) asker.close();
  }

  run(job: Job<JobRef>): Promise<void> {
    return this.runner.run(job, {
      work: (attempt) => this.work(attempt),
      giveUp: async (manager, id) => {
        const round = await this.ledger.find(manager, id);
        if (!round) return;
        await this.ledger.end(manager, id, { ...FAILED, problems: ['the round failed'] });
        await this.ledger.open(manager, round.participantId, secondsFromNow(LONGEST_PAUSE));
      },
    });
  }

  private async work(attempt: Attempt): Promise<void> {
    const round = await this.ledger.find(this.db.manager, attempt.ref);
    if (!round) return attempt.complete((manager) => this.ledger.drop(manager, { id: attempt.ref }));
    const guest = this.guests.get(nameKey(round.name));
    const sight = guest && (await this.sights.look(round.participantId, guest.markets));
    if (!guest || !sight) return this.putOff(attempt, secondsFromNow(LATER));
    if (isSpent(await this.ledger.spent(this.db.manager, round.participantId), guest)) {
      return this.putOff(attempt, secondsFromNow(SPENT));
    }
    return this.play(attempt, round, guest, sight);
  }

  /** The same round, later. */
  private putOff(attempt: Attempt, until: Date): Promise<void> {
    return attempt.complete((manager) => this.ledger.promise(manager, attempt.ref, until));
  }

  private async play(attempt: Attempt, round: OpenRound, guest: Known, sight: Sight): Promise<void> {
    const next = Date.now() + guest.everySeconds * 1000;
    let request: DecisionRequest | null = null;
    const take = async (text: string): Promise<readonly string[]> => {
      const found = await spokenDecision(text, guest.markets);
      if (!('actions' in found)) return found;
      request = found;
      return [];
    };
    const prompt = briefing(round.name, guest.lore, sight);
    const talk = await converse(guest.asker, prompt, take, (so_far) => this.mayAsk(attempt, round, guest, so_far));
    await this.end(attempt, round, talk, request, next);
  }

  /** Counts a question before it is asked; or says that the day's budget allows none. */
  private mayAsk(attempt: Attempt, round: OpenRound, guest: Known, talk: Conversation): Promise<string | null> {
    return attempt.transaction(async (manager) => {
      const before = await this.ledger.spent(manager, round.participantId);
      const tokens = before.tokens + talk.tokens_in + talk.tokens_out;
      if (isSpent({ calls: before.calls, tokens, usd: before.usd + talk.cost_usd }, guest))
        return 'the budget of the day is spent';
      await this.ledger.asking(manager, round.id);
      return null;
    });
  }

  private async end(
    attempt: Attempt,
    round: OpenRound,
    talk: Conversation,
    request: DecisionRequest | null,
    next: number,
  ): Promise<void> {
    const pause = Math.min(talk.retry_after ?? 0, LONGEST_PAUSE) * 1000;
    await attempt.complete(async (manager) => {
      if (!(await this.ledger.find(manager, round.id))) return this.ledger.drop(manager, { id: round.id });
      const taken = request === null || (await this.decisions.handIn(manager, round, request));
      const kept: Conversation = taken ? talk : { ...talk, outcome: 'refused', problems: [...talk.problems, PAUSED] };
      await this.ledger.end(manager, round.id, kept);
      await this.ledger.open(manager, round.participantId, new Date(Math.max(next, Date.now() + pause)));
    });
  }
}

const PAUSED = 'the league has paused';

/** Of a round that failed without its model being to blame. */
const FAILED: Conversation = { ...newConversation([]), outcome: 'silent' };

const knownOf = (one: ListedContestant): Known => ({
  ...one,
  asker: new Model({ ...one, patienceMs: one.patienceSeconds * 1000 }),
  markets: one.symbols && new Set(one.symbols.map((symbol) => parseSymbol(symbol) ?? symbol)),
});

const isSpent = ({ calls, tokens, usd }: Spent, { budget }: Known): boolean =>
  calls >= budget.calls || tokens >= budget.tokens || usd >= budget.usd;

const secondsFromNow = (seconds: number): Date => new Date(Date.now() + seconds * 1000);
