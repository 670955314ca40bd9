import { takesAway } from './takes-away.js';
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

it.each([
  [{ sku: 'oslo', warehouse: 'Oslo' }, 'how many in Oslo?', true],
  [{ sku: 'Oslo', warehouse: 'Oslo' }, 'how many in Oslo?', true],
  [{ name: 'Kiel', new_name: 'Kiel' }, 'rename Kiel to Kiel', false],
])('one word that is said once is not two things: %j', (args, question, is) =>
  expect(sharesOut([call('a', args)], question)).toBe(is),
);

it.each([
  ['add_member', 'Add Bo to tern-4 and take ada@fjell.example off it', true],
  ['remove_member', 'Take Ada off tern-4', false],
  ['add_member', 'Add Bo to tern-4', false],
  ['add_reminder', 'Remind me to remove the tree', false],
])('%s for “%s”: takes away: %s', (name, question, is) =>
  expect(takesAway([call(name, { text: 'remove the tree' })], question)).toBe(is),
);

it('one code is not two things, nor both ends of one', () => {
  expect(sharesOut([call('a', { host: 'db-01' }), call('b', { username: 'db-01' })], 'db-01')).toBe(true);
  expect(sharesOut([call('a', { host: 'db-01' }), call('b', { host: 'db-01' })], 'db-01')).toBe(false);
  expect(sharesOut([call('a', { from: 'inch', to: 'inch' })], 'an inch is how many inch?')).toBe(true);
});
