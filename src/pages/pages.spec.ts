import { checkoutPage } from '../../web/pages/checkout.js';
import { landingPage } from '../../web/pages/landing.js';
import { problemPage } from '../../web/pages/problem.js';
import { siteOf } from '../common/http/pages/site.js';
import { llmsText } from './llms.js';
import { PagesController } from './pages.controller.js';

const config = {
  publicUrl: 'https://example.org/fyra',
  services: ['tools', 'arena'],
  persona: 'bride',
  registration: 'open',
};
const site = siteOf(config as unknown as Parameters<typeof siteOf>[0]);
const NOTHING = { league: null, mood: null, said: null, showcase: null, freeSlots: 3 };

describe('pages', () => {
  test('what is put into a page is only text', () => {
    const page = problemPage(site, { status: 404, detail: '<script>alert(1)</script> & "more"' });
    expect(page).toContain('&lt;script>alert(1)&lt;/script> &amp; ');
    expect(page).not.toContain('<script>alert');
  });

  test('a limit says when it ends, other refusals do not', () => {
    const refused = { detail: 'The hour is used up.', wait: 1197 };
    expect(problemPage(site, { ...refused, status: 429 })).toMatch(/It works again in 20 minutes/);
    expect(problemPage(site, { ...refused, status: 503 })).not.toMatch(/again in/);
    expect(problemPage(site, { status: 429 })).not.toMatch(/again in/);
  });

  test('behind a prefix every own address carries it', () => {
    const page = landingPage(site, NOTHING, null);
    const own = [...page.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address);
    expect(own.length).toBeGreaterThan(6);
    expect(own.filter((address) => !address.startsWith('/fyra/'))).toEqual([]);
    expect(page).toContain('curl -s https://example.org/fyra/api/fashion-concept');
  });

  test('what is not loaded is not shown, nor a door that is closed', () => {
    const page = landingPage(site, NOTHING, null);
    expect([...page.matchAll(/class="pane (\w+)"/g)].map(([, kind]) => kind)).toEqual(['arena', 'tools', 'agents']);
    expect(llmsText(site)).not.toContain('/api/cognitive');
    expect(page).toContain('/api/register');
    expect(landingPage({ ...site, open: false }, NOTHING, null)).not.toContain('/api/register');
  });

  test('the sheet of components is not in production', () => {
    const controller = (production: boolean) =>
      new PagesController({ ...config, production } as never, null as never, null as never, null as never);
    const req = { originalUrl: '/pages/components', query: {}, headers: {}, acceptsLanguages: () => 'en' };
    const response = { req, setHeader: () => response, vary: () => response, type: () => response } as never;
    expect(controller(false).components(response)).toContain('<h1>Components</h1>');
    expect(() => controller(true).components(response)).toThrow('nothing at this address');
  });

  test('no page carries styles or scripts of its own', () => {
    const page = landingPage(site, NOTHING, null);
    expect(page).not.toMatch(/ style=|<style|<script(?![^>]* src=)| on\w+=/);
  });

  test('a league’s names are only text', () => {
    const entry = { rank: 1, id: 'x', name: '<script>', score: 2.25, returnPct: -1.5, winProbability: 0.25 };
    const matches = [{ duration: '1d', secondsLeft: 3700, entries: [entry] }];
    const league = { status: 'running', matches, markets: [], participants: { house: 1, challengersActive: 1 } };
    const page = landingPage(site, { ...NOTHING, league }, null);
    expect(page).toContain('&lt;script>');
    expect(page).toContain('+2.25');
    expect(page).toContain('−1.50 %');
    expect(page).toContain('1 h 1 min');
  });

  test('a sandbox order says that no money moves, pending and paid; a real one does not', () => {
    const order = {
      order_id: 'ord_1',
      name: '100 chat calls',
      amount_usd: 1,
      refunded_usd: 0,
      status: 'pending',
      billing: 'sandbox',
      created_at: '2026-01-01T00:00:00.000Z',
      paid_at: null,
    };
    expect(checkoutPage(site, order)).toMatch(
      /no money moves[\s\S]*data-confirm="\/api\/billing\/sandbox\/ord_1\/confirm"/,
    );
    const paid = checkoutPage(site, { ...order, status: 'paid', paid_at: order.created_at });
    expect(paid).toContain('no money moves');
    expect(paid).not.toContain('data-confirm');
    expect(checkoutPage(site, { ...order, billing: 'stripe' })).not.toMatch(/no money moves|data-confirm/);
  });
});
