import type { ServerResponse } from 'node:http';

/** Seconds that `Prefer: wait=n` asks for (RFC 7240), at most 30; undefined when it asks for none. */
export function preferredWait(header: string | string[] | undefined): number | undefined {
  const seconds = /(?:^|[,;]\s*)wait\s*=\s*"?(\d{1,6})"?/i.exec(String(header ?? ''))?.[1];
  return seconds === undefined ? undefined : Math.min(Number(seconds), 30);
}

/** Says that `Prefer: wait=n` was heard, with the seconds that were granted; nothing where none was asked for. */
export function saysWaited(response: ServerResponse, prefer: string | undefined): void {
  const seconds = preferredWait(prefer);
  if (seconds !== undefined) response.setHeader('Preference-Applied', `wait=${seconds}`);
}

/** Looks again every `everyMs` until `done` says so or the time is over; answers with the last look. */
export async function waitUntil<T>(
  look: () => Promise<T>,
  done: (seen: T) => boolean,
  seconds: number,
  everyMs = 150,
): Promise<T> {
  const deadline = performance.now() + seconds * 1000;
  let seen = await look();
  while (!done(seen) && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(everyMs, Math.max(1, deadline - performance.now()))));
    seen = await look();
  }
  return seen;
}
