import { idOf, RecentEvents, type Told } from './recent-events.js';

const event = (tick: number, n: number): Told => ({ at: [tick, n], frame: Buffer.from(`${tick}.${n} `) });
const text = (frames: Buffer[]): string => Buffer.concat(frames).toString();

function memory(): RecentEvents {
  const kept = new RecentEvents(5);
  for (let tick = 10; tick <= 13; tick++) kept.add([event(tick, 0), event(tick, 1)]);
  return kept;
}

describe('who comes back to the stream', () => {
  it('goes on without a gap after any event that is kept', () => {
    expect(memory().after('11.1')).toEqual({ gap: null, frames: expect.any(Array) });
    expect(text(memory().after('11.1').frames)).toBe('12.0 12.1 13.0 13.1 ');
    expect(memory().after('13.1')).toEqual({ gap: null, frames: [] });
  });

  it('is told of the gap before what is kept, and gets that', () => {
    const { gap, frames } = memory().after('4.0');
    expect(gap).toEqual({ from: '4.0', to: '11.1' });
    expect(text(frames)).toBe('11.1 12.0 12.1 13.0 13.1 ');
  });

  it.each(['-1', 'x', '', '12', '100000000000000000000.0', '1.2.3'])('with %p, which is none of ours, too', (last) =>
    expect(memory().after(last)).toEqual({ gap: { from: null, to: null }, frames: [] }),
  );

  it('from the future, or before anything has happened here, too', () => {
    expect(memory().after('99.0')).toEqual({ gap: { from: '99.0', to: null }, frames: [] });
    expect(new RecentEvents(5).after('4.0')).toEqual({ gap: { from: '4.0', to: null }, frames: [] });
  });

  it('misses nothing the first time', () => expect(memory().after(undefined)).toEqual({ gap: null, frames: [] }));
  it('writes ids as it reads them', () => expect(idOf([12, 3])).toBe('12.3'));
});
