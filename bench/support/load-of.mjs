import { fork } from 'node:child_process';
import { once } from 'node:events';
import { quantile } from './figures.mjs';

/** The load generator of `hammer.mjs`. */
export function startHammer() {
  const child = fork(new URL('./hammer.mjs', import.meta.url));
  return {
    /** Loads a server. @param server `{port, take}` @returns requests a second, processor µs of the server per request, ms */
    async hit({ port, take }, requests, { connections = 64, seconds = 0.5 } = {}) {
      await take();
      child.send({ port, requests, connections, seconds });
      const [seen] = await once(child, 'message');
      const { cpuMs } = await take();
      return {
        rps: seen.count / seen.seconds,
        us: (cpuMs * 1000) / seen.count,
        others: seen.others,
        p50: quantile(seen.ms, 0.5),
        p95: quantile(seen.ms, 0.95),
        p99: quantile(seen.ms, 0.99),
      };
    },
    stop: () => child.kill(),
  };
}

/** The text of a request. @param headers lines without their end */
export const get = (path, ...headers) => [`GET ${path} HTTP/1.1`, 'Host: bench', ...headers, '', ''].join('\r\n');

export function post(path, body, ...headers) {
  const json = JSON.stringify(body);
  const lines = ['Host: bench', 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(json)}`];
  return [`POST ${path} HTTP/1.1`, ...lines, ...headers, '', json].join('\r\n');
}
