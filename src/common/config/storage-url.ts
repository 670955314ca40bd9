import { resolve } from 'node:path';
import { ConfigError, parseUrl, type Reader } from './reader.js';

/** Keys start with `prefix` (empty or ending in `/`); without keys the machine's own role is used. */
export interface S3Storage {
  kind: 's3';
  bucket: string;
  prefix: string;
  region: string;
  /** Absent: Amazon's own for the region. */
  endpoint?: string;
  /** `<endpoint>/<bucket>` rather than `<bucket>.<endpoint>`. */
  pathStyle: boolean;
  accessKeyId?: string;
  secretAccessKey?: string;
  sessionToken?: string;
}

export type Storage =
  /** Absolute directory. */
  { kind: 'file'; directory: string } | S3Storage;

const ALLOWED =
  'file:<directory> or s3://<bucket>[/<prefix>][?region=<region>&endpoint=<http address>&path_style=<true or false>]';
const PARAMETERS = new Set(['region', 'endpoint', 'path_style']);

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
  const { searchParams: parameters } = url;
  if (![...parameters.keys()].every((name) => PARAMETERS.has(name))) return undefined;
  const endpoint = parameters.get('endpoint') ?? reader.address('AWS_ENDPOINT_URL_S3', ['http:', 'https:']);
  if (endpoint !== undefined && !/^https?:$/.test(parseUrl(endpoint)?.protocol ?? '')) return undefined;
  const pathStyle = parameters.get('path_style') ?? String(endpoint !== undefined);
  if (!['true', 'false'].includes(pathStyle)) return undefined;
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  if (!/^[A-Za-z0-9/_.-]*$/.test(prefix)) return undefined;
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: parameters.get('region') ?? reader.text('AWS_REGION') ?? 'us-east-1',
    endpoint,
    pathStyle: pathStyle === 'true',
    ...s3Keys(reader),
  };
}

function s3Keys(reader: Reader) {
  const accessKeyId = reader.secret('AWS_ACCESS_KEY_ID');
  const secretAccessKey = reader.secret('AWS_SECRET_ACCESS_KEY');
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    const missing = accessKeyId === undefined ? 'AWS_ACCESS_KEY_ID' : 'AWS_SECRET_ACCESS_KEY';
    throw new ConfigError(`${missing} is not set: give both keys of the S3 store, or none of them`);
  }
  return { accessKeyId, secretAccessKey, sessionToken: reader.secret('AWS_SESSION_TOKEN') };
}
