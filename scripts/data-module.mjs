/**
 * Data files as modules: `import voice from './voice.yaml.js'`, `import face from './face.svg.js'`. A YAML file names its
 * schema in its first line, as editors read it, and is held to it when it is compiled: a start gets no slower.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { load } from 'js-yaml';
import { Refused } from './one-line.mjs';

const SCHEMA = /^# yaml-language-server: \$schema=(\S+\.schema\.json)\n/;

const ajv = new Ajv2020({ strictTuples: false });
const checks = new Map();

/** @returns where the schema of a YAML file is */
export function schemaOf(path, text) {
  const name = SCHEMA.exec(text)?.[1];
  if (name === undefined) throw new Refused(`${named(path)} does not name its schema in its first line`);
  return join(dirname(path), name);
}

/** @returns the JavaScript of a data file: its content is the default export */
export function moduleOf(path, text) {
  if (path.endsWith('.svg')) return `export default ${JSON.stringify(text.trim())};\n`;
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(checked(path, text)))});\n`;
}

const named = (path) => relative(process.cwd(), path);

function checked(path, text) {
  const data = parsed(path, text);
  const check = checkOf(schemaOf(path, text));
  if (check(data)) return data;
  const [{ instancePath, message }] = check.errors;
  throw new Refused(`${named(path)}: ${instancePath || 'the whole'} ${message}`);
}

function parsed(path, text) {
  try {
    return load(text);
  } catch (error) {
    throw new Refused(`${named(path)}: ${error.reason} in line ${error.mark?.line + 1}`);
  }
}

/** As the schema is now: a test that changes it, or a process that watches, sees the new one. */
function checkOf(path) {
  const text = readFileSync(path, 'utf8');
  if (!checks.has(text)) checks.set(text, ajv.compile(JSON.parse(text)));
  return checks.get(text);
}
