import { NoTurntable, type OpenTurntable } from '../../../studio/worn.js';
import { reached, refusalOf } from '../ask.js';
import { turntableOf } from './turntable.js';

/** A garment is draped in ten seconds; behind others it may take its time. */
const PATIENCE_MS = 300_000;
const AGAIN_MS = 5000;

export const openTurntable: OpenTurntable = async (canvas, path, signal) => {
  const bytes = await draped(path, signal);
  return turntableOf(canvas, bytes).catch((error: Error) => {
    throw new NoTurntable(error.message);
  });
};

/** The file as soon as it is made. @throws Error with what the service says */
async function draped(path: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await reached(path, { signal });
    if (answer.ok) return answer.arrayBuffer();
    if (answer.status !== 503 || performance.now() > until) throw await refusalOf(answer);
    const seconds = Number(answer.headers.get('Retry-After'));
    await new Promise((again) => setTimeout(again, seconds > 0 ? seconds * 1000 : AGAIN_MS));
  }
}
