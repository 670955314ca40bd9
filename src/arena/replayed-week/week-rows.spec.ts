import { gunzipSync, gzipSync } from 'node:zlib';
import { insertsOfStretch, WeekPacker } from './week-rows.js';

const PLACE = { lease_epoch: '3', commands_after: '10', postings_after: '20' };
const tick = (nr: number) => ({
  tick: nr,
  time: nr * 60_000,
  mids: [nr, 2],
  volumes: nr === 1 ? null : [3, 4],
  halted: 0,
  commands: [{ kind: 'retire' as const, participant_id: 'åse' }],
  fills: [],
  postings: [],
});

const packed = () => {
  const packer = new WeekPacker();
  [1, 2].forEach((nr) => packer.add(tick(nr)));
  packer.end(tick(2));
  return packer;
};

it('gives PostgreSQL the lines of a stretch as the bytes they were packed as', async () => {
  const { stretches, commands, postings } = packed();
  const rows = Buffer.from(stretches[0].rows);
  const inserts = await insertsOfStretch(rows, PLACE);
  expect(inserts.map(({ values }) => values.slice(1))).toEqual([['3'], ['10'], [], ['20']]);
  const lines = inserts.map(({ values: [line] }) => line);
  expect(lines.every((line) => Buffer.isBuffer(line))).toBe(true);
  expect(lines.join('\n')).toBe(gunzipSync(rows).toString());
  expect([commands, postings]).toEqual([2, 0]);
});

it.each([['a\nb\nc\nd'], ['a\n\n\nd'], ['å\nb\nc\n']])('finds every line of %j', async (text) => {
  const inserts = await insertsOfStretch(gzipSync(text), PLACE);
  expect(inserts.map(({ values: [line] }) => String(line))).toEqual(text.split('\n'));
});
