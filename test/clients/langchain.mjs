import { ChatOpenAI } from '@langchain/openai';
import { HumanMessage, ToolMessage } from '@langchain/core/messages';
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

const make = (apiKey, fetch) =>
  new ChatOpenAI({ model: 'atelier-embedded', apiKey, configuration: { baseURL: `${BASE}/v1`, fetch } });
const chat = make(KEY);

await report({
  plain: async () => {
    const { content, usage_metadata, response_metadata } = await chat.invoke(QUESTION);
    return { content, usage: usage_metadata, finish: response_metadata.finish_reason };
  },
  stream: async () => {
    let [content, pieces] = ['', 0];
    for await (const chunk of await chat.stream(QUESTION)) [content, pieces] = [content + chunk.content, pieces + 1];
    return { content, pieces };
  },
  structured: async () => ({
    output: await chat.withStructuredOutput(GARMENT, { name: 'garment', method: 'jsonSchema' }).invoke(DRESS),
  }),
  tools: async () => {
    const able = chat.bindTools([{ type: 'function', function: WEATHER }]);
    const messages = [new HumanMessage(TWO_CITIES)];
    const first = await able.invoke(messages);
    const results = first.tool_calls.map(
      ({ id, args }) => new ToolMessage({ tool_call_id: id, content: JSON.stringify(weatherIn(args)) }),
    );
    const last = await able.invoke([...messages, first, ...results]);
    return { asked: first.tool_calls.map(({ args }) => args.city), text: last.content, more: last.tool_calls.length };
  },
  unauthorized: () => make('fyra_tools_x').invoke(QUESTION),
  exhausted: async () => {
    const counting = countingFetch();
    const error = await make(process.env.EMPTY_KEY, counting)
      .invoke(QUESTION)
      .catch((thrown) => thrown);
    return {
      name: error.name,
      code: error.code,
      status: error.status,
      message: error.message,
      requests: counting.requests,
    };
  },
});
