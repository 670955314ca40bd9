import type { IncomingMessage } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { UpstreamFailure } from './failure.js';

/** Longest line, in characters: a picture within a chunk still passes. */
const LONGEST_LINE = 1_048_576;

/** What ends an answer, by the protocol's custom. */
export const DONE = '[DONE]';
/** For the end of the body behind it, so that the connection can be used again. */
const AFTERWARDS_MS = 1_000;

/**
 * The data of a `text/event-stream`, event by event (WHATWG HTML, server-sent events); comments and other fields are
 * passed over. While the reader is busy, time does not count.
 * @param silenceMs longest wait for the next event
 * @throws UpstreamFailure when the stream falls silent, breaks off, or has a line beyond all measure
 */
export async function* eventData(body: IncomingMessage, silenceMs: number): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  const fellSilent = (): void => {
    if (!busy) body.destroy(new UpstreamFailure('silence'));
  };
  const timer = setTimeout(fellSilent, silenceMs);
  let busy = false;
  let [rest, data, done] = ['', '', false];
  try {
    for await (const bytes of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const lines = (rest + decoder.write(bytes)).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw new UpstreamFailure('a line beyond all measure');
      for (const line of lines) {
        if (line.startsWith('data:')) data += `${data && '\n'}${line.slice(line[5] === ' ' ? 6 : 5)}`;
        if (line !== '' || data === '') continue;
        done ||= data.trim() === DONE;
        busy = true;
        yield data;
        busy = false;
        timer.refresh();
        data = '';
      }
    }
    if (rest.startsWith('data:')) data += `${data && '\n'}${rest.slice(5).trim()}`;
    if (data !== '') yield data;
  } catch (error) {
    throw error instanceof UpstreamFailure ? error : new UpstreamFailure('the stream broke off');
  } finally {
    clearTimeout(timer);
    if (done) letEnd(body);
    else body.destroy();
  }
}

function letEnd(body: IncomingMessage): void {
  if (body.destroyed || body.readableEnded) return;
  const late = setTimeout(() => body.destroy(), AFTERWARDS_MS);
  body.once('close', () => clearTimeout(late)).resume();
}
