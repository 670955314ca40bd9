import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const WEB = join(__dirname, '..');

/** Attributes that are read or heard. */
const TOLD =
  /^(aria-(label|description|valuetext|roledescription)|title|alt|placeholder|description|caption|label|summary|name)$/;
/** Attributes whose values are several names. */
const NAMES =
  /^(class|className|d|viewBox|transform|points|rel|media|sizes|sandbox|allow|content|stroke-dasharray|aria-labelledby|aria-describedby|preserveAspectRatio|autocomplete|accept)$/;
/** The same in every language. */
const PROPER = /\b(GET|POST) \/[\w/]+|\bSwagger UI\b|\bcm\b|\bFyra\b|\bUTC\b|\bopenapi\.json\b|\bllms\.txt\b/g;
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text.replace(PROPER, ''));
const PROSE = /^\p{Lu}\p{Ll}+( \p{L}+)*( \p{Ll}{2,})|\p{Ll}{2,} \p{Ll}{2,} \p{Ll}{2,}/u;

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** Whether what is written here is shown as it is: alone in braces, or one side of a choice. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(parent);
  if (ts.isParenthesizedExpression(parent) || ts.isTemplateExpression(parent) || ts.isTemplateSpan(parent))
    return isShown(parent);
  return ts.isBinaryExpression(parent) && /^(\|\||&&|\?\?|\+)$/.test(parent.operatorToken.getText()) && isShown(parent);
}

function attributeOf(node: ts.Node): string | undefined {
  for (let at = node.parent; at && !ts.isStatement(at); at = at.parent)
    if (ts.isJsxAttribute(at)) return at.name.getText();
  return undefined;
}

function literalsOf(name: string, text: string): string[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim());
    if (isText(node) && hasWords(node.text)) {
      const attribute = attributeOf(node);
      const isTold = attribute !== undefined && TOLD.test(attribute) && /\p{Lu}| /u.test(node.text);
      const isProse = PROSE.test(node.text) && !(attribute && NAMES.test(attribute));
      if (isTold || isProse || isShown(node)) found.push(node.text);
    }
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** The sheet of components is the builders' own, and only in development. */
const SHEET = /^sheet\/|^pages\/components\.tsx$/;
/** Programs of a graphics card are not read either. */
const PROGRAMS = /\/shaders\.ts$/;

/** Everything below web/ but the words themselves, what is generated, and tests. */
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/^words\/|\.spec\.tsx?$|\.d\.ts$/.test(file) &&
      !SHEET.test(file) &&
      !PROGRAMS.test(file),
  )
  .sort();

test('what people read stands in web/words, and nowhere else', () => {
  expect(files.length).toBeGreaterThan(100);
  const strays = files.flatMap((file) =>
    literalsOf(file, readFileSync(join(WEB, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(strays).toEqual([]);
});

test.each([
  ['<p>Hello</p>', 'Hello'],
  ['<p aria-label="Hello there">{a}</p>', 'Hello there'],
  ['<p>{a ? "open" : b}</p>', 'open'],
  ['<p>{`${a} left`}</p>', ' left'],
  ['const said = "Put your key into the field above first."', 'Put your key into the field above first.'],
])('a text in code is found: %s', (code, text) => expect(literalsOf('a.tsx', code)).toEqual([text]));

test.each(['<p class="wide sheet">{words.a}</p>', '<use href="#a" />', 'on("click", 1)', '<path d="M0 0L1 1" />'])(
  'what nobody reads is none: %s',
  (code) => expect(literalsOf('a.tsx', code)).toEqual([]),
);
