import type { Span } from '../clause.js';

/** "Is this urgent? “…”", "“…” Which department?": what stands between quotation marks is the text that is asked about. */
const ASKED_ABOUT =
  /^(?:[^"“”«»„\n]{3,120}[?:.]\s{1,3}["“«„]([^"“”«»„]{8,})["”»“]\s*|["“«„]([^"“”«»„]{8,})["”»“]\s{1,3}[^"“”«»„\n]{3,80}\?\s*)$/u;

export function quotedIn(text: string): Span | null {
  const found = ASKED_ABOUT.exec(text);
  const said = found?.[1] ?? found?.[2];
  if (said === undefined) return null;
  const start = text.indexOf(said);
  return { start, end: start + said.length };
}
