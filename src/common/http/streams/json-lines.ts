import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { Readable } from 'node:stream';

export const JSON_LINES = 'application/x-ndjson';

/** Whoever takes nothing for so long is left. */
const DEAF_MS = 20_000;

/** An answer of any length: lines are asked for as fast as they are taken, and no longer than somebody takes them. */
export function sentAsLines(response: Response, lines: AsyncIterable<string>, fileName: string): StreamableFile {
  const stream = Readable.from(lines, { objectMode: false });
  response.setTimeout(DEAF_MS, () => response.destroy());
  response.once('close', () => stream.destroy());
  return new StreamableFile(stream, { type: JSON_LINES, disposition: `attachment; filename="${fileName}"` });
}
