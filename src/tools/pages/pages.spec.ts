import { checkoutPage } from './checkout.page.js';
import { html } from './html.js';
import { landingPage } from './landing.page.js';
import { llmsText } from './llms.js';
import { siteOf } from './site.js';

const config = { publicUrl: 'https://example.org/fyra', services: ['tools', 'arena'], persona: 'bride' };
const site = siteOf(config as unknown as Parameters<typeof siteOf>[0]);

describe('pages', () => {
  test('what is put into markup is escaped, markup is not, nothing is nothing', () => {
    expect(html`<p title="${'"<&\''}">${html`<b>${1}</b>`}${[html`<i></i>`, 'a>b']}${null}${false}${''}</p>`.text).toBe(
      '<p title="&quot;&lt;&amp;&#39;"><b>1</b><i></i>a&gt;b</p>',
    );
  });

  test('behind a prefix every own address carries it', () => {
    const page = landingPage(site, { league: null, mood: null, showcase: null, freeSlots: 3 });
    const own = [...page.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address);
    expect(own.length).toBeGreaterThan(6);
    expect(own.filter((address) => !address.startsWith('/fyra/'))).toEqual([]);
    expect(page).toContain('curl -s https://example.org/fyra/api/fashion-concept');
  });

  test('what is not loaded is not shown', () => {
    const page = landingPage(site, { league: null, mood: null, showcase: null, freeSlots: 3 });
    expect([...page.matchAll(/class="pane (\w+)"/g)].map(([, kind]) => kind)).toEqual(['arena', 'tools', 'agents']);
    expect(llmsText(site)).not.toContain('/api/cognitive');
  });

  test('a league’s names are only text', () => {
    const entry = { rank: 1, name: '<script>', returnPct: -1.5, winProbability: 0.25 };
    const matches = [{ duration: '1d', secondsLeft: 3700, entries: [entry] }];
    const league = { matches, markets: [], participants: { house: 1, challengersActive: 1 } };
    const page = landingPage(site, { league: league as never, mood: null, showcase: null, freeSlots: null });
    expect(page).toContain('&lt;script&gt;');
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
