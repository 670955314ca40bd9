import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, jsonSchema, Output, stepCountIs, streamText, tool } from 'ai';
import {
  BASE,
  countingFetch,
  DRESS,
  GARMENT,
  KEY,
  QUESTION,
  report,
  TWO_CITIES,
  WEATHER,
  weatherIn,
} from './support.mjs';

const model = 'atelier-embedded';
const chats = createOpenAICompatible({
  name: 'fyra',
  baseURL: `${BASE}/v1`,
  apiKey: KEY,
  includeUsage: true,
  supportsStructuredOutputs: true,
})(model);
const responses = createOpenAI({ baseURL: `${BASE}/v1`, apiKey: KEY })(model);

const plain = async (given) => {
  const { text, usage, finishReason, response } = await generateText({ model: given, prompt: QUESTION });
  return { text, usage, finishReason, modelId: response.modelId };
};
const streamed = async (given) => {
  const result = streamText({ model: given, prompt: QUESTION, onError: () => undefined });
  let pieces = 0;
  for await (const _piece of result.textStream) pieces++;
  return { text: await result.text, usage: await result.usage, finishReason: await result.finishReason, pieces };
};
const structured = async (given) => {
  const { output } = await generateText({
    model: given,
    prompt: DRESS,
    output: Output.object({ schema: jsonSchema(GARMENT) }),
  });
  return { output };
};
const conversation = async (given) => {
  const messages = [{ role: 'user', content: QUESTION }];
  const first = await generateText({ model: given, messages });
  messages.push(...first.response.messages, { role: 'user', content: 'And for winter?' });
  return { text: (await generateText({ model: given, messages })).text };
};
const tools = {
  get_weather: tool({
    description: WEATHER.description,
    inputSchema: jsonSchema(WEATHER.parameters),
    execute: async (args) => weatherIn(args),
  }),
};
const looped = async (given) => {
  const { text, steps } = await generateText({ model: given, prompt: TWO_CITIES, tools, stopWhen: stepCountIs(4) });
  return {
    text,
    asked: steps.flatMap(({ toolCalls }) => toolCalls.map(({ input }) => input.city)),
    steps: steps.length,
  };
};
const loopedStream = async (given) => {
  const result = streamText({ model: given, prompt: TWO_CITIES, tools, stopWhen: stepCountIs(4) });
  return { text: await result.text, steps: (await result.steps).length };
};
const exhausted = async (make) => {
  const counting = countingFetch();
  const error = await generateText({ model: make(counting), prompt: QUESTION, maxRetries: 0 }).catch(
    (thrown) => thrown,
  );
  return {
    name: error.name,
    status: error.statusCode,
    message: error.message,
    body: error.responseBody,
    requests: counting.requests,
  };
};

await report({
  chatPlain: () => plain(chats),
  chatStream: () => streamed(chats),
  chatStructured: () => structured(chats),
  chatConversation: () => conversation(chats),
  responsesPlain: () => plain(responses),
  responsesStream: () => streamed(responses),
  responsesStructured: () => structured(responses),
  responsesConversation: () => conversation(responses),
  chatTools: () => looped(chats),
  chatToolStream: () => loopedStream(chats),
  responsesTools: () => looped(responses),
  responsesToolStream: () => loopedStream(responses),
  abort: async () => {
    const controller = new AbortController();
    const result = streamText({
      model: chats,
      prompt: QUESTION,
      abortSignal: controller.signal,
      onError: () => undefined,
    });
    let pieces = 0;
    for await (const part of result.fullStream) {
      if (part.type === 'text-delta' && ++pieces === 2) controller.abort();
      if (part.type === 'abort') return { pieces, aborted: true };
    }
    return { pieces, aborted: false };
  },
  unauthorized: () =>
    generateText({ model: createOpenAI({ baseURL: `${BASE}/v1`, apiKey: 'fyra_tools_x' })(model), prompt: QUESTION }),
  chatExhausted: () =>
    exhausted((fetch) =>
      createOpenAICompatible({ name: 'fyra', baseURL: `${BASE}/v1`, apiKey: process.env.EMPTY_KEY, fetch })(model),
    ),
  responsesExhausted: () =>
    exhausted((fetch) => createOpenAI({ baseURL: `${BASE}/v1`, apiKey: process.env.EMPTY_KEY, fetch })(model)),
});
