import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Random } from '../../common/kernel/random.js';
import { answer, EMBEDDED_MODEL, outlineOf, type ChatAnswer } from '../engine/chat/index.js';
import { conversationOf } from './conversation.js';
import { assertPossible } from './embedded-limits.js';
import { SchemaAnswers } from './schema-answers.js';
import { Surroundings } from './surroundings.js';
import { firstTokens, countTokens, promptTokens } from './tokens.js';
import type { ModelPart, ModelReply, ModelRequest, TextModel } from './text-model.js';

/** Words sent between two looks at whether the caller is still there. */
const WORDS_PER_TURN = 8;

/** The model that is always there: the chat engine, with what is true outside the conversation. */
@Injectable()
export class EmbeddedModel implements TextModel {
  constructor(
    private readonly surroundings: Surroundings,
    private readonly schemas: SchemaAnswers,
  ) {}

  async reply(request: ModelRequest): Promise<ModelReply> {
    assertPossible(request.body);
    const { history, question, instructions } = conversationOf(request.messages);
    const asked = typeof request.body.seed === 'number' ? request.body.seed : '';
    const seed = request.seed ?? `${asked}/${history.length}/${question}`;
    const facts = await this.surroundings.facts(request.callsRemaining ?? null);
    const said = answer(history, question, { ...facts, instructions }, Random.from(seed));
    const text = limited(await this.written(request, said, question, seed), request);
    const [topic] = said.topics;
    return { model: EMBEDDED_MODEL, topic, language: said.language, parts: partsOf(text, request) };
  }

  private async written(request: ModelRequest, said: ChatAnswer, question: string, seed: string): Promise<string> {
    const { format, signal } = request;
    const { text, language, topics } = said;
    if (format.kind === 'text') return text;
    const outline = outlineOf(said);
    if (format.kind === 'json_object') return JSON.stringify({ answer: text, ...outline, topics });
    const asked = { schema: format.schema, question, answer: text, language, seed, outline };
    return JSON.stringify(await this.schemas.ask(asked, format.path, signal));
  }
}

interface Written {
  text: string;
  finish: 'stop' | 'length';
}

/** Up to the first of the caller's stops, and no more tokens than asked for. */
function limited(text: string, { stop = [], maxTokens }: ModelRequest): Written {
  const ends = stop.map((one) => text.indexOf(one)).filter((at) => at >= 0);
  const whole = text.slice(0, Math.min(text.length, ...ends));
  const short = maxTokens === undefined ? whole : firstTokens(whole, maxTokens);
  return { text: short, finish: short.length < whole.length ? 'length' : 'stop' };
}

/** Word by word for who listens, else at once; the words that wait are not written for a caller who has left. */
async function* partsOf({ text, finish }: Written, request: ModelRequest): AsyncGenerator<ModelPart> {
  const words = (request.stream ? text.match(/\s*\S+|\s+$/gu) : text && [text]) || [];
  for (const [i, word] of words.entries()) {
    if (request.signal.aborted) return;
    yield { kind: 'text', text: word };
    if (i % WORDS_PER_TURN === WORDS_PER_TURN - 1) await turn();
  }
  const usage = { prompt: promptTokens(request.messages), completion: countTokens(text) };
  yield { kind: 'end', finish, usage };
}
