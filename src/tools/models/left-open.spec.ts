import { answerBySchema } from './schema-answer.js';

const NOTHING = { league: null, mood: null, offers: {}, answer: { text: '', sources: [], points: [] } } as never;

function told(name: string, question: string): boolean | null {
  const schema = { type: 'object', properties: { [name]: { type: 'boolean' } }, required: [name] };
  const answer = answerBySchema({ schema, question, before: '', house: NOTHING, seed: 's' });
  return answer.ok ? (answer.value as Record<string, boolean>)[name] : null;
}

const FACTS = [
  ['is_open', 'the shop is open'],
  ['dogs_allowed', 'dogs are allowed'],
  ['has_parking', 'it has parking'],
  ['wheelchair_accessible', 'the hall is wheelchair accessible'],
  ['is_open', 'the shop is closed'],
  ['dogs_allowed', 'dogs are not allowed'],
] as const;
const OPENS = [
  'I wonder whether %.',
  'She asked if %.',
  'Perhaps %.',
  'I am not sure that %.',
  'Please tell us, in case %, when to come.',
];
const SETTLES = [
  '%, we were told.',
  'If it rains, %.',
  'Nobody knows if it will rain, but %.',
  'Maybe we come at nine; %.',
];

const said = (frame: string, fact: string): string => {
  const text = frame.replace('%', fact);
  return text[0].toUpperCase() + text.slice(1);
};

describe.each(FACTS)('%s of “%s”', (name, fact) => {
  it.each(OPENS)('is left open by “%s”', (frame) => expect(told(name, said(frame, fact))).toBeNull());

  it.each(SETTLES)('is said by “%s”', (frame) => expect(told(name, said(frame, fact))).toBe(!/not|closed/.test(fact)));
});

it.each([
  'Jag undrar om butiken är öppen.',
  'Butiken är kanske öppen.',
  'Ich weiß nicht, ob der Laden open ist.',
  "I don't know if it is raining, but the cats are here.",
  'We cannot say whether it snows; the cats are here.',
])('is left open by “%s”', (text) => expect(told('is_open', text)).toBeNull());

it('what is wished for is told by a wish', () =>
  expect(told('wants_refund', 'I wonder if I could get a refund.')).toBe(true));

it.each([
  ['dogs_allowed', 'Cats are fine, dogs are not.', false],
  ['dogs_allowed', 'Cats are welcome. Dogs are not.', false],
  ['dogs_allowed', 'Dogs are fine, cats are not.', true],
  ['cats_allowed', 'Cats in the bedroom are not our favourites.', null],
  ['smart_meter', 'gas 9127. smart meter was never fitted by the way', false],
  ['parking', 'Parking is not included.', false],
  ['breakfast', "Breakfast isn't included.", false],
  ['breakfast', 'Breakfast is included, parking is not.', true],
])('%s of “%s” is %s', (name, text, is) => expect(told(name, text)).toBe(is));
