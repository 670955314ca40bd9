import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { axe, hasBrowser, openBrowser, overflow, pageOf } from './support/browser.js';
import { tabStops, unnamed } from './support/keyboard.js';
import { freePort } from './support/free-port.js';
import type { Server } from './support/server.js';
import { StandInIssuer } from './support/stand-in-issuer.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createFoundedWorld, type World } from './support/world.js';

const TOKENS = { ada: 'token-of-ada-who-may-all', bo: 'token-of-bo-who-only-looks' };
const ROLES = { ada: 'admin', bo: 'read' } as const;
type Person = keyof typeof TOKENS;

const line = (name: Person) => `${name}:${ROLES[name]}:${createHash('sha256').update(TOKENS[name]).digest('hex')}`;
const HOSTILE = '<img src=x onerror=alert(1)>\u202E';
const FORM = 'application/x-www-form-urlencoded';

(hasBrowser('pages-operator.e2e-spec') ? describe : describe.skip)('the house in a browser', () => {
  let world: World;
  let server: Server;
  let browser: Browser;
  const complaints: string[] = [];
  const failed: string[] = [];

  beforeAll(async () => {
    const OPERATORS = `${line('ada')},${line('bo')}`;
    world = await createFoundedWorld({ SERVICES: 'arena,tools', OPERATORS });
    [server, browser] = await Promise.all([world.start(), openBrowser()]);
    for (const _ of ['by mouse', 'by keyboard']) {
      const { body } = await server.post<{ job_id: string }>('/api/generate', { description: 'a red coat' });
      failed.push(body.job_id);
    }
    await eventually('they are drawn', async () => {
      const [{ open }] = await world.query<{ open: number }>(
        'SELECT count(*)::int AS open FROM tools_image_job WHERE id = ANY($1) AND status <> $2',
        [failed, 'completed'],
      );
      return open === 0;
    });
    await world.query(
      `UPDATE tools_image_job SET status = 'failed', error = '{"code":"internal_error","message":"planted"}' WHERE id = ANY($1)`,
      [failed],
    );
    await world.query(
      `INSERT INTO tools_image_job (id, owner, description, request, status, error, completed_at)
       VALUES ($1, '', 'secret words of a customer', '{"n":1}', 'failed', '{"code":"<b>x</b>"}', now() - interval '1 day')`,
      [HOSTILE],
    );
  });
  afterAll(async () => {
    await browser?.close();
    await world?.close();
  });
  afterEach(() => expect(complaints.splice(0)).toEqual([]));

  async function signedIn(who: Person, options = {}): Promise<Page> {
    const page = await pageOf(browser, complaints, options);
    await page.goto(`${server.base}/operator`);
    await page.fill('#token', TOKENS[who]);
    await page.getByRole('button', { name: 'Open a session' }).click();
    await page.waitForURL(`${server.base}/operator`);
    await page.locator('.operator').waitFor();
    return page;
  }

  /** Entries of the trail but those of sessions. */
  const trail = async (): Promise<{ action: string; target: string; actor: string }[]> =>
    world.query("SELECT action, target, actor FROM audit_entry WHERE action NOT LIKE 'session.%' ORDER BY at");
  const leagueIs = async () => (await world.query<{ status: string }>('SELECT status FROM arena_market'))[0].status;
  const statusOf = async (id: string) =>
    (await world.query<{ status: string }>('SELECT status FROM tools_image_job WHERE id = $1', [id]))[0].status;

  /** What a browser's form sends. */
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(server.base + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': FORM, ...headers },
      body: new URLSearchParams(fields),
    });
  const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const begun = async (who: Person = 'ada', headers = {}) => send('/operator/session', { token: TOKENS[who] }, headers);
  const csrfOf = async (cookie: string): Promise<string> => {
    const answer = await fetch(`${server.base}/operator`, { headers: { Cookie: cookie } });
    return /name="csrf" value="([\w-]+)"/.exec(await answer.text())![1];
  };

  /** Tab by Tab until an element with this name has the focus. */
  async function tabTo(page: Page, name: string): Promise<void> {
    const named = `(({ activeElement: it }) => it.getAttribute('aria-label') ?? it.id ?? '' )(document)`;
    const text = `document.activeElement.textContent`;
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(named)) === name || (await page.evaluate(text)) === name) return;
    }
    throw new Error(`no stop is called ${name}`);
  }

  test('without a session nothing of the house is on the page', async () => {
    for (const headers of [{}, { Cookie: 'fyra_operator=x' }, { Authorization: `Bearer ${ADMIN_TOKEN}` }]) {
      const answer = await fetch(`${server.base}/operator`, { headers: headers as never });
      const text = await answer.text();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(text).toContain('name="token"');
      for (const told of [failed[0], 'internal_error', 'csrf', 'id="queues"', 'id="trail"', 'ada'])
        expect(text).not.toContain(told);
    }
  });

  test('a cookie that no script reads, no other site sends and nothing but these pages gets; Secure behind TLS', async () => {
    const answer = await begun();
    expect(answer.status).toBe(303);
    const flags = answer.headers.get('set-cookie')!.split('; ').slice(1);
    expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/operator', 'Max-Age=28800']));
    expect(flags).not.toContain('Secure');
    const behind = await world.start({ PUBLIC_URL: 'https://fyra.example/fyra', ROLE: 'api' });
    const secure = await fetch(`${behind.base}/operator/session`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': FORM },
      body: new URLSearchParams({ token: TOKENS.ada }),
    });
    expect(secure.headers.get('set-cookie')).toMatch(/Path=\/fyra\/operator;.*; Secure/);
    await behind.stop();
  });

  test('a session begins with a token of its own: what the browser brought opens nothing afterwards', async () => {
    const planted = `fyra_operator=${'A'.repeat(43)}`;
    const answer = await begun('ada', { Cookie: planted });
    const own = cookieOf(answer);
    expect(own).not.toBe(planted);
    const again = cookieOf(await begun('ada', { Cookie: own }));
    const isIn = async (cookie: string) =>
      (await (await fetch(`${server.base}/operator`, { headers: { Cookie: cookie } })).text()).includes('id="trail"');
    expect(await Promise.all([planted, own, again].map(isIn))).toEqual([false, false, true]);
    await world.query("UPDATE operator_session SET expires_at = now() - interval '1 second'");
    expect(await isIn(again)).toBe(false);
  });

  test('a form without the token of its session, or of another page, does nothing', async () => {
    const cookie = cookieOf(await begun());
    const other = await csrfOf(cookieOf(await begun()));
    const csrf = await csrfOf(cookie);
    const asked = { doing: 'pause', typed: 'pause' };
    const before = await trail();
    const answers = await Promise.all([
      send('/operator/league', asked, { Cookie: cookie }),
      send('/operator/league', { ...asked, csrf: '' }, { Cookie: cookie }),
      send('/operator/league', { ...asked, csrf: other }, { Cookie: cookie }),
      send('/operator/league', { ...asked, csrf }, { Cookie: cookie, Origin: 'https://elsewhere.example' }),
      send('/operator/league', { ...asked, csrf }, { Cookie: cookie, 'Sec-Fetch-Site': 'same-site' }),
      send('/operator/jobs/again', { job: failed[0] }, { Cookie: cookie }),
      send('/operator/session/end', {}, { Cookie: cookie }),
      send('/operator/session', { token: TOKENS.ada }, { Origin: 'https://elsewhere.example' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    expect([await leagueIs(), await statusOf(failed[0]), await trail()]).toEqual(['running', 'failed', before]);
    expect((await send('/operator/league', { ...asked, csrf })).status).toBe(401);
    expect((await send('/operator/league', { ...asked, typed: 'yes', csrf }, { Cookie: cookie })).status).toBe(400);
    expect(await leagueIs()).toBe('running');
  });

  test('who only looks sees, and may do nothing, by the page or past it', async () => {
    const page = await signedIn('bo');
    expect(await page.getByRole('button', { name: /Run|Pause/ }).count()).toBe(0);
    await page.close();
    const cookie = cookieOf(await begun('bo'));
    const csrf = await csrfOf(cookie);
    const answers = [
      await send('/operator/league', { doing: 'pause', typed: 'pause', csrf }, { Cookie: cookie }),
      await send('/operator/jobs/again', { job: failed[0], csrf }, { Cookie: cookie }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect([await leagueIs(), await statusOf(failed[0])]).toEqual(['running', 'failed']);
  });

  test('by mouse: a failed job run again, the league paused and resumed; one entry each, in their name', async () => {
    const before = (await trail()).length;
    const page = await signedIn('ada');
    await page.getByRole('button', { name: `Run again: ${failed[0]}` }).click();
    await page.getByText('The job is queued again.').waitFor();
    await eventually('it is drawn', async () => (await statusOf(failed[0])) === 'completed');
    await page.fill('#typed', 'pause');
    await page.getByRole('button', { name: 'Pause the league' }).click();
    await page.getByText('Something needs you.').waitFor();
    expect([await leagueIs(), await page.locator('.concerns').textContent()]).toEqual([
      'paused',
      'The league is paused: decisions are refused.',
    ]);
    await page.fill('#typed', 'pause');
    await page.getByRole('button', { name: 'Resume the league' }).click();
    expect(await page.getByRole('alert').textContent()).toBe('Nothing was done: type resume to confirm.');
    complaints.splice(0); // the browser tells of the 400
    await page.fill('#typed', 'resume');
    await page.getByRole('button', { name: 'Resume the league' }).click();
    await page.getByText('The league goes on.').waitFor();
    expect(await leagueIs()).toBe('running');
    expect((await trail()).slice(before)).toEqual([
      { action: 'job.again', target: failed[0], actor: 'ada' },
      { action: 'league_paused', target: 'league', actor: 'ada' },
      { action: 'league_running', target: 'league', actor: 'ada' },
    ]);
    await page.close();
  });

  test('by keyboard: the same, and the session ended', async () => {
    const before = (await trail()).length;
    const page = await signedIn('ada');
    await tabTo(page, `Run again: ${failed[1]}`);
    await page.keyboard.press('Enter');
    await page.getByText('The job is queued again.').waitFor();
    await eventually('it is drawn', async () => (await statusOf(failed[1])) === 'completed');
    for (const word of ['pause', 'resume']) {
      await tabTo(page, 'typed');
      await page.keyboard.type(word);
      await page.keyboard.press('Enter');
      await page.getByText(word === 'pause' ? 'Something needs you.' : 'The league goes on.').waitFor();
    }
    expect((await trail()).slice(before).map(({ action }) => action)).toEqual([
      'job.again',
      'league_paused',
      'league_running',
    ]);
    await tabTo(page, 'End the session');
    await page.keyboard.press('Enter');
    await page.getByText('The session is over.').waitFor();
    await page.goto(`${server.base}/operator`);
    expect(await page.locator('#trail').count()).toBe(0);
    await page.close();
  });

  test('a job runs again once, for its owner for nothing, and only when it failed', async () => {
    const token = { headers: { Authorization: `Bearer ${TOKENS.ada}` } };
    const again = (id: string) => server.post<{ code?: string }>(`/api/admin/jobs/${id}/again`, {}, token);
    const { status, body } = await again(failed[0]);
    expect([status, body.code]).toEqual([409, 'not_failed']);
    expect((await again('img_unknown')).status).toBe(404);
    const [job] = await world.query<{ receipts: unknown[] }>('SELECT receipts FROM tools_image_job WHERE id = $1', [
      failed[0],
    ]);
    expect(job.receipts).toEqual([]);
    const [{ id }] = await world.query<{ id: string }>('SELECT id FROM outbox_job WHERE ref = $1 LIMIT 1', [failed[0]]);
    const { body: found } = await server.get<{ jobs: { id: string }[] }>(`/api/admin/jobs?id=${id}`, token);
    expect(found.jobs.map((one) => one.id)).toEqual([failed[0]]);
  });

  test('what others wrote is text, and what customers asked for is not there', async () => {
    const page = await signedIn('ada');
    const row = page.locator('tr', { hasText: 'onerror' });
    expect(await row.locator('th').textContent()).toBe(HOSTILE);
    expect(await row.locator('td').nth(1).textContent()).toBe('<b>x</b>');
    await page.fill('#job', HOSTILE);
    await page.getByRole('button', { name: 'Search' }).click();
    expect(await page.locator('#job').inputValue()).toBe(HOSTILE);
    expect(await page.locator('main img, main b').count()).toBe(0);
    expect(await page.content()).not.toContain('secret words');
    await page.fill('#job', '"><script>alert(1)</script>');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(await page.textContent('#jobs ~ p')).toBe('There is no job "><script>alert(1)</script>.');
    await page.close();
  });

  test.each(['light', 'dark'] as const)(
    'accessible in both widths, %s; every stop is seen and named',
    async (colorScheme) => {
      const page = await signedIn('ada', { colorScheme });
      expect(await axe(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await axe(page)).toEqual([]);
      expect((await tabStops(page)).filter(({ isSeen }) => !isSeen)).toEqual([]);
      expect(await unnamed(page)).toEqual([]);
      await page.close();
      const outside = await pageOf(browser, complaints, { colorScheme });
      await outside.goto(`${server.base}/operator`);
      expect(await axe(outside)).toEqual([]);
      await outside.close();
    },
  );

  test('in Swedish, with script off', async () => {
    const page = await pageOf(browser, complaints, { locale: 'sv-SE', javaScriptEnabled: false });
    await page.goto(`${server.base}/operator`);
    await page.fill('#token', TOKENS.bo);
    await page.getByRole('button', { name: 'Öppna en session' }).click();
    expect(await page.locator('h2').allTextContents()).toEqual(
      expect.arrayContaining(['Köer', 'Ligan', 'Vem använder vad']),
    );
    await page.close();
  });

  describe('by an identity provider', () => {
    let issuer: StandInIssuer;
    let apart: Server;
    const mira = { email: 'Mira@example.com', email_verified: true };
    const SECRET = 'a secret: with/what + must be escaped';
    beforeAll(async () => {
      issuer = await StandInIssuer.open('localhost');
      issuer.secret = encodeURIComponent(SECRET);
      apart = await starting();
    });
    beforeEach(() => Object.assign(issuer, { signedIn: mira, idToken: undefined, refuses: undefined }));
    afterAll(async () => {
      await apart?.stop();
      await issuer?.close();
    });

    async function starting(more: Record<string, string> = {}): Promise<Server> {
      const PORT = String(await freePort());
      return world.start({
        ROLE: 'api',
        PORT,
        PUBLIC_URL: `http://127.0.0.1:${PORT}`,
        TRUST_PROXY: 'loopback',
        OPERATORS: `${line('ada')},mira@example.com:support:oidc`,
        OPERATOR_OIDC_ISSUER: issuer.address,
        OPERATOR_OIDC_CLIENT_ID: 'fyra',
        OPERATOR_OIDC_CLIENT_SECRET: SECRET,
        ...more,
      });
    }

    let asking = 0;
    /** An address of its own for whoever has none in mind: each has ten wrong attempts an hour. */
    const from = (address = `192.0.2.${++asking}`) => ({ 'X-Forwarded-For': address });
    /** Goes to the provider as a browser does. @returns where it is sent back to, with the cookie it got */
    async function away(): Promise<{ back: URL; cookie: string; left: Response }> {
      const left = await fetch(`${apart.base}/operator/provider`, { redirect: 'manual', headers: from() });
      const page = new URL(left.headers.get('location')!);
      page.pathname = '/signed-in';
      const gave = await fetch(page, { redirect: 'manual' });
      return { back: new URL(gave.headers.get('location')!), cookie: cookieOf(left), left };
    }
    const comesBack = (back: URL, cookie: string, headers = from()): Promise<Response> =>
      fetch(back, { redirect: 'manual', headers: { ...headers, ...(cookie && { Cookie: cookie }) } });
    /** @returns the status, whether a session began, and what is said */
    async function outcome(answer: Response): Promise<[number, boolean, string | undefined]> {
      const began = (answer.headers.get('set-cookie') ?? '').includes('fyra_operator=');
      return [answer.status, began, /role="alert"[^>]*>([^<]+)</.exec(await answer.text())?.[1]];
    }
    const NOT_VOUCHED = 'The identity provider did not vouch for you. You can try again.';
    const BEGUN_ELSEWHERE =
      'The way to the identity provider was begun elsewhere or too long ago: begin again from here.';
    const AWAY = 'The identity provider cannot be asked right now. Try again later, or use a token.';

    test.each(['mouse', 'keyboard'])(
      'by %s: whoever it vouches for by a name of the settings is in, by that name and role',
      async (by) => {
        const page = await pageOf(browser, complaints);
        await page.goto(`${apart.base}/operator`);
        for (const name of ['Sign in with your identity provider', 'It is me']) {
          const there = page.getByText(name, { exact: true });
          await there.waitFor();
          await (by === 'mouse' ? there.click() : tabTo(page, name).then(() => page.keyboard.press('Enter')));
        }
        await page.locator('.operator').waitFor();
        expect(page.url()).toBe(`${apart.base}/operator`);
        expect(await page.getByText('mira@example.com, support;').count()).toBe(1);
        expect(await page.getByRole('button', { name: 'Pause the league' }).count()).toBe(0);
        await page.getByRole('button', { name: 'End the session' }).click();
        await page.getByText('The session is over.').waitFor();
        await page.close();
        const entries = await world.query("SELECT DISTINCT actor FROM audit_entry WHERE target = 'mira@example.com'");
        expect(entries).toEqual([{ actor: 'mira@example.com' }]);
      },
    );

    test('what a browser leaves with is for coming back alone, and nobody says where it goes on to', async () => {
      const { left } = await away();
      const flags = left.headers.get('set-cookie')!.split('; ').slice(1);
      expect(flags).toEqual(
        expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/operator/provider', 'Max-Age=600']),
      );
      const asked = new URL(left.headers.get('location')!).searchParams;
      expect([asked.get('response_type'), asked.get('code_challenge_method'), asked.get('scope')]).toEqual([
        'code',
        'S256',
        'openid email',
      ]);
      expect(asked.get('redirect_uri')).toBe(`${apart.base}/operator/provider/back`);
      const verifier = cookieOf(left).split('.')[2];
      expect(left.headers.get('location')).not.toContain(verifier);
      const astray = await away();
      astray.back.searchParams.set('return_to', 'https://elsewhere.example');
      const arrived = await (await comesBack(astray.back, astray.cookie)).text();
      expect(arrived).toContain('content="0;url=/operator"');
      expect(arrived).not.toContain('"https://elsewhere');
    });

    const soon = () => Math.floor(Date.now() / 1000);
    test.each<[string, object, ((claims: Record<string, unknown>) => string)?]>([
      ['an address that is not confirmed', { email_verified: false }],
      ['an address said to be confirmed in words', { email_verified: 'true' }],
      ['nobody named', { email: undefined }],
      ['a token of another errand', { nonce: 'A'.repeat(43) }],
      ['a token of no errand', { nonce: undefined }],
      ['a token for another client', { aud: 'other' }],
      ['a token for another client too', { aud: ['fyra', 'other'] }],
      ['a token that another client asked for', { azp: 'other' }],
      ['a token of another issuer', { iss: 'https://elsewhere.example' }],
      ['a token that is over', { iat: soon() - 3600, exp: soon() - 60 }],
      ['a token without an end', { exp: undefined }],
      ['a token that nobody signed', {}, (claims) => issuer.unsigned(claims)],
      ['a token signed with the public key', {}, (claims) => issuer.signedByPublicKey(claims)],
      ['a token signed with the client’s secret', {}, (claims) => issuer.signedBySecret(claims, SECRET)],
      ['no token', {}, () => undefined as never],
    ])('%s lets nobody in', async (...[_what, claims, idToken]) => {
      Object.assign(issuer, { signedIn: { ...mira, ...claims }, idToken });
      const { back, cookie } = await away();
      expect(await outcome(await comesBack(back, cookie))).toEqual([403, false, NOT_VOUCHED]);
    });

    test.each<[string, (back: URL, cookie: string) => string | void, string]>([
      ['another state', (back) => back.searchParams.set('state', 'A'.repeat(43)), BEGUN_ELSEWHERE],
      ['no state', (back) => back.searchParams.delete('state'), BEGUN_ELSEWHERE],
      ['a browser that did not leave from here', () => '', BEGUN_ELSEWHERE],
      ['a code that nobody gave', (back) => back.searchParams.set('code', 'guessed'), NOT_VOUCHED],
      ['no code', (back) => back.searchParams.delete('code'), NOT_VOUCHED],
      ['a no', (back) => back.searchParams.set('error', 'access_denied'), NOT_VOUCHED],
      ['another verifier', (_back, cookie) => cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')), NOT_VOUCHED],
    ])('%s lets nobody in', async (_what, change, said) => {
      const { back, cookie } = await away();
      expect(await outcome(await comesBack(back, change(back, cookie) ?? cookie))).toEqual([403, false, said]);
    });

    test('another browser’s code and state are of no use here: its verifier and nonce are not', async () => {
      const [mine, theirs] = [await away(), await away()];
      mine.back.searchParams.set('code', theirs.back.searchParams.get('code')!);
      expect(await outcome(await comesBack(mine.back, mine.cookie))).toEqual([403, false, NOT_VOUCHED]);
      expect(await outcome(await comesBack(theirs.back, mine.cookie))).toEqual([403, false, BEGUN_ELSEWHERE]);
    });

    test('a code lets in once, and whom it lets in only as long as the settings would', async () => {
      const { back, cookie } = await away();
      const answer = await comesBack(back, cookie);
      const session = answer.headers
        .getSetCookie()
        .find((one) => one.startsWith('fyra_operator='))!
        .split(';')[0];
      expect(await outcome(answer)).toEqual([200, true, undefined]);
      expect(await outcome(await comesBack(back, cookie))).toEqual([403, false, NOT_VOUCHED]);
      const isIn = async (base: string) =>
        (await (await fetch(`${base}/operator`, { headers: { Cookie: session } })).text()).includes('id="trail"');
      expect(await isIn(apart.base)).toBe(true);
      expect(await isIn(server.base)).toBe(false);
      const elsewhere = await starting({ OPERATOR_OIDC_CLIENT_ID: 'another' });
      expect(await isIn(elsewhere.base)).toBe(false);
      await elsewhere.stop();
    });

    test('whom it vouches for and who does not operate is told so, and an address has ten such attempts', async () => {
      issuer.signedIn = { ...mira, email: 'eve@example.com' };
      const attempt = async (): Promise<[number, boolean, string | undefined]> => {
        const { back, cookie } = await away();
        return outcome(await comesBack(back, cookie, from('198.51.100.7')));
      };
      const [status, , said] = await attempt();
      expect([status, said]).toEqual([403, 'The identity provider knows you, but you do not operate this server.']);
      let last = status;
      for (let i = 0; i < 24 && last !== 429; i++) [last] = await attempt();
      expect(last).toBe(429);
      issuer.signedIn = { ...mira, email: 'token' };
      const { back, cookie } = await away();
      expect((await outcome(await comesBack(back, cookie)))[0]).toBe(403);
    });

    test('a no at its page, and a provider that is away, are said; neither costs an attempt', async () => {
      issuer.refuses = 'access_denied';
      const denied = await away();
      expect(await outcome(await comesBack(denied.back, denied.cookie))).toEqual([403, false, NOT_VOUCHED]);
      issuer.refuses = 'server_error';
      for (let i = 0; i < 11; i++) {
        const { back, cookie } = await away();
        expect(await outcome(await comesBack(back, cookie, from('203.0.113.9')))).toEqual([503, false, AWAY]);
      }
      const gone = await starting({ OPERATOR_OIDC_ISSUER: 'http://127.0.0.1:9' });
      expect(await outcome(await fetch(`${gone.base}/operator/provider`))).toEqual([503, false, AWAY]);
      await gone.stop();
    });

    test('without one there is no such way', async () => {
      for (const path of ['/operator/provider', '/operator/provider/back'])
        expect((await fetch(server.base + path)).status).toBe(404);
      expect(await (await fetch(`${server.base}/operator`)).text()).not.toContain('/operator/provider');
    });
  });

  test('an address has ten wrong attempts an hour', async () => {
    const wrong = async () => (await send('/operator/session', { token: 'nobody’s' })).status;
    const seen: number[] = [];
    while (seen.length < 25 && seen.at(-1) !== 429) seen.push(await wrong());
    expect(seen.at(-1)).toBe(429); // the hour may end meanwhile
    expect(seen.filter((status) => status === 401).length).toBeGreaterThanOrEqual(10);
    expect((await begun()).status).toBe(429);
    const { length } = await world.query("SELECT 1 FROM audit_entry WHERE actor = 'nobody’s'");
    expect(length).toBe(0);
  });
});
