import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** As scripts/test.mjs has it for the tests themselves. */
const AT_ONCE = ['--no-regexp-tier-up'];

/** Right of those that can be answered, at least, by set. */
const RIGHT = {
  cases: 81,
  unseen: 30,
  third: 40,
  fourth: 31,
  fifth: 29,
  sixth: 34,
  seventh: 25,
  eighth: 21,
  ninth: 18,
  tenth: 19,
  eleventh: 24,
  twelfth: 23,
  thirteenth: 24,
  fourteenth: 26,
  fifteenth: 80,
  sixteenth: 37,
  seventeenth: 25,
  eighteenth: 70,
  nineteenth: 34,
  twentieth: 33,
  twentyfirst: 23,
  twentysecond: 49,
  twentythird: 23,
  twentyfourth: 20,
  twentyfifth: 22,
  twentysixth: 29,
  twentyseventh: 16,
  twentyeighth: 15,
  twentyninth: 7,
  thirtieth: 20,
  thirtyfirst: 12,
  thirtysecond: 17,
  thirtythird: 18,
  thirtyfourth: 26,
  thirtyfifth: 47,
  thirtysixth: 13,
  thirtyseventh: 14,
  thirtyeighth: 10,
  thirtyninth: 4,
  fortieth: 9,
  fortyfirst: 37,
  fortysecond: 30,
  fortythird: 13,
  abroad: 39,
  abroadagain: 36,
  homespun: 48,
  homespunagain: 21,
  homespunthird: 10,
  fortyfourth: 31,
  fortyfifth: 18,
  fortysixth: 53,
  fortyseventh: 45,
  fortyeighth: 34,
  fortyninth: 44,
  fiftieth: 49,
  fiftyfirst: 23,
  fiftysecond: 27,
  fiftythird: 67,
  fiftyfourth: 36,
  fiftyfifth: 60,
  fiftysixth: 41,
  fiftyseventh: 58,
  fiftyeighth: 60,
  fiftyninth: 68,
  sixtieth: 105,
  sixtyfirst: 144,
  sixtysecond: 51,
  sixtythird: 51,
  sixtyfourth: 18,
  sixtyfifth: 16,
  sixtysixth: 70,
  sixtyseventh: 49,
  sixtyeighth: 25,
  sixtyninth: 16,
  amounts: 43,
  judged: 47,
  judgedagain: 57,
  judgedthird: 41,
  seventieth: 19,
  seventyfirst: 20,
  seventysecond: 70,
  seventythird: 97,
  seventyfourth: 97,
  seventyfifth: 63,
  seventysixth: 49,
  // by outsiders, of a first day; at first sight 55, 52, 38, 72 and 54 right
  seventyseventh: 67,
  seventyeighth: 68,
  seventyninth: 68,
  eightieth: 80,
  eightyfirst: 71,
  // by an outsider who checked the claim: 58 and 59 right, 3 and 3 wrong at first sight
  eightysecond: 69,
  eightythird: 70,
  // by a third one: 67 right, 1 wrong at first sight
  eightyfourth: 76,
  // by others who checked the claim: 55 and 51 right, 3 (two by rounding) and 10 (one by rounding) wrong at first sight, 4 refusals due were not made
  eightyfifth: 80,
  eightysixth: 78,
  // by an outsider, each text asked once for what it says and once for what it only seems to say: 38 right, 14 wrong at first sight
  eightyeighth: 50,
  // by an outsider, as documentation and cookbooks have it: 55 right, 1 wrong at first sight
  eightyseventh: 75,
  // nested schemas, by outsiders: 9 right and 4 wrong at first sight; then, with rows that are alike, 21 right and 15 wrong
  eightyninth: 43,
  ninetieth: 36,
  ninetyfirst: 62,
  ninetysecond: 27,
  ninetythird: 41,
  ninetyfourth: 41,
  ninetyeighth: 37,
  ninetysixth: 25,
  ninetyseventh: 20,
  ninetyninth: 54,
  hundredth: 17,
  ninetyfifth: 64,
};
const LINE =
  /^(?<set>\w+) \d+: wrong values (?<wrong>\d+); refused where due (?<refused>\d+) of (?<due>\d+).*possible (?<right>\d+)/gm;

