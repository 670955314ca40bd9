/** The same request in the languages that people paste from. */
export interface Asking {
  method: string;
  /** absolute */
  address: string;
  /** of a GET: what stands behind the question mark */
  query?: Readonly<Record<string, string>>;
  /** A value that begins with `$` names a variable of the environment. */
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** the file that the answer is written to; JSON that is shown when absent */
  into?: string;
  /** The answer is no JSON. */
  isText?: boolean;
}

export const LANGUAGES = ['curl', 'JavaScript', 'Python'] as const;
export type Language = (typeof LANGUAGES)[number];

const WRITERS: Record<Language, (asking: Asking) => string> = { curl, JavaScript: javaScript, Python: python };

/** A request as it is typed in a language. What is asked may be any text: it stays a text. */
export const sampleOf = (language: Language, asking: Asking): string => WRITERS[language](asking);

const forShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** `Bearer $TOKEN`: what stands before the variable, and its name; null where it is a text. */
const variableIn = (value: string) => /^(?<before>\w+ )?\$(?<name>[A-Z_]+)$/.exec(value)?.groups ?? null;

const headerLines = ({ headers = {} }: Asking) => Object.entries(headers);

/** JSON of whatever is sent needs its type said. */
const typed = (asking: Asking): readonly (readonly [string, string])[] => [
  ...headerLines(asking),
  ...(asking.body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
];

function curl(asking: Asking): string {
  const { method, address, query, body, into } = asking;
  const verb = method === (body === undefined ? 'GET' : 'POST') ? '' : `-X ${method} `;
  const fields = Object.entries(query ?? {}).map(([name, value]) => `--data-urlencode ${forShell(`${name}=${value}`)}`);
  const headers = typed(asking).map(([name, value]) =>
    variableIn(value) ? `-H "${name}: ${value}"` : `-H ${forShell(`${name}: ${value}`)}`,
  );
  const sent = body === undefined ? [] : [`-d ${forShell(JSON.stringify(body))}`];
  const lines = [`curl -s ${verb}${query ? '-G ' : ''}${address}`, ...fields, ...headers, ...sent];
  return [...lines, ...(into ? [`-o ${into}`] : [])].join(' \\\n  ');
}

function javaScript(asking: Asking): string {
  const { method, address, query, body, into, isText } = asking;
  const asked = query ? `'${address}?' + new URLSearchParams(${literal(query, 'JavaScript')})` : `'${address}'`;
  const headers = typed(asking).map(([name, value]) => `'${name}': ${valueOf(value, 'JavaScript')}`);
  const how = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body, 'JavaScript')})`]),
  ];
  const options = how.length > 0 ? `, {\n${how.map((line) => `  ${line},\n`).join('')}}` : '';
  const shown = into
    ? `await (await import('node:fs/promises')).writeFile('${into}', Buffer.from(await answer.arrayBuffer()));`
    : `console.log(await answer.${isText ? 'text' : 'json'}());`;
  return `const answer = await fetch(${asked}${options});\n${shown}`;
}

function python(asking: Asking): string {
  const { method, address, query, body, into, isText } = asking;
  const headers = headerLines(asking).map(([name, value]) => `"${name}": ${valueOf(value, 'Python')}`);
  const how = [
    ...(query ? [`params=${literal(query, 'Python')}`] : []),
    ...(headers.length > 0 ? [`headers={${headers.join(', ')}}`] : []),
    ...(body === undefined ? [] : [`json=${literal(body, 'Python')}`]),
  ];
  const shown = into ? `open("${into}", "wb").write(answer.content)` : `print(answer.${isText ? 'text' : 'json()'})`;
  const imports = `${headers.some((line) => line.includes('os.environ')) ? 'import os\n' : ''}import requests`;
  return `${imports}\n\nanswer = requests.${method.toLowerCase()}(${[`"${address}"`, ...how].join(', ')})\n${shown}`;
}

/** A header's value: a text, or a variable of the environment. */
function valueOf(value: string, language: 'JavaScript' | 'Python'): string {
  const variable = variableIn(value);
  if (!variable) return language === 'Python' ? JSON.stringify(value) : inSingle(value);
  const taken = language === 'Python' ? `os.environ["${variable.name}"]` : `process.env.${variable.name}`;
  if (!variable.before) return taken;
  return `${language === 'Python' ? JSON.stringify(variable.before) : inSingle(variable.before)} + ${taken}`;
}

const inSingle = (text: string): string => (/^[\w ./:;=*+-]*$/.test(text) ? `'${text}'` : JSON.stringify(text));

const WORDS: Readonly<Record<'JavaScript' | 'Python', Readonly<Record<string, string>>>> = {
  JavaScript: {},
  Python: { true: 'True', false: 'False', null: 'None' },
};

/** JSON as a literal of a language. */
function literal(value: unknown, language: 'JavaScript' | 'Python'): string {
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, language)).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, one]) => `${JSON.stringify(name)}: ${literal(one, language)}`)
      .join(', ')}}`;
  const text = JSON.stringify(value) ?? 'null';
  return typeof value === 'string' ? text : (WORDS[language][text] ?? text);
}
