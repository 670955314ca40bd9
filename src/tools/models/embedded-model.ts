import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Random } from '../../common/kernel/random.js';
import { answer, type ChatAnswer, type ChatFacts, EMBEDDED_MODEL, outlineOf } from '../engine/chat/index.js';
import { newPublicId } from '../../common/work/public-id.js';
import { type Call, type CallAnswer, type House, tellResults, textLanguage } from '../engine/grounded/index.js';
import { notGrounded } from '../openai/refusals.js';
import { askFor } from './ask-for.js';
import { type Conversation, conversationOf } from './conversation.js';
import { assertPossible } from './embedded-limits.js';
import { leftAlone, offered } from './offered.js';
import { OFFERS } from './offers.js';
import { SchemaAnswers } from './schema-answers.js';
import { Surroundings } from './surroundings.js';
import { readTools } from './tool-request.js';
import { firstTokens, countTokens, promptTokens } from './tokens.js';
import type { AnswerFormat, ModelPart, ModelReply, ModelRequest, TextModel } from './text-model.js';

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
    const talk = conversationOf(request.messages);
    const { history, question, instructions } = talk;
    const asked = typeof request.body.seed === 'number' ? request.body.seed : '';
    const seed = request.seed ?? `${asked}/${history.length}/${question}`;
    const facts = await this.surroundings.facts(request.callsRemaining ?? null);
    const said = answer(
      history,
      question,
      { ...facts, instructions, ...(request.accepts ? { accepts: request.accepts } : {}) },
      Random.from(seed),
    );
    const [topic] = said.topics;
    const head = { model: EMBEDDED_MODEL, topic, language: said.language, understood: said.understood };
    const byTools = await this.byTools(request, talk, said, facts);
    if (byTools) return { ...head, ...byTools };
    if (request.format.kind === 'json_schema')
      return { ...head, ...(await this.bySchema(request, talk, said, facts, seed)) };
    return { ...head, parts: partsOf(limited(wordsOf(request, said, talk.asked), request), request) };
  }

  /** Calls of the caller's functions, what they lack, or what they returned; null where it is the conversation's to answer. */
  private async byTools(
    request: ModelRequest,
    { asked: question, before, instructions }: Conversation,
    said: ChatAnswer,
    facts: ChatFacts,
  ): Promise<Pick<ModelReply, 'parts'> | null> {
    const { tools, choice, results, ...rest } = readTools(request.body);
    if (tools.length === 0 && results.length === 0) return null;
    if (tools.length > 0) await this.schemas.assertParameters(tools, request.signal);
    const found: CallAnswer =
      choice === 'none' || tools.length === 0
        ? { kind: 'none' }
        : await this.schemas.calls(
            {
              asked: { tools, choice, question, before, ...rest },
              house: houseOf(said, facts),
              ...(instructions === undefined ? {} : { instructions }),
            },
            request.signal,
          );
    if (found.kind === 'calls') return { parts: callParts(found.calls, request) };
    if (choice === 'required' || typeof choice === 'object') throw notGrounded('tool_choice', lackOf(found));
    const offer =
      found.kind === 'offer' && !said.sources.includes('instructions') ? offered(question, found.calls) : null;
    if (results.length > 0 && request.format.kind === 'text') {
      const told = [tellResults(results, textLanguage(question), question), ...(offer === null ? [] : [offer])].join(
        ' ',
      );
      return { parts: partsOf(limited(told, request), request) };
    }
    if (offer !== null && request.format.kind === 'text') return { parts: partsOf(limited(offer, request), request) };
    if (found.kind === 'none' && found.isForbidden && request.format.kind === 'text')
      return { parts: partsOf(limited(leftAlone(question), request), request) };
    return found.kind === 'missing'
      ? { parts: partsOf(limited(askFor(question, found, tools), request), request) }
      : null;
  }

  /** What the caller's schema asks for, with what each part rests on; a refusal, or an error, where something rests on nothing. */
  private async bySchema(
    request: ModelRequest,
    { asked, before, instructions }: Conversation,
    said: ChatAnswer,
    facts: ChatFacts,
    seed: string,
  ): Promise<Pick<ModelReply, 'parts' | 'evidence'>> {
    const { schema, path, strict } = request.format as SchemaFormat;
    const house = houseOf(said, facts);
    const question = {
      schema,
      question: asked,
      before,
      house,
      seed,
      ...(instructions === undefined ? {} : { instructions }),
    };
    const found = await this.schemas.ask(question, path, request.signal);
    if (found.ok) {
      const { value, evidence } = found;
      return { evidence, parts: partsOf(limited(JSON.stringify(value), request), request) };
    }
    if (!strict) throw notGrounded(path, found.reason);
    return { parts: refused(`I cannot answer that in this form: ${found.reason}.`, request) };
  }
}

type SchemaFormat = Extract<AnswerFormat, { kind: 'json_schema' }>;

function wordsOf({ format }: ModelRequest, said: ChatAnswer, message: string): string {
  if (format.kind !== 'json_object') return said.text;
  return JSON.stringify({ answer: said.text, ...outlineOf(said, message), topics: said.topics });
}

function houseOf(said: ChatAnswer, { league, mood }: ChatFacts): House {
  const points = outlineOf(said).points.map(({ text }) => text);
  return { league, mood, offers: OFFERS, answer: { text: said.text, sources: said.sources, points } };
}

const lackOf = (found: CallAnswer): string =>
  found.kind === 'missing'
    ? `nothing says what \`${found.name}\` needs: ${found.missing.join(', ')}`
    : 'no function has to do with what is asked';

async function* callParts(calls: readonly Call[], { messages }: ModelRequest): AsyncGenerator<ModelPart, void> {
  let completion = 0;
  for (const [index, { name, arguments: args }] of calls.entries()) {
    const written = JSON.stringify(args);
    completion += countTokens(name) + countTokens(written);
    yield { kind: 'tool_call', index, id: newPublicId('call'), name, arguments: written };
  }
  yield { kind: 'end', finish: 'tool_calls', usage: { prompt: promptTokens(messages), completion } };
}

async function* refused(text: string, { messages }: ModelRequest): AsyncGenerator<ModelPart, void> {
  yield { kind: 'refusal', text };
  yield { kind: 'end', finish: 'stop', usage: { prompt: promptTokens(messages), completion: countTokens(text) } };
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