it('of the requests for structured output none is answered wrongly, and no more are missed than were', () => {
  const said = execFileSync(process.execPath, [...AT_ONCE, join(__dirname, '../bench/structured.mjs')], {
    encoding: 'utf8',
  });
  const sets = [...said.matchAll(LINE)].map(({ groups }) => ({ ...groups })) as Record<string, string>[];
  expect(sets.map(({ set }) => set).toSorted()).toEqual(Object.keys(RIGHT).toSorted());
  for (const { set, wrong, refused, due, right } of sets) {
    expect({ set, wrong, refused }).toEqual({ set, wrong: '0', refused: due });
    expect(Number(right)).toBeGreaterThanOrEqual(RIGHT[set as keyof typeof RIGHT]);
  }
});

/** Of the turns of each set of conversations: right or rightly declined at least, wrong at most. */
const TALKS = {
  first: [98, 1],
  second: [37, 1],
  third: [19, 0],
  fourth: [60, 0],
  fifth: [60, 0],
  sixth: [59, 0],
  seventh: [60, 0],
  eighth: [59, 0],
  ninth: [58, 2],
  tenth: [58, 1],
  eleventh: [57, 0],
  twelfth: [77, 2],
  thirteenth: [79, 0],
  fourteenth: [55, 1],
  fifteenth: [117, 0],
  sixteenth: [55, 2],
  seventeenth: [57, 1],
  eighteenth: [52, 0],
  nineteenth: [60, 0],
  twentieth: [79, 0],
  twentyfirst: [38, 2],
  twentysecond: [31, 0],
  twentythird: [29, 2],
  twentyfourth: [51, 0],
  twentyfifth: [60, 0],
  clothes: [59, 1],
  twentysixth: [56, 1],
  twentyseventh: [57, 1],
  twentyeighth: [60, 0],
  twentyninth: [59, 0],
  thirtieth: [55, 1],
  thirtyfirst: [49, 3],
  thirtysecond: [56, 2],
  thirtythird: [54, 0],
  thirtyfourth: [48, 1],
  thirtyfifth: [45, 3],
  thirtysixth: [47, 0],
  thirtyseventh: [69, 0],
  thirtyeighth: [45, 1],
  thirtyninth: [42, 4],
  fortieth: [43, 3],
  fortyfirst: [73, 2],
  fortysecond: [81, 1],
  fortythird: [65, 5],
  // 40 right or rightly declined and 8 wrong at first sight
  fortyfourth: [59, 0],
  fortyfifth: [46, 0],
  fortysixth: [42, 0],
  fortyseventh: [37, 3],
  fortyeighth: [37, 3],
  // by an outsider: 52 right or rightly declined and 1 wrong at first sight, 54 and 3
  fortyninth: [54, 0],
  fiftieth: [59, 0],
  // of our own: 72 and 3 at first sight
  fiftyfirst: [75, 1],
  // by outsiders, closed at first: 57 right or declined and 3 wrong (English), 60 and 2 (two fifths English)
  fiftysecond: [60, 0],
  fiftythird: [61, 1],
  // by an outsider, plain questions of a first day: 89 right or declined and 15 wrong at first sight
  fiftyfourth: [117, 5],
  // of our own, a shop's facts: 21 and 35 at first sight
  fiftyfifth: [70, 0],
  // of our own, three shops that were invented: 22 and 7 at first sight
  fiftysixth: [41, 1],
  // the same once more, after that was mended: 24 and 8 at first sight
  fiftyeighth: [38, 1],
  // by an outsider: 79 right, 15 rightly declined, 12 wrong at first sight
  fiftyseventh: [119, 0],
  // of our own, asked on from answers: 45 right, 3 rightly declined, 6 wrong at first sight
  fiftyninth: [61, 0],
  // by an outsider who checked the claim: 79 right, 9 rightly declined, 8 wrong at first sight, most of them right in other words
  sixtieth: [90, 6],
  // by another outsider who checked the claim: 74 right, 11 rightly declined, 7 wrong at first sight
  sixtyfirst: [99, 1],
  // by another outsider: 83 right or rightly declined and 11 wrong at first sight; the one left is its pattern, which “1.5 cm” breaks
  sixtysecond: [99, 1],
  // by another outsider: 73 right or rightly declined and 11 wrong at first sight; the one left is Italy's 44 for UK 12, where the house's chart has 46
  sixtythird: [98, 1],
  sixtyfourth: [99, 1],
  fivefold: [290, 6],
  hundred: [97, 0],
  beside: [347, 3],
};
const TALK =
  /^(?<set>\w+) \d+: answered and right (?<right>\d+) .*?rightly declined (?<declined>\d+) .*?wrong (?<wrong>\d+) /gm;

