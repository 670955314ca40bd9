import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PreparedAnswer, sendPrepared } from './prepared-answer.js';

const value = { list: Array.from({ length: 200 }, (_, i) => `entry ${i}`) };
const valueOf = (headers: readonly string[], name: string): string | undefined => headers[headers.indexOf(name) + 1];

async function encoded(answer: PreparedAnswer, accept: string) {
  for (let i = 0; i < 200; i++) {
    const form = answer.formFor(accept);
    if (form.headers.includes('Content-Encoding')) return form;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('never encoded');
}

describe('a prepared answer', () => {
  it('is compressed once, at the first wish, and served as it is until then', async () => {
    const answer = PreparedAnswer.json(value);
    expect(answer.formFor('gzip').bytes).toBe(answer.body);
    const [gzip, br] = [await encoded(answer, 'gzip'), await encoded(answer, 'br')];
    expect(gunzipSync(gzip.bytes)).toEqual(answer.body);
    expect(brotliDecompressSync(br.bytes)).toEqual(answer.body);
    expect(answer.formFor('gzip')).toBe(gzip);
    expect(answer.formFor('identity').bytes).toBe(answer.body);
    expect(valueOf(br.headers, 'Content-Length')).toBe(String(br.bytes.length));
  });

  it('has a strong tag of its own for each encoding, any of which a caller may show again', async () => {
    const answer = PreparedAnswer.json(value);
    const forms = [answer.formFor(undefined), await encoded(answer, 'gzip'), await encoded(answer, 'br')];
    const tags = forms.map(({ headers }) => String(valueOf(headers, 'ETag')));
    expect(new Set(tags).size).toBe(3);
    for (const tag of [...tags, `W/${tags[0]}`, `"other", ${tags[2]}`, '*']) expect(answer.isKnownTo(tag)).toBe(true);
    const other = PreparedAnswer.json({ ...value, more: 1 });
    for (const tag of [undefined, '', '"x"', tags[0].slice(1, -1), other.etag])
      expect(answer.isKnownTo(tag)).toBe(false);
  });

  /** What a request is answered: the status and the tag. */
  function asked(answer: PreparedAnswer, headers: Record<string, string>): [number, string | undefined] {
    let said: [number, string | undefined] = [0, undefined];
    const response = {
      writeHead: (status: number, list: readonly string[]) => (said = [status, valueOf(list, 'ETag')]),
      end: () => undefined,
    };
    sendPrepared({ headers } as unknown as IncomingMessage, response as unknown as ServerResponse, answer);
    return said;
  }

  it('says in a 304 the tag of the form that the caller has', async () => {
    const answer = PreparedAnswer.json(value);
    const [status, first] = asked(answer, { 'accept-encoding': 'br' });
    expect([status, first]).toEqual([200, answer.etag]);
    const br = String(valueOf((await encoded(answer, 'br')).headers, 'ETag'));
    expect(asked(answer, { 'accept-encoding': 'br' })).toEqual([200, br]);
    const again = (tags: string) => asked(answer, { 'accept-encoding': 'br', 'if-none-match': tags });
    expect(again(String(first))).toEqual([304, first]);
    expect(again(br)).toEqual([304, br]);
    expect(again(`W/${first}`)).toEqual([304, first]);
    expect(again(`${first}, ${br}`)).toEqual([304, br]);
    expect(again('*')).toEqual([304, br]);
    expect(again('"other"')).toEqual([200, br]);
    expect(asked(PreparedAnswer.json(value), { 'if-none-match': br })).toEqual([304, br]);
  });

  it('names no encoding of a small one', () => {
    const small = PreparedAnswer.json({ a: 1 });
    const shown = `${small.etag.slice(0, -1)}-br"`;
    expect(asked(small, { 'accept-encoding': 'br', 'if-none-match': shown })).toEqual([304, small.etag]);
  });

  it('leaves small ones alone', () => {
    expect(PreparedAnswer.json({ a: 1 }).formFor('br').headers).not.toContain('Content-Encoding');
  });
});
