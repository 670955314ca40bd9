import { randomUUID } from 'node:crypto';
import { briefing, spokenObject } from '../engine/contestant/index.js';
import { converse, type Conversation } from './conversation.js';
import { askedPatiently, LeagueRefusal, type LeagueDoor } from './league-door.js';
import type { Model } from './model.js';
import { SightReader } from './sight.reader.js';

/** A round as it went: what the model saw and said, what became of it, what it took. */
export interface RoundRecord extends Conversation {
  at: string;
  decision_id: string | null;
  /** as the league answered it */
  results: unknown[];
}

interface DecisionAnswer {
  decision_id: string;
  results: unknown[];
}

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
    const decided = { at: new Date().toISOString(), decision_id: null, results: [] };
    const talk = await converse(this.model, prompt, (text) => this.handIn(text, decided));
    return { ...decided, ...talk };
  }

  /** Why the answer cannot be taken; none when it was. */
  private async handIn(
    text: string,
    decided: { at: string; decision_id: string | null; results: unknown[] },
  ): Promise<readonly string[]> {
    const decision = spokenObject(text);
    if (decision === null) return ['there is no JSON object in the answer'];
    try {
      await askedPatiently(this.door, '/api/v1/agents/heartbeat');
      const body = { ...decision, decision_id: randomUUID() };
      const { decision_id, results } = await askedPatiently<DecisionAnswer>(this.door, '/api/v1/agents/decide', body);
      Object.assign(decided, { decision_id, results });
      this.before = { at: decided.at, decided: decision, results };
      return [];
    } catch (refusal) {
      if (!(refusal instanceof LeagueRefusal) || refusal.code !== 'validation_failed') throw refusal;
      return refusal.problems;
    }
  }
}
