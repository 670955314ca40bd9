const SILENT = /^\/(livez|readyz|metrics|docs|openapi\.json|api\/health|api\/status\/|api\/design\/|api\/admin|mcp)/;
const HEALTH = /^\/(livez|readyz|metrics|docs|openapi\.json|api\/health|api\/admin)/;

/**
 * The route group whose life a request is, for the cognitive engine; undefined for looking on: health, documents,
 * polling a job, and every GET that only reads (the boards, the snapshot, its history and stream). A text for the
 * engine to feel is an event of its own, or, on a dry run, none.
 */
export function activityGroup(method: string, path: string): string | undefined {
  if (method !== 'POST' && method !== 'DELETE') return undefined;
  return SILENT.test(path) ? undefined : groupOf(path);
}

/** Answers that say "come back in a moment", with 503 and `Retry-After`: nothing has failed. */
const WAITS: ReadonlySet<string> = new Set(['file_not_ready', 'queue_full', 'market_paused']);

/**
 * The route group that a failure of ours belongs to, whatever was asked; undefined where none has failed.
 * @param code what the answer says
 */
export const failureGroup = (path: string, code?: string): string | undefined =>
  HEALTH.test(path) || WAITS.has(code ?? '') ? undefined : groupOf(path);

function groupOf(path: string): string | undefined {
  if (/^\/api\/(v1\/(agents|league|leaderboard|fighters|trades|markets|matches|stream)|state)/.test(path))
    return 'arena';
  if (/^\/api\/(v1\/(design|keys)|design\/)/.test(path)) return 'design';
  if (/^\/api\/cognitive|-(demo|say)$|^\/api\/[a-z0-9]+\/v1\/cognitive$/.test(path)) return 'cognitive';
  return /^\/(api|v1|mcp)/.test(path) ? 'tools' : undefined;
}
