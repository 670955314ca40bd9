/** What can be changed in a program so that a good test should notice. */
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

/** @returns every single change of a TypeScript file's text: its kind, place (offset), the text there and what is put instead */
export function mutationsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
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

/**
 * @param mutants of this text, each with its `number`
 * @returns the text with all of them in it: `$mutant(number)` decides, when it is come by, whether that one is on
 */
export function withMutants(text, mutants) {
  const inner = [...mutants].sort((a, b) => b.at - a.at || a.was.length - b.was.length);
  const ends = new Map();
  let changed = text;
  for (const { at, was, instead, number } of inner) {
    const end = at + was.length + grownWithin(ends, at, at + was.length);
    const choice = `($mutant(${number}) ? (${instead}) : (${changed.slice(at, end)}))`;
    changed = changed.slice(0, at) + choice + changed.slice(end);
    ends.set(number, { at, to: at + was.length, grown: choice.length - (end - at) });
  }
  return changed;
}

/** By how much what stands between two offsets of the unchanged text has grown: those within it are put in before it. */
const grownWithin = (done, from, to) =>
  [...done.values()].filter((one) => one.at >= from && one.to <= to).reduce((sum, { grown }) => sum + grown, 0);

const lineOf = (source, node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;

function changesOf(node) {
  if (ts.isBinaryExpression(node)) return ofOperator(node);
  if (ts.isNumericLiteral(node) && !isName(node)) return [['constant', node, otherNumber(Number(node.text))]];
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

/** As in `{ 1: 'one' }`: no expression stands there. */
const isName = (node) => node.parent.name === node;

const isText = ({ left, right }) =>
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));

/** Far enough away that somebody should notice. */
const otherNumber = (number) =>
  String(number === 0 ? 1 : Number.isInteger(number) && number < 10 ? number + 1 : number * 1.25);
