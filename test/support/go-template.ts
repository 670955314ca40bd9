/**
 * Go's text/template as far as Helm charts use it: fields, variables, pipelines, if, with, range, define.
 * Stricter than Go: what is not there cannot be printed, so a misspelt value fails.
 */
export type Value = unknown;
export type Functions = Record<string, (...args: Value[]) => Value>;

type Expression = { kind: 'literal'; value: Value } | { kind: 'path'; root?: string; names: string[] } | Pipeline;
interface Pipeline {
  kind: 'pipe';
  commands: { name?: string; args: Expression[] }[];
}
interface Block {
  kind: 'if' | 'with' | 'range';
  names: string[];
  test: Expression;
  body: Node[];
  otherwise: Node[];
}
type Node = string | Block | { kind: 'print'; value: Expression } | { kind: 'set'; name: string; value: Expression };

export interface Template {
  nodes: Node[];
  defined: Map<string, Node[]>;
}

interface Scope {
  dot: Value;
  variables: Map<string, Value>;
}

const ACTION = /\{\{(-?)\s*((?:"(?:[^"\\]|\\.)*"|`[^`]*`|[^"`])*?)\s*(-?)\}\}/g;
const TOKEN = /"(?:[^"\\]|\\.)*"|`[^`]*`|:=|[|(),=]|-?\d+(?:\.\d+)?\b|\$\w*(?:\.\w+)*|(?:\.\w+)+|\.|\w+/g;

/** @throws with the name of the file when a template is not well-formed */
export function parseTemplate(text: string): Template {
  const defined = new Map<string, Node[]>();
  const parts = split(text);
  const nodes = parseNodes(parts, defined).nodes;
  if (parts.length > 0) throw new Error(`nothing for {{ ${String(parts[0].action)} }} to end`);
  return { nodes, defined };
}

interface Part {
  text?: string;
  action?: string;
}

function split(text: string): Part[] {
  const parts: Part[] = [];
  let [from, trim] = [0, false];
  const literal = (to: number, trimEnd: boolean): void => {
    let piece = text.slice(from, to);
    if (trim) piece = piece.trimStart();
    parts.push({ text: trimEnd ? piece.trimEnd() : piece });
  };
  for (const match of text.matchAll(ACTION)) {
    literal(match.index, match[1] === '-');
    if (!match[2].startsWith('/*')) parts.push({ action: match[2] });
    [from, trim] = [match.index + match[0].length, match[3] === '-'];
  }
  literal(text.length, false);
  return parts;
}

/** Up to the `end` or `else` that belongs to the caller. */
function parseNodes(parts: Part[], defined: Map<string, Node[]>): { nodes: Node[]; closer?: string } {
  const nodes: Node[] = [];
  while (parts.length > 0) {
    const { text, action } = parts[0];
    if (action === 'end' || action?.startsWith('else')) return { nodes, closer: action };
    parts.shift();
    if (text !== undefined) nodes.push(text);
    else nodes.push(...parseAction(action!, parts, defined));
  }
  return { nodes };
}

function parseAction(action: string, parts: Part[], defined: Map<string, Node[]>): Node[] {
  const [, keyword, rest] = /^(if|with|range|define)\s+([^]*)$/.exec(action) ?? [];
  if (keyword === 'define') {
    defined.set(String(JSON.parse(rest)), parseBlock(parts, defined).body);
    return [];
  }
  if (keyword !== undefined)
    return [{ ...headOf(rest), kind: keyword as Block['kind'], ...parseBlock(parts, defined) }];
  const [, name, value] = /^(\$\w+)\s*:?=\s*([^]*)$/.exec(action) ?? [];
  if (name !== undefined) return [{ kind: 'set', name, value: parseExpression(value) }];
  return [{ kind: 'print', value: parseExpression(action) }];
}

function headOf(text: string): Pick<Block, 'names' | 'test'> {
  const [, names, test] = /^((?:\$\w+\s*,?\s*)+):=\s*([^]*)$/.exec(text) ?? [];
  return { names: names?.match(/\$\w+/g) ?? [], test: parseExpression(test ?? text) };
}

function parseBlock(parts: Part[], defined: Map<string, Node[]>): Pick<Block, 'body' | 'otherwise'> {
  const { nodes: body, closer } = parseNodes(parts, defined);
  parts.shift();
  if (closer === undefined) throw new Error('a block has no end');
  if (closer === 'end') return { body, otherwise: [] };
  const condition = /^else (if [^]*)$/.exec(closer)?.[1];
  if (condition !== undefined) return { body, otherwise: parseAction(condition, parts, defined) };
  return { body, otherwise: parseBlock(parts, defined).body };
}

function parseExpression(text: string): Expression {
  const tokens = text.match(TOKEN) ?? [];
  if (tokens.join('').length !== text.replace(/\s+(?=(?:[^"`]|"(?:[^"\\]|\\.)*"|`[^`]*`)*$)/g, '').length) {
    throw new Error(`cannot read {{ ${text} }}`);
  }
  const found = parsePipeline(tokens);
  if (tokens.length > 0) throw new Error(`cannot read {{ ${text} }}`);
  return found;
}

function parsePipeline(tokens: string[]): Pipeline {
  const commands = [parseCommand(tokens)];
  while (tokens[0] === '|') {
    tokens.shift();
    commands.push(parseCommand(tokens));
  }
  return { kind: 'pipe', commands };
}

function parseCommand(tokens: string[]): Pipeline['commands'][number] {
  const named = /^[a-zA-Z]\w*$/.test(tokens[0] ?? '') && !['true', 'false', 'nil'].includes(tokens[0]);
  const name = named ? tokens.shift() : undefined;
  const args: Expression[] = [];
  while (tokens.length > 0 && tokens[0] !== '|' && tokens[0] !== ')') args.push(parseOperand(tokens));
  return { name, args };
}

function parseOperand(tokens: string[]): Expression {
  const token = tokens.shift()!;
  if (token === '(') {
    const inner = parsePipeline(tokens);
    if (tokens.shift() !== ')') throw new Error('a parenthesis is not closed');
    return inner;
  }
  if (token.startsWith('"')) return { kind: 'literal', value: JSON.parse(token) as string };
  if (token.startsWith('`')) return { kind: 'literal', value: token.slice(1, -1) };
  if (token.startsWith('$')) return { kind: 'path', root: token.split('.')[0], names: token.split('.').slice(1) };
  if (token.startsWith('.')) return { kind: 'path', names: token.split('.').filter(Boolean) };
  if (/^-?\d/.test(token)) return { kind: 'literal', value: Number(token) };
  if (['true', 'false', 'nil'].includes(token))
    return { kind: 'literal', value: token === 'nil' ? null : token === 'true' };
  return { kind: 'pipe', commands: [{ name: token, args: [] }] };
}

/** Renders with what `include` finds in `defined`. @throws for unknown functions, values that are not there, failures */
export function render(nodes: Node[], dot: Value, defined: Map<string, Node[]>, functions: Functions): string {
  const include = (name: Value, of: Value): string => {
    const found = defined.get(String(name));
    if (!found) throw new Error(`no template "${String(name)}"`);
    return render(found, of, defined, functions);
  };
  return run(nodes, { dot, variables: new Map([['$', dot]]) }, { ...functions, include });
}

function run(nodes: Node[], scope: Scope, functions: Functions): string {
  return nodes.map((node) => (typeof node === 'string' ? node : step(node, scope, functions))).join('');
}

function step(node: Exclude<Node, string>, scope: Scope, functions: Functions): string {
  if (node.kind === 'print') return printed(valueOf(node.value, scope, functions));
  if (node.kind === 'set') {
    scope.variables.set(node.name, valueOf(node.value, scope, functions));
    return '';
  }
  const value = valueOf(node.test, scope, functions);
  if (!isTrue(value)) return run(node.otherwise, inner(scope), functions);
  if (node.kind === 'range')
    return entries(value)
      .map((entry) => runEntry(node, entry, scope, functions))
      .join('');
  return run(node.body, inner(scope, node.kind === 'with' ? value : scope.dot), functions);
}

function runEntry({ names, body }: Block, [key, item]: [Value, Value], scope: Scope, functions: Functions): string {
  const own = inner(scope, item);
  if (names.length === 1) own.variables.set(names[0], item);
  if (names.length === 2) own.variables.set(names[0], key).set(names[1], item);
  return run(body, own, functions);
}

const inner = ({ dot, variables }: Scope, newDot: Value = dot): Scope => ({
  dot: newDot,
  variables: new Map(variables),
});

function printed(value: Value): string {
  if (value === undefined || value === null) throw new Error('a value is printed that is not there');
  if (typeof value === 'object') throw new Error('a whole object is printed');
  return String(value);
}

function valueOf(expression: Expression, scope: Scope, functions: Functions): Value {
  if (expression.kind === 'literal') return expression.value;
  if (expression.kind === 'path') return follow(expression, scope);
  return expression.commands.reduce<{ value: Value; piped: boolean }>(
    ({ value, piped }, { name, args }) => {
      const given = args.map((arg) => valueOf(arg, scope, functions));
      if (piped) given.push(value);
      if (name === undefined) return { value: called(given), piped: true };
      if (!Object.hasOwn(functions, name)) throw new Error(`no function "${name}"`);
      return { value: functions[name](...given), piped: true };
    },
    { value: undefined, piped: false },
  ).value;
}

/** A method, such as `.Files.Get "name"`, or a value. */
const called = ([head, ...args]: Value[]): Value =>
  typeof head === 'function' ? (head as (...args: Value[]) => Value)(...args) : head;

function follow({ root, names }: { root?: string; names: string[] }, { dot, variables }: Scope): Value {
  if (root !== undefined && !variables.has(root)) throw new Error(`no variable ${root}`);
  return names.reduce<Value>(
    (value, name) => {
      if (typeof value !== 'object' || value === null)
        throw new Error(`nothing there to have ".${name}" of .${names.join('.')}`);
      return (value as Record<string, Value>)[name];
    },
    root === undefined ? dot : variables.get(root),
  );
}

/** Lists by index, maps in the order of their keys. */
const entries = (value: Value): [Value, Value][] =>
  Array.isArray(value)
    ? value.map((item, i): [Value, Value] => [i, item])
    : Object.entries(value as object).sort(([a], [b]) => (a < b ? -1 : 1));

/** Empty values of every type are false. */
export function isTrue(value: Value): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}
