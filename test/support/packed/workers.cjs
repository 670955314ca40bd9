/** Required by every thread: the worker modules of the pack are loaded from it, too. */
const Module = require('node:module');
const { isMainThread } = require('node:worker_threads');
const { open } = require('./load.cjs');

if (!isMainThread) {
  const load = Module._load;
  let pack;
  Module._load = (path, ...rest) => {
    if (!path.endsWith('.worker.js')) return load(path, ...rest);
    pack ??= open(process.env.TEST_PACK);
    return pack.has(path) ? pack.load(path) : load(path, ...rest);
  };
}
