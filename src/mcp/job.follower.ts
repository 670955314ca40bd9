import type { InnerAnswer } from '../common/http/inner-call.js';
import type { Tool } from './tool.schema.js';
import { LONGEST_FOLLOW_SECONDS } from './tool.schema.js';
import type { Visit } from './visit.js';

/** Held so long at a time, so that progress can be told between. */
const STEP_SECONDS = 1;
const USUAL_SECONDS = 25;
const FINAL = new Set(['completed', 'failed', 'cancelled']);

type Members = Record<string, unknown>;

/**
 * Waits for the job that an answer speaks of, telling how far it is.
 * @returns how it stands at last, with what only the first answer says; the first answer where there is no job to follow
 */
export async function followed(tool: Tool, first: InnerAnswer, seconds: unknown, visit: Visit): Promise<InnerAnswer> {
  const { spec, followPath } = tool;
  if (!spec.follow || !followPath || first.status >= 400) return first;
  const begun = JSON.parse(first.body) as Members;
  const url = followPath.replace(/\{\w+\}/, encodeURIComponent(String(begun[spec.follow.id])));
  const end =
    Date.now() + 1000 * Math.min(LONGEST_FOLLOW_SECONDS, typeof seconds === 'number' ? seconds : USUAL_SECONDS);
  const last = await lastOf(url, end, visit);
  if (!last) return first;
  const body = JSON.stringify({ ...begun, ...(JSON.parse(last.body) as Members) });
  return { ...last, body, bytes: Buffer.from(body) };
}

async function lastOf(url: string, end: number, visit: Visit): Promise<InnerAnswer | undefined> {
  let told = -1;
  let last: InnerAnswer | undefined;
  while (Date.now() < end) {
    const answer = await visit.ask({
      method: 'GET',
      url,
      headers: { prefer: `wait=${STEP_SECONDS}`, accept: 'application/json' },
    });
    if (answer.status >= 400) break;
    last = answer;
    const { status, progress } = JSON.parse(answer.body) as { status?: string; progress?: number };
    if ((progress ?? 0) > told) await visit.tell((told = progress ?? 0), String(status));
    if (FINAL.has(String(status))) break;
  }
  return last;
}
