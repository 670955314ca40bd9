/** Sends processes of their own on errands and tells what came of each, as one line of JSON. */
import { OwnProcess } from '../../dist/src/common/workers/own-process.js';

const ERRANDS = new URL('./errands.mjs', import.meta.url);
const processes = new OwnProcess();
const told = (name, input = null, bounds = { seconds: 60, megabytes: 500 }, signal) =>
  processes.run(ERRANDS, name, input, bounds, signal).then(
    (output) => ({ output }),
    (error) => ({ error: error.message, what: error.what }),
  );

const abort = new AbortController();
const abandoned = told('spins', null, undefined, abort.signal);
setTimeout(() => abort.abort(new Error('nobody wants it')), 300);
const results = {
  twice: await told('twice', { values: Float32Array.of(1, 2, 3) }),
  fails: await told('fails'),
  dies: await told('dies'),
  environment: await told('environment'),
  spins: await told('spins', null, { seconds: 1, megabytes: 500 }),
  hoards: await told('hoards', null, { seconds: 60, megabytes: 200 }),
  remembers: await told('remembers', null, { seconds: 60, megabytes: 60 }),
  abandoned: await abandoned,
};
const last = told('spins');
setTimeout(() => processes.onApplicationShutdown(), 300);
process.stdout.write(JSON.stringify({ ...results, last: await last }));
