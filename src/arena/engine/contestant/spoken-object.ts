/** The JSON object in what a model said: alone, in a fence, or between words; null when there is none. Linear in its length. */
export function spokenObject(text: string): Record<string, unknown> | null {
  for (let from = text.indexOf('{'); from >= 0;) {
    const until = endOf(text, from);
    if (until === null) return null;
    const object = parsed(text.slice(from, until));
    if (object) return object;
    from = text.indexOf('{', until);
  }
  return null;
}

/** Behind the brace that closes the one at `from`; braces in strings do not count. Null when it stays open. */
function endOf(text: string, from: number): number | null {
  let depth = 0;
  let quoted = false;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '\\' && quoted) i++;
    else if (text[i] === '"') quoted = !quoted;
    else if (!quoted && text[i] === '{') depth++;
    else if (!quoted && text[i] === '}' && --depth === 0) return i + 1;
  }
  return null;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
