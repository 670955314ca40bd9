import type { Counter } from '../quota.types.js';
import { SpentMemory } from './spent-memory.js';

const NOON = Date.UTC(2026, 5, 1, 12);
const MIDNIGHT = Date.UTC(2026, 5, 2);
const day: Counter = { bucket: 'fashion', subject: 'ada', limit: 10, window: 'day' };
const life: Counter = { bucket: 'pack', subject: 'ada', limit: 5, window: 'lifetime' };

it('remembers a full counter until its window ends, or until it is seen to have room', () => {
  const memory = new SpentMemory();
  memory.note([day, life], NOON);
  expect([memory.has([day], MIDNIGHT - 1), memory.has([day], MIDNIGHT), memory.has([life], MIDNIGHT)]).toEqual([
    true,
    false,
    true,
  ]);
  memory.forget([life]);
  expect([memory.has([life], NOON), memory.has([life, day], NOON)]).toEqual([false, true]);
});

it('takes a raised limit for another counter', () => {
  const memory = new SpentMemory();
  memory.note([day], NOON);
  expect(memory.has([{ ...day, limit: 11 }], NOON)).toBe(false);
});
