import { advises, asksState, isAdvice, isNoWish, wantsDone } from './mood.js';

describe('advice', () => {
  it.each(['Is linen cooler than cotton?', 'Are wool coats warmer than down jackets?', 'Ist Leinen kühler als Wolle?'])(
    'is asked for: “%s”',
    (text) => expect(isAdvice(text)).toBe(true),
  );

  it.each([
    'Are there shirts cheaper than 40 euros?',
    'Are there shirts that are lighter than the linen one?',
    'Do you have anything warmer than the merino jumper?',
    'Do you sell coats for less than 90 euros?',
    'Are coats for less than 90 euros in stock?',
    'Gibt es etwas Wärmeres als den Pullover?',
    'Finns det något varmare än tröjan?',
    '¿Hay algo más barato que el vestido?',
    'Y a-t-il quelque chose de plus chaud que le pull ?',
    'Est-ce que vous avez quelque chose de plus chaud que le pull ?',
  ])('is not asked for: “%s”', (text) => expect(isAdvice(text)).toBe(false));

  it.each([
    ['care_guide', 'How a fabric is washed'],
    ['washingAdvice', ''],
    ['wash', 'Recommends a programme'],
    ['tvatta', 'Ger råd om tvätt'],
    ['waschen', 'Gibt Rat zum Waschen'],
  ])('is given by %s, “%s”', (name, description) => expect(advises({ name, description })).toBe(true));

  it.each([
    ['set_temperature', 'Sets the duration of an operation'],
    ['report', 'Sustainability of a shop'],
    ['lift', 'Careful: moves the boom'],
    ['leverans', 'Leverans i ett område, i området'],
  ])('is not given by %s, “%s”', (name, description) => expect(advises({ name, description })).toBe(false));
});

describe('a verb of doing', () => {
  it.each(['Delete the job 9c41e7', 'Send invoice 12 to Anna', 'Schick Anna die Rechnung'])('begins “%s”', (text) =>
    expect(wantsDone(text)).toBe(true),
  );

  it.each([
    'Please send me the weather for Oslo',
    'Schick mir die Öffnungszeiten von Berlin',
    'Skicka mig storlekstabellen',
    'Envoie-moi les horaires de Lyon',
  ])('only brings what is told: “%s”', (text) => expect(wantsDone(text)).toBe(false));
});

describe('a state', () => {
  it.each(['Is my repair done yet? ticket 3076', 'Is the window open?', 'Has my order shipped? Order 4411.'])(
    'is asked for: “%s”',
    (text) => expect(asksState(text)).toBe(true),
  );

  it.each([
    'Is the window open? Close it.',
    'Are the lights on? Turn them off.',
    'Ist das Fenster zu? Öffne es.',
    'Är mitt fönster öppet? Stäng det.',
  ])('is no more than a reason: “%s”', (text) => expect(asksState(text)).toBe(false));
});

describe('a reminder', () => {
  it.each([
    "Don't forget to book a table for 4.",
    'Glöm inte att boka ett bord för 4.',
    "N'oubliez pas de réserver une table pour 4.",
    'Vergiss nicht, den Tisch für 4 zu buchen.',
    'No te olvides de reservar una mesa para 4.',
  ])('is a wish: “%s”', (text) => expect(isNoWish(text)).toBe(false));

  it.each(["Don't book a table for 4.", 'Vergiss es, buche den Tisch nicht.', "Don't worry about booking a table."])(
    'is none: “%s”',
    (text) => expect(isNoWish(text)).toBe(true),
  );
});
