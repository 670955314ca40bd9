import { loadConfig } from '../../config/env.js';
import { Allowances } from '../../quota/windows/allowances.js';
import { BodiesInFlight, BYTES_OF_THE_MODEST, BYTES_PER_CLIENT, BYTES_PER_PROCESS } from './bodies-in-flight.js';

const nameOf = (n: number): string => `192.0.2.${n}`;
const roomFor = (allowances = ''): BodiesInFlight =>
  new BodiesInFlight(new Allowances(loadConfig({ ALLOWANCES: allowances })));
const filled = (clients: number): BodiesInFlight => {
  const bodies = roomFor();
  for (let n = 0; n < clients; n++) bodies.enter(nameOf(n), BYTES_PER_CLIENT);
  return bodies;
};
const HALF = BYTES_PER_PROCESS / BYTES_PER_CLIENT / 2;

it('takes 2 MiB of a client and no byte more, until some of it has left', () => {
  const bodies = filled(1);
  expect(() => bodies.enter(nameOf(0), 1)).toThrow(expect.objectContaining({ code: 'too_many_bodies' }));
  bodies.leave(nameOf(0), 10);
  bodies.enter(nameOf(0), 10);
  expect(bodies.bytes).toBe(BYTES_PER_CLIENT);
});

it('keeps half of the room for those who have little under way', () => {
  const bodies = filled(HALF);
  expect(() => bodies.enter('a', BYTES_OF_THE_MODEST + 1)).toThrow(expect.objectContaining({ code: 'unavailable' }));
  bodies.enter('a', BYTES_OF_THE_MODEST);
  expect(() => bodies.enter('a', 1)).toThrow(expect.objectContaining({ code: 'unavailable' }));
});

it('is full at 64 MiB for everybody', () => {
  const bodies = filled(HALF);
  for (let n = 0; bodies.bytes < BYTES_PER_PROCESS; n++) bodies.enter(`modest ${n}`, BYTES_OF_THE_MODEST);
  expect(() => bodies.enter('one more', 1)).toThrow(expect.objectContaining({ code: 'unavailable' }));
});

it('forgets who has nothing under way', () => {
  const bodies = filled(HALF);
  for (let n = 0; n < HALF; n++) bodies.leave(nameOf(n), BYTES_PER_CLIENT);
  expect([bodies.bytes, Reflect.get(bodies, 'held')]).toEqual([0, new Map()]);
});

it('takes more of a network that is allowed more', () => {
  const bodies = roomFor('192.0.2.0/24 body_bytes=5MB; 198.51.100.0/24 x2');
  bodies.enter('192.0.2.1', 5_000_000);
  expect(() => bodies.enter('192.0.2.1', 1)).toThrow(expect.objectContaining({ code: 'too_many_bodies' }));
  bodies.enter('198.51.100.1', 2 * BYTES_PER_CLIENT);
  expect(() => bodies.enter('198.51.100.1', 1)).toThrow(expect.objectContaining({ code: 'too_many_bodies' }));
  bodies.enter('203.0.113.1', BYTES_PER_CLIENT);
  expect(() => bodies.enter('203.0.113.1', 1)).toThrow(expect.objectContaining({ code: 'too_many_bodies' }));
});
