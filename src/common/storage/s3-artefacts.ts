import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Storage } from '../config/storage-url.js';
import { artefactOf, ArtefactsAway, assertType, keySegments, type Artefact, type Artefacts } from './artefacts.js';

const CONNECT_MS = 2_000;
/** The whole of one operation, the client's own tries included. */
const PATIENCE_MS = 10_000;
/** Of the question whether the store is there. */
const LOOK_MS = 1_000;

type Sdk = typeof import('@aws-sdk/client-s3');

interface Opened {
  sdk: Sdk;
  client: S3Client;
}

/** Artefacts as objects of a bucket, in anything that speaks S3; its library is loaded with the first use. */
export class S3Artefacts implements Artefacts {
  private opened: Promise<Opened> | undefined;

  constructor(
    private readonly storage: S3Storage,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** An object appears whole or not at all; that is S3's promise. */
  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    assertType(key, contentType);
    const object = { ...this.place(key), Body: bytes, ContentType: contentType, ContentLength: bytes.byteLength };
    await this.within(this.patienceMs, ({ sdk, client }, abortSignal) =>
      client.send(new sdk.PutObjectCommand(object), { abortSignal }),
    );
  }

  async get(key: string): Promise<Artefact | null> {
    const place = this.place(key);
    const bytes = await this.within(this.patienceMs, async ({ sdk, client }, abortSignal) => {
      const { Body } = await client.send(new sdk.GetObjectCommand(place), { abortSignal });
      return buffer(addAbortSignal(abortSignal, Body as Readable));
    });
    return bytes && artefactOf(key, bytes);
  }

  /** One by one: not every server that speaks S3 can delete many at once. */
  async removeAll(prefix: string): Promise<void> {
    const { Bucket, Key } = this.place(prefix);
    await this.within(this.patienceMs, async ({ sdk, client }, abortSignal) => {
      const below = new sdk.ListObjectsV2Command({ Bucket, Prefix: `${Key}/` });
      for (;;) {
        const { Contents = [] } = await client.send(below, { abortSignal });
        if (Contents.length === 0) return;
        for (const { Key: name } of Contents)
          await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: name }), { abortSignal });
      }
    });
  }

  async assertThere(): Promise<void> {
    const { bucket: Bucket } = this.storage;
    const found = await this.within(LOOK_MS, ({ sdk, client }, abortSignal) =>
      client.send(new sdk.HeadBucketCommand({ Bucket }), { abortSignal }),
    );
    if (found === null) throw new ArtefactsAway('there is no such bucket');
  }

  private place(key: string): { Bucket: string; Key: string } {
    const { bucket, prefix } = this.storage;
    return { Bucket: bucket, Key: `${prefix}${keySegments(key).join('/')}` };
  }

  /** @returns null for what is not there @throws ArtefactsAway for everything else that goes wrong */
  private async within<T>(ms: number, work: (opened: Opened, signal: AbortSignal) => Promise<T>): Promise<T | null> {
    const opened = await (this.opened ??= open(this.storage));
    const signal = AbortSignal.timeout(ms);
    return Promise.race([work(opened, signal), late(signal)]).catch((error: unknown) => {
      if (isAbsent(error)) return null;
      throw new ArtefactsAway(signal.aborted ? 'no answer in time' : reasonOf(error));
    });
  }
}

async function open(storage: S3Storage): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3');
  return { sdk, client: new sdk.S3Client(settingsOf(storage)) };
}

function settingsOf({ region, endpoint, pathStyle, accessKeyId, secretAccessKey, sessionToken }: S3Storage) {
  const credentials =
    accessKeyId !== undefined && secretAccessKey !== undefined
      ? { accessKeyId, secretAccessKey, sessionToken }
      : undefined;
  return {
    region,
    endpoint,
    forcePathStyle: pathStyle,
    ...(credentials ? { credentials } : {}),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: PATIENCE_MS, throwOnRequestTimeout: true },
    // Servers other than Amazon's do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } satisfies S3ClientConfig;
}

const late = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('late')), { once: true });
  });

const isAbsent = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error | null)?.name ?? '');

/** The kind of failure, free of names and addresses. */
function reasonOf(error: unknown): string {
  const { name, code, $metadata } = error as { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };
  return [code ?? name, $metadata?.httpStatusCode].filter((part) => part !== undefined).join(' ');
}
