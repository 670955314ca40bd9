/** What our layer adds to a stream of a model upstream, beside the upstream itself and a bare node:http between, in turn. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startApp } from '../support/app.mjs';
import { issueKey, OPERATOR } from '../support/keys.mjs';
import { ask } from '../tools/ask.mjs';
import { times } from '../support/times.mjs';

const WARM_UP = times(40);
const TURNS = times(200);
const QUESTION = 'Which fabric should I take for a summer shirt?';
const BODY = { model: 'stand-in', stream: true, messages: [{ role: 'user', content: QUESTION }] };

export async function measure({ servers, dataDir }) {
  const standIn = fork(new URL('../tools/stand-in.mjs', import.meta.url));
  const [{ port }] = await once(standIn, 'message');
  const upstream = { TEXT_PROVIDER: 'openai', OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, TEXT_MODEL: 'stand-in' };
  const pipe = fork(new URL('../tools/pipe.mjs', import.meta.url));
  pipe.send({ upstream: port });
  const [{ port: piped }] = await once(pipe, 'message');
  const app = await startApp(servers, { SERVICES: 'tools', DATA_DIR: dataDir, ADMIN_TOKEN: OPERATOR, ...upstream });
  try {
    const key = await issueKey(app, { interface: 'tools', tier: 'enterprise' });
    const ports = { upstream: port, piped, layered: app.port };
    await turns(WARM_UP, ports, key);
    return rowsOf(await turns(TURNS, ports, key));
  } finally {
    await app.stop();
    pipe.kill();
    standIn.kill();
  }
}

/** The same question to all in turn, another one first each time, so that a drift of the machine's speed cancels. */
async function turns(count, ports, key) {
  const list = [];
  const sides = Object.entries(ports);
  for (let i = 0; i < count; i++) {
    const answers = {};
    for (const [name, port] of sides)
      answers[name] = await fine(ask(port, '/v1/chat/completions', BODY, { 'x-api-key': key }));
    list.push(answers);
    sides.push(sides.shift());
  }
  return list;
}

async function fine(asked) {
  const answer = await asked;
  if (answer.status !== 200 || Number.isNaN(answer.firstMs)) throw new Error(`status ${answer.status}: ${answer.text}`);
  return answer;
}

function rowsOf(list) {
  const addedBy = (side, what) => list.map((answers) => answers[side][what] - answers.upstream[what]);
  const added = (what) => addedBy('layered', what);
  return [
    {
      id: 'streams.first',
      what: 'a stream upstream: added to the first word',
      unit: 'ms',
      values: added('firstMs'),
      goal: { most: 3 },
    },
    { id: 'streams.whole', what: '– added to the whole', unit: 'ms', values: added('wholeMs'), goal: { most: 3 } },
    { id: 'streams.pipe', what: '– by a bare node:http between', unit: 'ms', values: addedBy('piped', 'wholeMs') },
  ];
}
