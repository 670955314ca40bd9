/** Requests in the commands of a text, and where the playground opens them. */
const SERVER = /^(?:(?:http:\/\/)?localhost:3000|\$\{?[A-Z_]+\}?)(?=\/)/;
/** Options of curl that have a value, by what it is; all others say how, not what. */
const VALUED = {
  '-X': 'method',
  '--request': 'method',
  '-d': 'data',
  '--data': 'data',
  '--json': 'data',
  '--data-urlencode': 'data',
  '-H': 'header',
  '-o': 'other',
  '-c': 'other',
  '-b': 'other',
  '-u': 'other',
  '-w': 'other',
  '--max-time': 'other',
};
/** What only the reader's shell knows, a file, or what stands for something longer. */
const isUnknown = (value) => /[$…]|^@/.test(value);

/** To the end of a line, where a word could begin; examples have no such sign in a text. */
const COMMENTS = /(?<=^|\s)#.*$/gm;

/**
 * Commands of a shell's text, each as its words; quotes are taken off, variables stay.
 * Substitutions (`$(…)`) begin a command of their own, and pipes, comments and redirections end one.
 */
export function commandsIn(text) {
  const commands = [[]];
  let word = null;
  const endWord = () => (word !== null && commands.at(-1).push(word), (word = null));
  const endCommand = () => (endWord(), commands.push([]));
  const TOKENS = /\\\n|'([^']*)'|"((?:[^"\\]|\\.)*)"|\$\(|[\n|;&()<>]|[^\S\n]+|\\(.)|(.)/gs;
  for (const [token, single, double, escaped, plain] of text.replace(COMMENTS, '').matchAll(TOKENS)) {
    const part = single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? plain;
    if (part !== undefined) word = (word ?? '') + part;
    else if (/^(\\\n|\s+)$/.test(token) && token !== '\n') endWord();
    else endCommand();
  }
  endWord();
  return commands.filter((words) => words.length > 0);
}

/** What a command of curl asks for; null for any other command, and for another server. */
export function requestOf([program, ...words]) {
  if (program !== 'curl') return null;
  const said = { method: [], data: [], header: [], other: [], flags: [], address: null };
  for (let i = 0; i < words.length; i++) {
    const kind = VALUED[words[i]];
    if (kind !== undefined) said[kind].push(words[++i]);
    else if (words[i].startsWith('-')) said.flags.push(words[i]);
    else said.address ??= words[i];
  }
  if (!said.address || !SERVER.test(said.address)) return null;
  const isQuery = said.flags.includes('-G');
  const [path, query = ''] = said.address
    .replace(SERVER, '')
    .replace(/\$\{[^}]*\}/g, '$')
    .split('?');
  const pairs = (text) => [...new URLSearchParams(text)];
  return {
    method: said.method[0] ?? (said.data.length > 0 && !isQuery ? 'POST' : 'GET'),
    path,
    query: [...pairs(query), ...(isQuery ? said.data.flatMap(pairs) : [])],
    headers: said.header.map((line) => line.split(/: */, 2)),
    body: isQuery ? null : (said.data[0] ?? null),
  };
}

/** The operation that a path is of, with the values of its parameters; the one that names most of the path itself. */
function operationAt({ paths }, method, path) {
  const parts = path.split('/');
  const valuesFor = (template) => {
    const names = template.split('/');
    if (names.length !== parts.length) return null;
    const values = {};
    for (const [i, name] of names.entries()) {
      if (name.startsWith('{')) values[name.slice(1, -1)] = parts[i];
      else if (name !== parts[i]) return null;
    }
    return values;
  };
  const [found] = Object.entries(paths)
    .filter(([, methods]) => methods[method.toLowerCase()])
    .map(([template, methods]) => ({ operation: methods[method.toLowerCase()], values: valuesFor(template) }))
    .filter(({ values }) => values !== null)
    .sort((a, b) => Object.keys(a.values).length - Object.keys(b.values).length);
  return found;
}

/** What of a request fills the form of its operation: `in:name` → text, and `body`. */
function fillOf(operation, values, { query, headers, body }) {
  const given = [
    ...Object.entries(values).map(([name, value]) => [`path:${name}`, value]),
    ...query.map(([name, value]) => [`query:${name}`, value]),
    ...headers.map(([name, value]) => [`header:${name}`, value]),
  ];
  const known = new Set((operation.parameters ?? []).map((one) => `${one.in}:${one.name}`));
  const fill = given.filter(([name, value]) => known.has(name) && !isUnknown(value));
  if (body !== null && !isUnknown(body) && operation.requestBody?.content['application/json'])
    fill.push(['body', JSON.stringify(JSON.parse(body))]);
  return fill;
}

/**
 * Each request of a text that is an operation, once.
 * @returns `{method, path, to}`: `to` is the address below the server @throws where the body of an example is no JSON
 */
export function triesOf(text, document) {
  const found = commandsIn(text).flatMap((command) => {
    const request = requestOf(command);
    const at = request && operationAt(document, request.method, request.path);
    if (!at) return [];
    const { operation, values } = at;
    const fill = new URLSearchParams(fillOf(operation, values, request)).toString();
    const to = `/account#try-${operation.operationId}${fill && `?${fill}`}`;
    return [{ method: request.method, path: request.path, to }];
  });
  return [...new Map(found.map((one) => [one.to, one])).values()];
}
