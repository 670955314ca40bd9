/** Words of PromQL that stand where a metric could. */
const WORDS = new Set(
  'by on without and or unless offset bool ignoring group_left group_right job instance route status le queue'.split(
    ' ',
  ),
);

/** Names of metrics and records in an expression: not its functions, labels, texts or ranges. */
export function metricNamesIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\b(by|on|without|ignoring)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\s*\(|[\w:])/g)]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name));
}
