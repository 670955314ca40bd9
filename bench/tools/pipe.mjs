/** The floor of whoever stands between: bare node:http that sends a question on and passes on what comes, as it comes. */
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

const [{ upstream }] = await once(process, 'message');
const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

const server = createServer({ keepAliveTimeout: 60_000 }, (asked, response) => {
  const { url: path, method, headers } = asked;
  const passed = request({ agent, host: '127.0.0.1', port: upstream, path, method, headers });
  passed.on('response', (answer) => {
    response.writeHead(answer.statusCode, { 'content-type': answer.headers['content-type'] });
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  asked.pipe(passed);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('disconnect', () => process.exit(0));
process.send({ port: server.address().port });
