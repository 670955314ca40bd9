import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isDatabaseOutage } from './outage.js';

const coded = (code: string): Error => Object.assign(new Error('of PostgreSQL'), { code });

describe('an outage of the database', () => {
  it.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['a shutdown', coded('57P01')],
    ['too many connections', coded('53300')],
    ['a lock that did not come', coded('55P03')],
    ['a server that stands still', new Error('Query read timeout')],
    ['an exhausted pool', new Error('timeout exceeded when trying to connect')],
    ['a connection that died between two queries', new QueryRunnerAlreadyReleasedError()],
    ['a connection that died before a manager was used again', new QueryRunnerProviderAlreadyReleasedError()],
    ['one within', Object.assign(new Error('failed'), { driverError: coded('08006') })],
  ])('is %s', (_what, error) => expect(isDatabaseOutage(error)).toBe(true));

  it.each([
    ['a violated constraint', coded('23505')],
    ['a wrong query', coded('42601')],
    ['a bug', new TypeError('x is not a function')],
    ['nothing', null],
  ])('is not %s', (_what, error) => expect(isDatabaseOutage(error)).toBe(false));
});
