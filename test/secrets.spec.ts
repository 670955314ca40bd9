import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Names of what must be compared in constant time. */
const SECRET =
  /^(apiKey|adminToken|token|password|secret|signature|pepper|mac|digest)$|(Token|Password|Secret|Signature|Pepper)$/;
/** Comparisons that tell nothing: whether there is one at all. */
const isNothing = (text: string): boolean =>
  text.startsWith('typeof ') || ['undefined', 'null', "''", 'true', 'false'].includes(text);

/** Comparisons of secrets with === and its like, which end at the first difference. */
function comparisonsIn(file: string, text: string): string[] {
  if (!/token|secret|password|signature|pepper|mac|digest|apiKey/i.test(text)) return [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && isEquality(node.operatorToken.kind) && comparesSecrets(node))
      found.push(`${file}: ${node.getText()}`);
    if (ts.isCallExpression(node) && callsComparison(node)) found.push(`${file}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const isEquality = (kind: ts.SyntaxKind): boolean =>
  [
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.EqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsToken,
  ].includes(kind);

const lastName = (node: ts.Expression): string =>
  node
    .getText()
    .split(/[.?!]+/)
    .at(-1)!;

const comparesSecrets = (node: ts.BinaryExpression): boolean => {
  const sides = [node.left, node.right];
  const isOfSecrets = sides.some((side) => SECRET.test(lastName(side))) || isWithinOne(node);
  return isOfSecrets && !sides.some((side) => isNothing(side.getText()));
};

/** `token.startsWith(…)`, `given.equals(secret)`: ends at the first difference too. */
const callsComparison = ({ expression, arguments: [given] }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) &&
  /^(equals|startsWith|endsWith|localeCompare|compare|is)$/.test(expression.name.text) &&
  given !== undefined &&
  !ts.isStringLiteralLike(given) &&
  ([expression.expression, given].some((side) => SECRET.test(lastName(side))) || isWithinOne(expression));

/** Within a function that is named for comparing secrets, whatever its parameters are called. */
const COMPARER = /^(is|same|equals?|verif\w*|match\w*|check\w*).*(Token|Secret|Password|Signature|Mac)s?$/;
const isWithinOne = (node: ts.Node): boolean =>
  (isNamed(node) && COMPARER.test(node.name?.getText() ?? '')) ||
  (node.parent !== undefined && isWithinOne(node.parent));

const isNamed = (node: ts.Node) =>
  ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isMethodDeclaration(node);

/** Not secret although so named. */
const PUBLIC = [
  'src/arena/', // hashes of epochs and settled matches are published so that anybody compares them
  'src/cognitive/engine/', // `token` is a word of a text
  'src/design/engine/',
  'src/tools/engine/',
  'src/migrations/',
  'src/common/config/env.ts', // at the start nobody is listening
  'src/common/config/operators.ts',
  'src/common/http/hot-reads/prepared-answer.ts', // digests of what anybody may read
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => join('src', path))
  .filter(
    (path) =>
      path.endsWith('.ts') && !/\.(spec|fixture)\.ts$/.test(path) && !PUBLIC.some((one) => path.startsWith(one)),
  );

describe('secrets', () => {
  it.each([
    'token === given',
    'config.adminToken !== presented',
    'a.b.signature == x',
    'function sameSecret(a, b) { return a === b; }',
    'known.find(({ digest }) => digest.equals(shown))',
    'presented.startsWith(config.adminToken)',
    'function sameSecret(a, b) { return digest(a).equals(digest(b)); }',
    'const isToken = (text) => text.length > 3 && text === given;',
  ])('%s is seen', (code) => expect(comparisonsIn('x.ts', code)).toHaveLength(1));
  it.each(['token === undefined', 'count === 3', "secret !== ''", 'function tokenCount(a, b) { return a === b; }'])(
    '%s is none',
    (code) => expect(comparisonsIn('x.ts', code)).toEqual([]),
  );

  it('are compared in constant time only', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.flatMap((file) => comparisonsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
});
