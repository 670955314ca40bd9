import type { Logger } from '@nestjs/common';
import { tellTrouble } from './trouble.js';

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('trouble of clocks', () => {
  const said: string[] = [];
  const log = { warn: (text: string) => said.push(text) } as unknown as Logger;
  beforeAll(() => jest.useFakeTimers());
  afterAll(() => jest.useRealTimers());

  it('is one line in 10 s for all of them while PostgreSQL is away, and one each for what else goes wrong', () => {
    for (let second = 0; second <= 20; second++) {
      tellTrouble(log, 'cannot relay', away);
      tellTrouble(log, 'cannot sweep', away);
      if (second % 10 === 5) tellTrouble(log, 'cannot sweep', new TypeError('of ours'));
      jest.advanceTimersByTime(1000);
    }
    const outage = 'PostgreSQL is away: cannot relay: Error: connect ECONNREFUSED';
    const bug = 'cannot sweep: TypeError: of ours';
    expect(said).toEqual([outage, bug, outage, bug, outage]);
  });
});