it('of the known conversations no more turns are answered wrongly, and no fewer well, than were', () => {
  const said = execFileSync(process.execPath, [...AT_ONCE, join(__dirname, '../bench/chat.mjs')], { encoding: 'utf8' });
  const sets = [...said.matchAll(TALK)].map(({ groups }) => ({ ...groups })) as Record<string, string>[];
  expect(sets.map(({ set }) => set).toSorted()).toEqual(Object.keys(TALKS).toSorted());
  for (const { set, right, declined, wrong } of sets) {
    const [well, most] = TALKS[set as keyof typeof TALKS];
    expect({ set, wrong: Number(wrong) <= most }).toEqual({ set, wrong: true });
    expect({ set, well: Number(right) + Number(declined) >= well }).toEqual({ set, well: true });
  }
});

/** Of the turns with functions of each set: right at least, wrong calls at most. */
const CALLS = {
  abroad: [29, 0],
  abroadagain: [30, 0],
  atelier: [20, 0],
  boutique: [30, 0],
  bureau: [17, 1],
  counter: [20, 0],
  counterparts: [58, 0],
  depot: [25, 0],
  diary: [18, 0],
  errands: [19, 0],
  forge: [23, 0],
  // 14 right and 1 wrong at first sight, 20 and 3 after the first mending, before it was read
  guild: [37, 0],
  harbour: [25, 0],
  hotel: [19, 0],
  laundry: [19, 0],
  // 25 right and 6 wrong at first sight
  lobby: [45, 0],
  market: [18, 0],
  mill: [19, 0],
  parcel: [25, 0],
  // 20 right and 4 wrong at first sight
  quay: [42, 0],
  reception: [39, 0],
  salon: [28, 0],
  // 29 right and 4 wrong at first sight
  seamstress: [45, 0],
  shop: [40, 0],
  studio: [30, 0],
  wardrobe: [25, 0],
  workroom: [25, 0],
  // at first sight 24 right and 2 wrong, 27 and 1, 28 and 2, 22 and 2
  foyer: [35, 0],
  plaza: [33, 0],
  veranda: [32, 1],
  arcade: [28, 0],
  // by an outsider: at first sight 32 right and 5 wrong (English), 29 and 3 (five languages)
  balcony: [35, 0],
  gallery: [35, 0],
  // closed at first: 33 right and none wrong (English), 30 and 4 (two fifths English)
  portico: [33, 0],
  cloister: [31, 2],
  // of our own, with turns before and results after: 32 right and 9 wrong at first sight
  landing: [53, 3],
  // of our own, in five languages: 16 right and 8 wrong at first sight
  parade: [39, 0],
  // of our own: what has an effect on a question, a thought, a report (18 of 40 right at first sight) and on a wish (37 of 40)
  threshold: [80, 0],
  // of our own, in five languages: halves, titles, follow-ups, statements; of the first 67 turns 20 right and 20 wrong at first sight
  terrace: [125, 0],
  // by an outsider, in five languages: 40 right and 4 wrong at first sight
  rotunda: [56, 0],
  // by an outsider, what people say of a day; 46 right, 0 wrong at first sight
  balustrade: [50, 0],
  // by an outsider who checked the claim: 45 right, 5 wrong at first sight
  pergola: [58, 2],
  // by an outsider who was told the claim and checked it: 41 right, 7 wrong at first sight
  arbour: [60, 0],
  // by an outsider, everyday assistants: 51 right, 5 wrong at first sight
  gazebo: [59, 0],
  // by an outsider, seventeen trades and turns that go on from results: 38 right, 7 wrong at first sight
  larder: [60, 0],
  scullery: [49, 0],
};
const CALL = /^(?<set>\w+) \d+: right (?<right>\d+); wrong calls (?<wrong>\d+);/gm;

it('of the known turns with functions no more are called wrongly, and no fewer rightly, than were', () => {
  const said = execFileSync(process.execPath, [...AT_ONCE, join(__dirname, '../bench/calls.mjs')], {
    encoding: 'utf8',
  });
  const sets = [...said.matchAll(CALL)].map(({ groups }) => ({ ...groups })) as Record<string, string>[];
  expect(sets.map(({ set }) => set).toSorted()).toEqual(Object.keys(CALLS).toSorted());
  for (const { set, right, wrong } of sets) {
    const [least, most] = CALLS[set as keyof typeof CALLS];
    expect({ set, wrong: Number(wrong) <= most, right: Number(right) >= least }).toEqual({
      set,
      wrong: true,
      right: true,
    });
  }
});
