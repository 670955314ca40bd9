#!/usr/bin/env node
/**
 * Counts the statements of code as TypeScript's parser sees them (blocks are no statements of their own), outside tests,
 * fixtures and declarations: `node scripts/statements.mjs [folder …]`, by default all that this repository carries.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const FOLDERS = ['src', 'web', 'scripts', 'clients', 'bench'];
const CODE = /\.[mc]?[tj]s$/;
const NOT_COUNTED = /(^|\/)(node_modules|dist)\/|[.-](spec|fixture)\.\w+$|\.d\.\w*ts$/;

const statementsIn = (node) => {
  let count = ts.isStatement(node) && !ts.isBlock(node) ? 1 : 0;
  ts.forEachChild(node, (child) => void (count += statementsIn(child)));
  return count;
};

const countOf = (file) => statementsIn(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map((file) => join(folder, file))
        .filter((file) => CODE.test(file) && !NOT_COUNTED.test(file))
    : [];

const folders = process.argv.slice(2);
let whole = 0;
for (const folder of folders.length > 0 ? folders : FOLDERS) {
  const files = filesIn(folder);
  const count = files.reduce((sum, file) => sum + countOf(file), 0);
  whole += count;
  if (files.length > 0) console.log(`${String(count).padStart(7)}  ${folder}  (${files.length} files)`);
}
if (folders.length !== 1) console.log(`${String(whole).padStart(7)}  in all`);
