import { randomUUID } from 'node:crypto';
import { UpstreamFailure } from '../../common/upstream/failure.js';
import { askedAgain, briefing, spokenObject, type Message } from '../engine/contestant/index.js';
import { askedPatiently, LeagueRefusal, type LeagueDoor } from './league-door.js';
import type { Model, Reply } from './model.js';
import { SightReader } from './sight.reader.js';

/** A round as it went: what the model saw and said, what became of it, what it took. */
export interface RoundRecord {
  at: string;
  /** `decided`: the league took it; `refused`: neither answer could be taken; `silent`: the model did not answer */
  outcome: 'decided' | 'refused' | 'silent';
  /** why it was asked again, or did not decide */
  problems: string[];
  prompt: Message[];
  answers: string[];
  decision_id: string | null;
  /** as the league answered it */
  results: unknown[];
  latency_ms: number;
  tokens_in: number;
  tokens_out: number;
  cost_usd: number;
}

interface DecisionAnswer {
  decision_id: string;
  results: unknown[];
}

/** Answers a round is asked for: a first one, and one more when that cannot be taken. */
const ANSWERS = 2;

/** A language model as a challenger: it looks, is asked, and its decision is handed in. It is in the ring while it answers. */
export class Contestant {
  private readonly sight: SightReader;
  private before: object | null = null;

  constructor(
    private readonly name: string,
    private readonly lore: string | null,
    private readonly door: LeagueDoor,
    private readonly model: Pick<Model, 'ask'>,
  ) {
    this.sight = new SightReader(door);
  }

  /** One round. A model that fails is a record, not an error. @throws LeagueAway, LeagueRefusal of anything but a decision */
  async play(): Promise<RoundRecord> {
    const prompt = briefing(this.name, this.lore, await this.sight.look(this.before));
    const record = newRecord(prompt);
    const messages = [...prompt];
    for (let answer = 1; answer <= ANSWERS && record.outcome === 'refused'; answer++) {
      const reply = await this.reply(messages, record);
      if (reply === null) return record;
      const problems = await this.handIn(reply.text, record);
      messages.push({ role: 'assistant', content: reply.text }, askedAgain(problems));
      record.problems.push(...problems);
    }
    return record;
  }

  private async reply(messages: readonly Message[], record: RoundRecord): Promise<Reply | null> {
    const began = performance.now();
    try {
      const reply = await this.model.ask(messages);
      record.answers.push(reply.text);
      for (const part of ['tokens_in', 'tokens_out', 'cost_usd'] as const) record[part] += reply[part];
      return reply;
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error;
      record.outcome = 'silent';
      record.problems.push(`the model did not answer: ${error.message}`);
      return null;
    } finally {
      record.latency_ms += Math.round(performance.now() - began);
    }
  }

  /** Why the answer cannot be taken; none when it was. */
  private async handIn(text: string, record: RoundRecord): Promise<readonly string[]> {
    const decision = spokenObject(text);
    if (decision === null) return ['there is no JSON object in the answer'];
    try {
      await askedPatiently(this.door, '/api/v1/agents/heartbeat');
      const body = { ...decision, decision_id: randomUUID() };
      const { decision_id, results } = await askedPatiently<DecisionAnswer>(this.door, '/api/v1/agents/decide', body);
      Object.assign(record, { outcome: 'decided', decision_id, results });
      this.before = { at: record.at, decided: decision, results };
      return [];
    } catch (refusal) {
      if (!(refusal instanceof LeagueRefusal) || refusal.code !== 'validation_failed') throw refusal;
      return refusal.problems;
    }
  }
}

const newRecord = (prompt: Message[]): RoundRecord => ({
  at: new Date().toISOString(),
  outcome: 'refused',
  problems: [],
  prompt,
  answers: [],
  decision_id: null,
  results: [],
  latency_ms: 0,
  tokens_in: 0,
  tokens_out: 0,
  cost_usd: 0,
});
