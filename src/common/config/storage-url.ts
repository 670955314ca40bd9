import { resolve } from 'node:path';
import { parseUrl, type Reader } from './reader.js';

export type Storage =
  /** Absolute directory. */
  | { kind: 'file'; directory: string }
  /** Keys start with `prefix` (empty or ending in `/`); without keys the machine's own role is used. */
  | {
      kind: 's3';
      bucket: string;
      prefix: string;
      region: string;
      endpoint?: string;
      accessKeyId?: string;
      secretAccessKey?: string;
    };

const ALLOWED = 'file:<directory> or s3://<bucket>[/<prefix>][?region=<region>&endpoint=<http address>]';

/** @param dataDir absolute; artefacts lie below it unless STORAGE_URL says otherwise */
export function storage(reader: Reader, dataDir: string): Storage {
  const given = reader.text('STORAGE_URL');
  if (given === undefined) return { kind: 'file', directory: resolve(dataDir, 'artefacts') };
  const directory = /^file:(?:\/\/(?=\/))?(.+)$/.exec(given)?.[1];
  if (directory !== undefined && !directory.startsWith('//')) return { kind: 'file', directory: resolve(directory) };
  return bucket(reader, given) ?? reader.refuse('STORAGE_URL', given, ALLOWED);
}

function bucket(reader: Reader, given: string): Storage | undefined {
  const url = parseUrl(given);
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) return undefined;
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:$/.test(parseUrl(endpoint)?.protocol ?? '')) return undefined;
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: url.searchParams.get('region') ?? reader.text('AWS_REGION') ?? 'us-east-1',
    endpoint,
    accessKeyId: reader.secret('AWS_ACCESS_KEY_ID'),
    secretAccessKey: reader.secret('AWS_SECRET_ACCESS_KEY'),
  };
}
