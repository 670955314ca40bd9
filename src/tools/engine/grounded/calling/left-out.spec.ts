import { readingOf } from '../reading.js';
import { leavesOut, sharesOut } from './left-out.js';

const call = (name: string, args: Record<string, unknown>) => ({ name, arguments: args, evidence: [] });

it.each([
  ['Transfer 240 units of TS-118 from Hamburg to Lille.', { sku: 'TS-118' }, true],
  ['Transfer 240 units of TS-118 to Lille.', { sku: 'TS-118', quantity: 240, site: 'Lille' }, false],
  ['Short ETH with 2,500 dollars at 5x.', { symbol: 'ETH', size_usd: 2500 }, true],
  ['Refund order A-4472, it came two weeks late.', { order: 'A-4472' }, false],
  ['Two seats to Lisbon on 2027-03-18', { destination: 'Lisbon', date: '2027-03-18' }, true],
])('of %s %j leaves something out: %s', (text, args, is) => {
  expect(leavesOut([call('do_it', args)], readingOf(text), 'do it')).toBe(is);
});

it('one code is not two things, nor both ends of one', () => {
  expect(sharesOut([call('a', { host: 'db-01' }), call('b', { username: 'db-01' })])).toBe(true);
  expect(sharesOut([call('a', { host: 'db-01' }), call('b', { host: 'db-01' })])).toBe(false);
  expect(sharesOut([call('a', { from: 'inch', to: 'inch' })])).toBe(true);
});
