import { limitSubject } from '../../http/client-address.js';
import { loadConfig } from '../../config/env.js';
import { Allowances } from './allowances.js';

const allowancesOf = (text: string) => new Allowances(loadConfig({ ALLOWANCES: text }));

describe('what the operator allows a network', () => {
  const allowances = allowancesOf(
    '203.0.113.0/24 x20; 203.0.113.7 mails=500 key_requests=3; 2001:db8::/48 x2 bytes=2GB; 10.0.0.0/8 open_jobs=40',
  );

  it.each([
    ['203.0.113.9', 'mails', 10, 200],
    ['203.0.114.9', 'mails', 10, 10],
    ['203.0.113.7', 'mails', 10, 500],
    ['203.0.113.7', 'bytes', 10, 10],
    ['203.0.113.7', 'key_requests', 10, 10],
    ['::ffff:203.0.113.9', 'registrations', 20, 400],
    ['2001:db8:0:77::1', 'mails', 10, 20],
    ['2001:db8:0:77::1', 'bytes', 200_000_000, 2_000_000_000],
    ['2001:db8:1::1', 'mails', 10, 10],
    ['10.9.9.9', 'open_jobs', 10, 40],
    ['unknown', 'open_jobs', 10, 10],
  ] as const)('%s has of %s, usually %i: %i', (address, cap, usual, expected) => {
    for (let again = 0; again < 2; again++) expect(allowances.cap(cap, limitSubject(address), usual)).toBe(expected);
  });

  it('is nothing where no network is named', () => expect(allowancesOf('').cap('burst', '10.0.0.1', 600)).toBe(600));
});
