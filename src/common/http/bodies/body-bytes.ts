import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { GatheredBytes } from './gathered-bytes.js';
import { HttpRefusal, malformed, tooLarge, unsupported } from '../problems/http-refusal.js';

const LEAST_BYTES_PER_SECOND = 1024;
const LOOK_MS = 1000;
/** Slowness is judged over so many looks, which are no seconds where the process itself was busy. */
const LOOKS = 5;

/** What room a body needs before anything of it is taken; 0 where it does not say. @throws HttpRefusal body_too_large */
export function announcedBytes(request: IncomingMessage, limit: number): number {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > limit) throw tooLarge();
  return isEncoded(request) ? limit : declared;
}

/**
 * Takes a body off its connection.
 * @param limit bytes
 * @param grow makes room for bytes that were not announced; throws where there is none
 * @throws HttpRefusal body_too_large, request_timeout, malformed_request (broken off)
 */
export function takeBytes(request: IncomingMessage, limit: number, grow: (bytes: number) => void): Promise<Buffer> {
  const announced = announcedBytes(request, limit);
  const isSilent = announced === 0;
  if (request.complete && !isSilent) return arrived(request, limit);
  const body = new GatheredBytes(announced);
  const keep = (chunk: Buffer): void => {
    if (body.length + chunk.length > limit) throw tooLarge();
    if (isSilent) grow(chunk.length);
    body.add(chunk);
  };
  return new Promise<Buffer>((resolve, reject) => {
    const end = (error?: unknown): void => {
      clearInterval(pace);
      request.off('data', take).off('end', finish).off('error', breakOff).off('close', breakOff).pause();
      if (error === undefined) resolve(body.whole());
      else reject(error as Error);
      body.end();
    };
    const take = (chunk: Buffer): void => attempt(() => keep(chunk), end);
    const finish = (): void => end();
    const breakOff = (): void => end(brokenOff());
    const pace = whenSlow(
      () => body.length,
      () => end(tooSlow()),
    );
    request.on('data', take).on('end', finish).on('error', breakOff).on('close', breakOff);
  });
}

/** A whole body that came with its headers. */
function arrived(request: IncomingMessage, limit: number): Promise<Buffer> {
  const bytes = (request.read() as Buffer | null) ?? Buffer.alloc(0);
  return bytes.length > limit ? Promise.reject(tooLarge()) : Promise.resolve(bytes);
}

function attempt(work: () => void, failed: (error: unknown) => void): void {
  try {
    work();
  } catch (error) {
    failed(error);
  }
}

/** Looks once a second whether enough has come. */
function whenSlow(bytes: () => number, tell: () => void): NodeJS.Timeout {
  let looks = 0;
  let before = 0;
  return setInterval(() => {
    if (++looks % LOOKS !== 0) return;
    if (bytes() - before < (LEAST_BYTES_PER_SECOND * LOOKS * LOOK_MS) / 1000) tell();
    before = bytes();
  }, LOOK_MS);
}

const tooSlow = () => new HttpRefusal(408, 'request_timeout', 'A body must come at 1 KiB a second or faster.');

const brokenOff = () => new HttpRefusal(400, 'malformed_request', 'The body broke off.');

const DECODERS = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) };

const codingOf = ({ headers }: IncomingMessage): string =>
  (headers['content-encoding'] ?? 'identity').trim().toLowerCase();

const isEncoded = (request: IncomingMessage): boolean => codingOf(request) !== 'identity';

/** The bytes as they were before they were compressed. @throws DomainError unsupported_media_type, body_too_large, malformed_json */
export async function decoded(request: IncomingMessage, bytes: Buffer, limit: number): Promise<Buffer> {
  if (!isEncoded(request)) return bytes;
  const decode = DECODERS[codingOf(request) as keyof typeof DECODERS] as (typeof DECODERS)['gzip'] | undefined;
  if (!decode) throw unsupported();
  return decode(bytes, { maxOutputLength: limit }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : malformed();
  });
}
