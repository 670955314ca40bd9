/** One request of a benchmark over a kept connection. */
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** @returns status, ms until the first word and until the end, and the body @throws when the server does not answer */
export function ask(port, path, body, headers = {}) {
  const json = JSON.stringify(body);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request({
      agent,
      port,
      path,
      host: '127.0.0.1',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json), ...headers },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      let firstMs = NaN;
      response.setEncoding('utf8');
      response.on('error', reject);
      response.on('data', (part) => {
        text += part;
        if (Number.isNaN(firstMs) && text.includes('word ')) firstMs = performance.now() - began;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode, firstMs, wholeMs: performance.now() - began, text }),
      );
    });
    sent.end(json);
  });
}
