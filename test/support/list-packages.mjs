/** Loaded before the application (`--import`): adds the CommonJS packages that it loads, by name, to the file PACKAGES. */
import { appendFileSync } from 'node:fs';
import Module from 'node:module';

const seen = new Set();
const load = Module._load;

Module._load = function (...request) {
  note(pathOf(request));
  return Reflect.apply(load, this, request);
};

function pathOf(request) {
  try {
    return Module._resolveFilename(...request);
  } catch {
    return ''; // what is not there is not loaded
  }
}

function note(path) {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
  if (name === undefined || seen.has(name)) return;
  seen.add(name);
  appendFileSync(process.env.PACKAGES, `${name}\n`);
}
