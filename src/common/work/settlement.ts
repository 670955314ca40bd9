import { Injectable } from '@nestjs/common';
import type { DomainEvent } from '../events/domain-events.js';
import type { RequestContext } from '../http/request-context.js';
import { storyOf } from '../http/problems/problem.js';
import { answerOf, Idempotency } from '../idempotency/idempotency.js';
import { ReplayedAnswer } from '../idempotency/replayed-answer.js';
import { DomainError } from '../kernel/errors.js';
import { Bills } from '../quota/spending/bills.js';
import type { Charge } from '../quota/quota.types.js';
import type { AnswerToKeep } from '../quota/spending/spending.js';
import { costHeader, rateLimitHeaders } from '../quota/rate-limit-headers.js';

export type ShowHeaders = (headers: Record<string, string>) => void;

/**
 * Requests whose work takes a millisecond: it is done first, then one statement looks at the Idempotency-Key, spends and
 * stores, or does nothing at all. The order that the contract gives is kept for whoever is refused.
 */
@Injectable()
export class Settlement {
  constructor(
    private readonly bills: Bills,
    private readonly idempotency: Idempotency,
  ) {}

  /** Nothing is taken; who was refused lately is looked at first. @throws DomainError limit_exceeded, ReplayedAnswer */
  async open(bucket: string, request: RequestContext, units: number, show: ShowHeaders): Promise<void> {
    const bill = await this.bills.open(bucket, request, units);
    if (this.bills.isDoubtful(bill)) {
      await this.replayKnown(request);
      await this.bills.look(bill);
    }
    request.bill = { ...bill, show };
  }

  /** @returns the answer, which is stored and paid for @throws DomainError limit_exceeded, ReplayedAnswer */
  async pay<T>(request: RequestContext, answer: T, events: readonly DomainEvent[] = []): Promise<T> {
    const { bill, wish } = request;
    if (!bill) return answer;
    const keep: AnswerToKeep | undefined =
      wish && answer !== undefined ? { ...wish, body: JSON.stringify(answer) } : undefined;
    const outcome = await this.bills.pay(bill, events, keep);
    if ('record' in outcome) throw await this.known(request, outcome.record);
    this.close(request);
    request.charge = outcome.charge;
    bill.show(headersOf(outcome.charge));
    return answer;
  }

  /**
   * What a request is answered whose work was refused: what its Idempotency-Key stands for, else that the limit is used up,
   * else the refusal, with the bucket's headers as they stand.
   */
  async instead(error: unknown, request: RequestContext): Promise<unknown> {
    const { bill } = request;
    const { status } = storyOf(error);
    if (!bill || status === 429 || status >= 500) return error;
    request.bill = undefined;
    try {
      await this.replayKnown(request);
      bill.show({ ...rateLimitHeaders(await this.bills.look(bill), Date.now()), ...costHeader({ units: 0 }) });
      return error;
    } catch (other) {
      const isAnswer = other instanceof DomainError || other instanceof ReplayedAnswer;
      if (isAnswer) this.close(request);
      return isAnswer ? other : error;
    }
  }

  private async known(request: RequestContext, record: Parameters<typeof answerOf>[0]): Promise<Error> {
    const { wish } = request;
    this.close(request);
    const answer = record || !wish ? answerOf(record) : await this.idempotency.known(wish);
    return new ReplayedAnswer(answer ?? answerOf(null));
  }

  private async replayKnown({ wish }: RequestContext): Promise<void> {
    const known = wish && (await this.idempotency.known(wish));
    if (known) throw new ReplayedAnswer(known);
  }

  private close(request: RequestContext): void {
    request.bill = undefined;
    request.wish = undefined;
  }
}

const headersOf = ({ shown, states }: Charge): Record<string, string> => rateLimitHeaders(shown ?? states, Date.now());
