/** An upstream in a process of its own: it streams words at once, so that what it takes is the protocol alone. */
import { once } from 'node:events';
import { createServer } from 'node:http';

const WORDS = 20;
const chunk = (delta, finish = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', model: 'stand-in', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const usage = `data: ${JSON.stringify({ model: 'stand-in', choices: [], usage: { prompt_tokens: 9, completion_tokens: WORDS, total_tokens: 9 + WORDS } })}\n\n`;

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  request.resume().on('end', () => void answer(response));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('disconnect', () => process.exit(0));
process.send({ port: server.address().port });

async function answer(response) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let i = 0; i < WORDS; i++) {
    response.write(chunk(i === 0 ? { role: 'assistant', content: 'word ' } : { content: 'word ' }));
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end(`${chunk({}, 'stop')}${usage}data: [DONE]\n\n`);
}
