import OpenAI from 'openai';
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

const client = new OpenAI({ baseURL: `${BASE}/v1`, apiKey: KEY });
const messages = [
  { role: 'developer', content: 'You advise on clothes.' },
  { role: 'user', content: QUESTION },
];
const model = 'atelier-embedded';
const json_schema = { name: 'garment', strict: true, schema: GARMENT };

async function joined(stream, textOf) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return { text: chunks.map(textOf).join(''), chunks: chunks.length, first: chunks[0], last: chunks.at(-1) };
}

await report({
  plain: async () => ({
    answer: await client.chat.completions.create({ model: 'gpt-4o-mini', messages, user: 'x', made_up: 1 }),
  }),
  parts: async () => {
    const content = [
      { type: 'text', text: 'How do I wash' },
      { type: 'text', text: 'a wool sweater?' },
    ];
    return { answer: await client.chat.completions.create({ model, messages: [{ role: 'user', content }] }) };
  },
  stream: async () => {
    const stream = await client.chat.completions.create({
      model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
    });
    return joined(stream, ({ choices }) => choices[0]?.delta.content ?? '');
  },
  helper: async () => {
    const stream = client.chat.completions.stream({ model, messages });
    return { answer: await stream.finalChatCompletion() };
  },
  abort: async () => {
    const stream = await client.chat.completions.create({ model, messages, stream: true });
    let chunks = 0;
    for await (const _chunk of stream) if (++chunks === 2) stream.controller.abort();
    return { chunks };
  },
  object: async () => {
    const answer = await client.chat.completions.create({ model, messages, response_format: { type: 'json_object' } });
    return { parsed: JSON.parse(answer.choices[0].message.content) };
  },
  schema: async () => {
    const answer = await client.chat.completions.parse({
      model,
      messages: [{ role: 'user', content: DRESS }],
      response_format: { type: 'json_schema', json_schema },
    });
    return { parsed: answer.choices[0].message.parsed ?? JSON.parse(answer.choices[0].message.content) };
  },
  badSchema: () =>
    client.chat.completions.create({
      model,
      messages,
      response_format: { type: 'json_schema', json_schema: { name: 'bad', schema: { type: 'strnig' } } },
    }),
  functions: () => client.chat.completions.create({ model, messages, functions: [{ name: 'f' }] }),
  toolLoop: async () => {
    const asked = [];
    const runner = client.chat.completions.runTools({
      model,
      messages: [{ role: 'user', content: TWO_CITIES }],
      tools: [
        {
          type: 'function',
          function: { ...WEATHER, parse: JSON.parse, function: (args) => (asked.push(args.city), weatherIn(args)) },
        },
      ],
    });
    return { text: await runner.finalContent(), asked };
  },
  toolStream: async () => {
    const stream = client.chat.completions.stream({
      model,
      messages: [{ role: 'user', content: 'What is the weather in Paris?' }],
      tools: [{ type: 'function', function: WEATHER }],
      tool_choice: { type: 'function', function: { name: 'get_weather' } },
    });
    return { answer: await stream.finalChatCompletion() };
  },
  toolMissing: async () => ({
    answer: await client.chat.completions.create({
      model,
      messages: [{ role: 'user', content: 'What is the weather like?' }],
      tools: [{ type: 'function', function: WEATHER }],
    }),
  }),
  toolNotGrounded: () =>
    client.chat.completions.create({
      model,
      messages,
      tools: [{ type: 'function', function: WEATHER }],
      tool_choice: 'required',
    }),
  responseTool: async () => {
    const tools = [{ type: 'function', strict: true, ...WEATHER }];
    const first = await client.responses.create({ model, input: 'What is the weather in Paris?', tools });
    const call = first.output.find(({ type }) => type === 'function_call');
    const output = JSON.stringify(weatherIn(JSON.parse(call.arguments)));
    const input = [{ type: 'function_call_output', call_id: call.call_id, output }];
    const second = await client.responses.create({ model, input, tools, previous_response_id: first.id });
    return { call, text: second.output_text };
  },
  unknown: async () => {
    const answer = await client.chat.completions.parse({
      model,
      messages: [{ role: 'user', content: 'Write a sentence about coats.' }],
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'order',
          strict: true,
          schema: { type: 'object', properties: { customer: { type: 'string' } }, required: ['customer'] },
        },
      },
    });
    return answer.choices[0].message;
  },
  notGrounded: () =>
    client.chat.completions.create({
      model,
      messages: [{ role: 'user', content: 'Write a sentence about coats.' }],
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: 'order',
          schema: { type: 'object', properties: { customer: { type: 'string' } }, required: ['customer'] },
        },
      },
    }),
  two: () => client.chat.completions.create({ model, messages, n: 2 }),
  image: () =>
    client.chat.completions.create({
      model,
      messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://example.com/a.png' } }] }],
    }),
  short: async () => ({ answer: await client.chat.completions.create({ model, messages, max_tokens: 5 }) }),
  long: async () => {
    const content = `${'Jag gillar ylle 🧶 och siden. '.repeat(24_000)}\nHur tvättar jag en ylletröja?`;
    return { answer: await client.chat.completions.create({ model, messages: [{ role: 'user', content }] }) };
  },
  models: async () => ({
    ids: (await client.models.list()).data.map(({ id }) => id),
    one: await client.models.retrieve(model),
  }),
  noModel: () => client.models.retrieve('nope'),
  response: async () => {
    const first = await client.responses.create({ model, input: QUESTION });
    const second = await client.responses.create({ model, input: 'And for winter?', previous_response_id: first.id });
    return { first, second, text: second.output_text };
  },
  responseStream: async () => {
    const stream = await client.responses.create({ model, input: QUESTION, stream: true });
    return joined(stream, (event) => (event.type === 'response.output_text.delta' ? event.delta : ''));
  },
  responseSchema: async () => {
    const format = { type: 'json_schema', ...json_schema };
    const answer = await client.responses.parse({ model, input: DRESS, text: { format } });
    return { parsed: JSON.parse(answer.output_text) };
  },
  images: async () => {
    const { data } = await client.images.generate({ prompt: 'A navy wool coat', n: 2, size: '512x768' });
    return { heads: data.map(({ b64_json }) => Buffer.from(b64_json, 'base64').subarray(1, 4).toString()) };
  },
  imageUrl: async () => {
    const { data } = await client.images.generate({ prompt: 'A white shirt', size: '512x768', response_format: 'url' });
    const image = await fetch(data[0].url);
    return { status: image.status, type: image.headers.get('content-type') };
  },
  noImage: () => client.images.generate({ prompt: 'A chocolate cake' }),
  unauthorized: () =>
    new OpenAI({ baseURL: `${BASE}/v1`, apiKey: 'fyra_tools_x' }).chat.completions.create({ model, messages }),
  exhausted: async () => {
    const counting = countingFetch();
    const free = new OpenAI({ baseURL: `${BASE}/v1`, apiKey: process.env.EMPTY_KEY, fetch: counting });
    const error = await free.chat.completions.create({ model, messages }).catch((thrown) => thrown);
    return {
      name: error.constructor.name,
      status: error.status,
      error: error.error,
      code: error.code,
      requests: counting.requests,
    };
  },
});
