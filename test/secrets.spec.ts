import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Names of what must be compared in constant time. */
const SECRET =
  /^(apiKey|adminToken|token|password|secret|signature|pepper|mac)$|(Token|Password|Secret|Signature|Pepper)$/;
/** Comparisons that tell nothing: whether there is one at all. */
const isNothing = (text: string): boolean =>
  text.startsWith('typeof ') || ['undefined', 'null', "''", 'true', 'false'].includes(text);

/** Comparisons of secrets with ===, which ends at the first difference. */
function comparisonsIn(file: string, text: string): string[] {
  if (
    !/(token|secret|password|signature|pepper|mac|apiKey)\b.*[!=]=|[!=]=.*(token|secret|password|signature|pepper|mac|apiKey)\b/i.test(
      text,
    )
  )
    return [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && isEquality(node.operatorToken.kind) && comparesSecrets(node))
      found.push(`${file}: ${node.getText()}`);
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

const comparesSecrets = ({ left, right }: ts.BinaryExpression): boolean =>
  [left, right].some((side) => SECRET.test(lastName(side))) && ![left, right].some((side) => isNothing(side.getText()));

/** Not secret although so named. */
const PUBLIC = [
  'src/arena/', // hashes of epochs and settled matches are published so that anybody compares them
  'src/cognitive/engine/', // `token` is a word of a text
  'src/design/engine/',
  'src/tools/engine/',
  'src/migrations/',
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => join('src', path))
  .filter(
    (path) =>
      path.endsWith('.ts') && !/\.(spec|fixture)\.ts$/.test(path) && !PUBLIC.some((one) => path.startsWith(one)),
  );

describe('secrets', () => {
  it.each(['token === given', 'config.adminToken !== presented', 'a.b.signature == x'])('%s is seen', (code) =>
    expect(comparisonsIn('x.ts', code)).toHaveLength(1),
  );
  it.each(['token === undefined', 'count === 3', "secret !== ''"])('%s is none', (code) =>
    expect(comparisonsIn('x.ts', code)).toEqual([]),
  );

  it('are never compared with ===', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.flatMap((file) => comparisonsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
});
