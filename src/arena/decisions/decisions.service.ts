import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { ByteBudget } from '../../common/quota/counters/byte-budget.js';
import { DomainError } from '../../common/kernel/errors.js';
import { DecisionInbox, type Receipt, type Submission } from './decision-inbox.js';
import type { DecisionDto } from '../dto/decision.dto.js';
import { bytesOfBooks } from './decision-bytes.js';
import { requestOf, type DecisionRequest } from '../dto/decision.request.js';
import { notActive, ORDER_ID } from '../agents/agent-ids.js';
import { decisionView, orderView } from '../dto/in.order.js';
import type { OpenOrder } from '../engine/exchange/index.js';
import type { Answer, DecisionAnswer } from '../engine/league/index.js';
import { AwaitedAnswers } from './awaited-answers.js';
import { bodyHashOf, saidWith } from './decision-hashes.js';

export type CancelledOrder = OpenOrder & { status: 'cancelled' };

export interface SubmittedDecision {
  answer: DecisionAnswer;
  replayed: boolean;
  /** place of the command in the log */
  seq: number;
}

/** A challenger's commands: committed first, executed by the next tick, answered when that is committed. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly inbox: DecisionInbox,
    private readonly waiting: AwaitedAnswers,
    private readonly bytes: ByteBudget,
  ) {}

  /** @param idempotencyKey serves as the decision's id where the body has none @throws DomainError */
  async decide(principal: Principal, dto: DecisionDto, idempotencyKey?: string): Promise<SubmittedDecision> {
    const { decision_id, ...request } = requestOf(dto);
    return this.submit(principal, decision_id ?? keyAsId(idempotencyKey) ?? newId('dec'), request);
  }

  /** As `decide`, for what is in the league's own words already. @param mark tells requests apart that say the same @throws DomainError */
  async submit(
    principal: Principal,
    id: string,
    request: Omit<DecisionRequest, 'decision_id'>,
    mark = '',
  ): Promise<SubmittedDecision> {
    const { answer, repeated, seq } = await this.carry(id, {
      accountId: principal.accountId,
      kind: 'decide',
      decisionId: id,
      bodyHash: bodyHashOf(request, mark),
      said: saidWith(request),
      payload: { kind: 'decide', decision_id: id, ...request } as Submission['payload'],
      room: this.bytes.roomFor(bytesOfBooks(request)),
    });
    if (answer.kind !== 'decided') throw notActive(answer.kind === 'done' ? 'retired' : 'queued');
    return { answer: decisionView(answer.answer), replayed: repeated, seq };
  }

  /** Cancels a resting order. @throws DomainError not_found when it rests no more */
  async cancelOrder(principal: Principal, orderId: string): Promise<CancelledOrder> {
    if (!ORDER_ID.test(orderId)) throw noneRests();
    const order = await this.takeBack(principal, orderId);
    return { ...orderView(order), status: 'cancelled' };
  }

  /** Takes back a resting order, or an exit by the name that it has as one. @param id of the command @throws DomainError not_found when it stands no more */
  async takeBack(principal: Principal, orderId: string, id = newId('cancel')): Promise<OpenOrder> {
    const { answer } = await this.carry(undefined, {
      accountId: principal.accountId,
      kind: 'cancel_order',
      decisionId: id,
      bodyHash: createHash('sha256').update(orderId).digest(),
      payload: { kind: 'cancel_order', order_id: orderId } as Submission['payload'],
      room: this.bytes.roomFor(0),
    });
    if (answer.kind === 'cancelled' && answer.order) return answer.order;
    throw noneRests();
  }

  private async carry(
    decisionId: string | undefined,
    submission: Submission,
  ): Promise<{ answer: Answer; repeated: boolean; seq: number }> {
    const deadline = performance.now() + this.waiting.patienceMs;
    const receipt = await this.inbox.submit(submission);
    if (receipt.full) throw this.bytes.refusal();
    const seq = accepted(receipt, decisionId);
    const left = deadline - performance.now();
    const answer = receipt.answer ?? (await this.waiting.wait(seq, Math.max(1, left)));
    if (!answer)
      throw paused('The market has not ticked in time; send the same decision_id again for its result.', decisionId);
    return { answer, repeated: receipt.repeated, seq };
  }
}

const newId = (kind: string): string => `${kind}_${randomBytes(13).toString('hex')}`;

const noneRests = () => new DomainError('not_found', 'not_found', 'No such order is resting.');

/** The place of the command in the log. @throws DomainError where it was not taken */
function accepted(receipt: Receipt, decisionId: string | undefined): number {
  if (receipt.repeated && !receipt.same) {
    throw new DomainError('unprocessable', 'decision_id_reused', 'This decision_id was used with another body.');
  }
  if (receipt.seq !== null) return receipt.seq;
  if (receipt.status === null) throw new DomainError('not_found', 'not_found', 'This key belongs to no challenger.');
  if (receipt.status !== 'active') throw notActive(receipt.status);
  throw paused('The league is paused.', decisionId);
}

const paused = (message: string, decisionId: string | undefined): DomainError =>
  new DomainError('unavailable', 'market_paused', message, {
    headers: { 'Retry-After': '2' },
    members: decisionId === undefined ? {} : { decision_id: decisionId },
  });

/** An Idempotency-Key may be longer than a decision's id; then its digest stands for it. */
function keyAsId(key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  const plain = key.replace(/^"(.*)"$/, '$1');
  return plain.length <= 64 ? plain : createHash('sha256').update(plain).digest('hex');
}
