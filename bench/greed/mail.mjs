/** One address names 120 people it has invented, in two ways each, and one real one ten times: how many mails leave? */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { startApp } from '../support/app.mjs';
import { callerOf } from '../support/called-from.mjs';

const INVENTED = 120;
const GREEDY = '198.51.100.1';
const QUIET_MS = 3000;

export async function measure({ servers, dataDir }) {
  const received = [];
  const post = await postOffice(received);
  const smtp = `smtp://127.0.0.1:${post.server.address().port}`;
  const app = await startApp(servers, {
    SERVICES: 'tools,design',
    TRUST_PROXY: 'loopback',
    SMTP_URL: smtp,
    DATA_DIR: dataDir,
  });
  try {
    return await greedy(callerOf(app.port), received);
  } finally {
    await app.stop();
    await new Promise((done) => post.close(done));
  }
}

async function greedy(call, received) {
  const name = (email, address) => [
    call('POST', '/api/register', address, { email, name: 'N' }),
    call('POST', '/api/v1/keys/request', address, { email, plan: 'beta' }),
  ];
  const answers = [];
  for (let n = 0; n < INVENTED; n++) answers.push(...(await Promise.all(name(`invented${n}@example.com`, GREEDY))));
  const invented = await quiet(received);
  const issued = answers.filter(({ status }) => status === 201).length;
  for (let n = 0; n < 10; n++) await Promise.all(name('victim@example.com', '198.51.101.1'));
  const victim = (await quiet(received)) - invented;
  const [own] = await Promise.all(name('victim@example.com', '198.51.102.1'));
  return [
    [`${INVENTED} invented addresses, named twice each: keys`, `${issued}`],
    [`${INVENTED} invented addresses, named twice each: mails`, `${invented}`],
    ['one person, named twenty times: mails', `${victim}`],
    [
      '… who then asks from an address of their own',
      `${own.status} ${own.body.code ?? ''}, mails ${(await quiet(received)) - invented - victim}`,
    ],
  ];
}

/** Mails so far, when none has come for a while. */
async function quiet(received) {
  for (let seen = -1; seen !== received.length;) {
    seen = received.length;
    await sleep(QUIET_MS);
  }
  return received.length;
}

async function postOffice(received) {
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      stream.resume();
      stream.on('end', () => {
        received.push(session.envelope.rcptTo[0].address);
        done();
      });
    },
  });
  post.listen(0, '127.0.0.1');
  await once(post.server, 'listening');
  return post;
}
