const SILENT = /^\/(livez|readyz|metrics|docs|openapi\.json|api\/health|api\/status\/|api\/design\/|api\/admin)/;

/**
 * The route group whose life a request is, for the cognitive engine; undefined for looking on: health, documents,
 * polling a job, and every GET that only reads (the boards, the snapshot, its history and stream). A text for the
 * engine to feel is an event of its own, or, on a dry run, none.
 */
export function activityGroup(method: string, path: string): string | undefined {
  if (method !== 'POST' && method !== 'DELETE') return undefined;
  if (SILENT.test(path)) return undefined;
  if (path.startsWith('/api/v1/agents')) return 'arena';
  if (/^\/api\/v1\/(design|keys)/.test(path)) return 'design';
  if (path.endsWith('-demo')) return 'cognitive';
  return /^\/(api|v1|mcp)/.test(path) ? 'tools' : undefined;
}
