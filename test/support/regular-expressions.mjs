/** Every regular expression in src/: literals, and RegExp() of constant text. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** @returns {{file: string, line: number, source: string, flags: string}[]} */
export function regularExpressions(root) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.(spec|fixture))\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return files.sort().flatMap(expressionsIn);
}

function expressionsIn(file) {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const expression = expressionOf(node);
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    if (expression) found.push({ file, line, ...expression });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function expressionOf(node) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
  if (!isMade) return null;
  const [source, flags] = node.arguments ?? [];
  if (!source || !ts.isStringLiteralLike(source)) return { source: null, flags: '', text: node.getText() };
  return { source: source.text, flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '' };
}

if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(regularExpressions(process.argv[2])));
