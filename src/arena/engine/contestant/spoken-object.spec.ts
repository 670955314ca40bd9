import fc from 'fast-check';
import { spokenObject } from './spoken-object.js';

const DECISION = {
  actions: [{ symbol: 'BTC/USD', signal: 'hold', justification: 'A brace } in words, and a " quote.' }],
};

it.each([
  ['alone', (json: string) => json],
  ['in a fence', (json: string) => `\`\`\`json\n${json}\n\`\`\``],
  ['between words', (json: string) => `I will wait. ${json} That is all {for now}.`],
  ['behind something in braces that is none', (json: string) => `{thinking about it} ${json}`],
])('a decision %s is found', (_, around) => {
  expect(spokenObject(around(JSON.stringify(DECISION)))).toEqual(DECISION);
});

it.each(['', 'hold', '[1, 2]', '{"actions": [', '{', '}{', '{nothing} here', '"{"'])('there is none in %j', (text) => {
  expect(spokenObject(text)).toBeNull();
});

it('whatever is written as an object is read as it was', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom('', 'So: ', '```\n'), (object, before) => {
      const text = JSON.stringify(object);
      expect(spokenObject(`${before}${text} .`)).toEqual(JSON.parse(text));
    }),
  );
});

it('a text that opens a brace a hundred thousand times is read once', () => {
  expect(spokenObject('{'.repeat(100_000))).toBeNull();
  expect(spokenObject('{x}'.repeat(100_000))).toBeNull();
});
