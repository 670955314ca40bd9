import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingFor, type Encoding } from './accept-encoding.js';

const COMPRESS_FROM_BYTES = 1024;
const POLICY = 'Content-Security-Policy';

/** One form of an answer: its bytes, and the names and values in turn of the headers that go with them. */
interface Form {
  bytes: Buffer;
  headers: readonly string[];
  /** the first so many of them, which a 304 repeats; the tag is the very first */
  repeated: number;
}

/** An answer whose bytes are the same for everybody until it is replaced; compressed at the first request that asks. */
export class PreparedAnswer {
  /** Strong; each encoding has its own, as its bytes differ (RFC 9110 §8.8.3.3). */
  readonly etag: string;
  private readonly plain: Form;
  private readonly encoded = new Map<Encoding, Form | 'making'>();
  private readonly digest: string;

  constructor(
    readonly body: Buffer,
    readonly cacheControl = 'no-cache',
    readonly contentType = 'application/json; charset=utf-8',
    /** Content-Security-Policy in place of the standing one. */
    readonly policy?: string,
  ) {
    this.digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.etag = this.tagOf();
    this.plain = this.form(body);
  }

  static json(value: unknown, cacheControl?: string): PreparedAnswer {
    return new PreparedAnswer(Buffer.from(JSON.stringify(value)), cacheControl);
  }

  /** The form in an encoding the caller accepts; as it is until the compressed one exists. */
  formFor(acceptEncoding: string | undefined): Form {
    const wanted = this.body.length < COMPRESS_FROM_BYTES ? undefined : encodingFor(acceptEncoding);
    if (!wanted) return this.plain;
    const known = this.encoded.get(wanted);
    if (known === undefined) void this.encode(wanted);
    return known === undefined || known === 'making' ? this.plain : known;
  }

  /** Whether an If-None-Match names these bytes in any encoding. */
  isKnownTo(header: string | undefined): boolean {
    return this.tagKnownTo(header, this.etag) !== undefined;
  }

  /**
   * The tag by which an If-None-Match names these bytes in any encoding: `current`, the one of the form that would be
   * sent now, when it is shown too, else the one that is, as a cache finds its stored form by it (RFC 9111 §4.3.4).
   */
  tagKnownTo(header: string | undefined, current: string): string | undefined {
    if (header === undefined) return undefined;
    if (header.trim() === '*') return current;
    const shown = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
    const ours = shown.filter((tag) => digestOf(tag) === this.digest);
    if (ours.length === 0 || ours.includes(current)) return ours.length === 0 ? undefined : current;
    return this.body.length < COMPRESS_FROM_BYTES ? this.etag : ours[0];
  }

  private tagOf(encoding?: Encoding): string {
    return `"${this.digest}${encoding === undefined ? '' : `-${encoding}`}"`;
  }

  private form(bytes: Buffer, encoding?: Encoding): Form {
    const coded = encoding === undefined ? [] : ['Content-Encoding', encoding];
    const tag = ['ETag', this.tagOf(encoding), 'Cache-Control', this.cacheControl, 'Vary', 'Accept-Encoding, Origin'];
    const cached = this.policy === undefined ? tag : [...tag, POLICY, this.policy];
    return {
      bytes,
      repeated: cached.length,
      headers: [...cached, ...coded, 'Content-Type', this.contentType, 'Content-Length', String(bytes.length)],
    };
  }

  private async encode(encoding: Encoding): Promise<void> {
    this.encoded.set(encoding, 'making');
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    const bytes =
      encoding === 'br'
        ? await promisify(brotliCompress)(this.body, { params })
        : await promisify(gzip)(this.body, { level: 4 });
    this.encoded.set(encoding, this.form(bytes, encoding));
  }
}

const digestOf = (tag: string): string | undefined => /^"([\w-]{22})(?:-br|-gzip)?"$/.exec(tag)?.[1];

/** Sends prepared bytes, or 304 when the caller has them. @param before names and values in turn of further headers */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedAnswer,
  before: readonly string[] = [],
): void {
  const { bytes, headers, repeated } = prepared.formFor(request.headers['accept-encoding']);
  const tag = prepared.tagKnownTo(request.headers['if-none-match'], headers[1]);
  const around = prepared.policy === undefined ? before : without(POLICY, before);
  if (tag === undefined) response.writeHead(200, around.concat(headers));
  else response.writeHead(304, around.concat('ETag', tag, headers.slice(2, repeated)));
  response.end(tag !== undefined || request.method === 'HEAD' ? undefined : bytes);
}

const without = (name: string, pairs: readonly string[]): string[] =>
  pairs.filter((_, i) => pairs[i - (i % 2)] !== name);
