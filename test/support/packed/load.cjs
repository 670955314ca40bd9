/**
 * Loads modules from few texts with V8's code of them beside them (pack.mjs) as Node's own loader would from three thousand files,
 * in a fraction of its time. What is not in the texts is left to Node.
 */
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const vm = require('node:vm');

/** @returns `has(path)` of a program or a thread, `load(path)` with its exports, and the texts that were read, by number */
exports.open = function open(folder) {
  const { sizes, starts } = jsonIn(folder, 'index.json');
  const numbers = sizes.flatMap((size, number) => Array(size).fill(number));
  const texts = {};
  const loaded = [];

  function load(place) {
    if (loaded[place] !== undefined) return loaded[place].exports;
    const { run, filename, targets } = moduleAt(place);
    const module = { id: filename, filename, exports: {}, loaded: false, children: [], paths: [] };
    loaded[place] = module;
    const require = requireOf(filename, targets);
    const url = () => pathToFileURL(filename).href;
    const later = async (name) =>
      name in targets ? namespaceOf(require(name)) : import(name.startsWith('.') ? new URL(name, url()).href : name);
    run.call(module.exports, module.exports, require, module, filename, path.dirname(filename), url, later, require);
    module.loaded = true;
    return module.exports;
  }

  function moduleAt(place) {
    const text = (texts[numbers[place]] ??= textIn(folder, numbers[place]));
    text.first ??= numbers.indexOf(numbers[place]);
    const at = place - text.first;
    return { run: text.functions[at], filename: text.paths[at], targets: text.links[at] };
  }

  function requireOf(filename, targets) {
    let node;
    const nodes = () => (node ??= createRequire(filename));
    const require = (name) => {
      const place = targets[name];
      return place === undefined ? nodes()(name) : load(place);
    };
    require.resolve = (...args) => nodes().resolve(...args);
    Object.defineProperty(require, 'cache', { get: () => nodes().cache });
    Object.defineProperty(require, 'main', { get: () => nodes().main });
    return require;
  }

  return { has: (file) => file in starts, load: (file) => load(starts[file]), texts };
};

function textIn(folder, number) {
  const filename = path.join(folder, `${number}.js`);
  const cachedData = readIfThere(path.join(folder, `${number}.code`));
  const script = new vm.Script(readFileSync(filename, 'latin1'), { filename, cachedData });
  return { script, functions: script.runInThisContext(), ...jsonIn(folder, `${number}.json`) };
}

const jsonIn = (folder, name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

const namespaceOf = (exports) => (exports.__esModule ? exports : { ...exports, default: exports });

function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
