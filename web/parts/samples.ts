/** The same request in the languages that people paste from. */
export interface Asking {
  method: 'GET' | 'POST';
  /** absolute */
  address: string;
  /** of a GET: what stands behind the question mark */
  query?: Readonly<Record<string, string>>;
  /** of a POST */
  body?: Readonly<Record<string, unknown>>;
  /** the file that the answer is written to; JSON that is shown when absent */
  into?: string;
}

export const LANGUAGES = ['curl', 'JavaScript', 'Python'] as const;
export type Language = (typeof LANGUAGES)[number];

const WRITERS: Record<Language, (asking: Asking) => string> = { curl, JavaScript: javaScript, Python: python };

/** A request as it is typed in a language. What is asked may be any text: it stays a text. */
export const sampleOf = (language: Language, asking: Asking): string => WRITERS[language](asking);

const forShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function curl({ address, query, body, into }: Asking): string {
  const fields = Object.entries(query ?? {}).map(([name, value]) => `--data-urlencode ${forShell(`${name}=${value}`)}`);
  const sent = body ? ["-H 'Content-Type: application/json'", `-d ${forShell(JSON.stringify(body))}`] : [];
  const lines = [`curl -s ${query ? '-G ' : ''}${address}`, ...fields, ...sent, ...(into ? [`-o ${into}`] : [])];
  return lines.join(' \\\n  ');
}

function javaScript({ address, query, body, into }: Asking): string {
  const asked = query ? `'${address}?' + new URLSearchParams(${literal(query)})` : `'${address}'`;
  const how = body
    ? `, {\n  method: 'POST',\n  headers: { 'Content-Type': 'application/json' },\n  body: JSON.stringify(${literal(body)}),\n}`
    : '';
  const shown = into
    ? `await (await import('node:fs/promises')).writeFile('${into}', Buffer.from(await answer.arrayBuffer()));`
    : 'console.log(await answer.json());';
  return `const answer = await fetch(${asked}${how});\n${shown}`;
}

function python({ address, query, body, into }: Asking): string {
  const how = query ? `, params=${literal(query)}` : body ? `, json=${literal(body)}` : '';
  const shown = into ? `open("${into}", "wb").write(answer.content)` : 'print(answer.json())';
  return `import requests\n\nanswer = requests.${body ? 'post' : 'get'}("${address}"${how})\n${shown}`;
}

/** JSON of texts and numbers is a literal of both languages. */
const literal = (fields: Readonly<Record<string, unknown>>): string =>
  `{${Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(', ')}}`;
