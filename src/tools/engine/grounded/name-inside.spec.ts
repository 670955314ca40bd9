import { filled, one, type Planted } from './filled.fixture.js';

const INTENT = { intent: one('get_weather', 'book_table', 'send_mail') };
const PLANTED: readonly Planted[] = [
  ['Hur är vädret i Bordighera?', INTENT, { intent: 'get_weather' }],
  ['Jag bor i Bordighera.', INTENT, null],
  ['I live in Mailand.', INTENT, null],
  ['Could you send Karin a mail?', INTENT, { intent: 'send_mail' }],
];

describe('names inside a sentence', () => {
  it.each(PLANTED)('tell no value by how they begin: %s', (text, slots, want) =>
    expect(filled(text, slots)).toEqual(want),
  );
});
