import { ChatOpenAI } from '@langchain/openai';
import { BASE, countingFetch, DRESS, GARMENT, KEY, QUESTION, report } from './support.mjs';

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
