/** What can be changed in a program so that a good test should notice. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const OTHER_SIGN = new Map(
  ['< <=', '> >=', '=== !==', '&& ||', '+ -', '* /'].flatMap((pair) => {
    const [one, two] = pair.split(' ');
    return [
      [one, two],
      [two, one],
    ];
  }),
);
const ORDERED = new Set(['-', '/', '<', '>', '<=', '>=']);

/** @returns every single change of a TypeScript file: its kind, place (offset), the text there and what is put instead */
export function mutationsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    for (const [kind, at, instead] of changesOf(node)) {
      found.push({ file, kind, at: at.getStart(), line: lineOf(source, at), was: at.getText(), instead });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const lineOf = (source, node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;

function changesOf(node) {
  if (ts.isBinaryExpression(node)) return ofOperator(node);
  if (ts.isNumericLiteral(node)) return [['constant', node, otherNumber(Number(node.text))]];
  if (ts.isIfStatement(node)) return [['branch', node.expression, `!(${node.expression.getText()})`]];
  if (ts.isConditionalExpression(node)) return [['branch', node.condition, `!(${node.condition.getText()})`]];
  return [];
}

function ofOperator(node) {
  const sign = node.operatorToken.getText();
  const [left, right] = [node.left.getText(), node.right.getText()];
  const changes = [];
  if (OTHER_SIGN.has(sign) && !isText(node))
    changes.push(['comparison', node, `(${left}) ${OTHER_SIGN.get(sign)} (${right})`]);
  if (ORDERED.has(sign)) changes.push(['swap', node, `(${right}) ${sign} (${left})`]);
  return changes;
}

const isText = ({ left, right }) =>
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));

/** Far enough away that somebody should notice. */
const otherNumber = (number) =>
  String(number === 0 ? 1 : Number.isInteger(number) && number < 10 ? number + 1 : number * 1.25);
