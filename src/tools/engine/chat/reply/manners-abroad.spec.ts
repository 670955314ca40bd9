import { manneredAbroad, mannersIn } from './manners-abroad.js';

describe('small talk abroad', () => {
  it.each([
    ['Hallo!', 'de'],
    ['¡Muchas gracias por la ayuda!', 'es'],
    ['Merci pour votre aide !', 'fr'],
    ['Auf Wiedersehen!', 'de'],
    ['En quoi peux-tu m’aider ?', 'fr'],
  ] as const)('%s is %s', (message, language) => {
    expect(mannersIn(message)).toBe(language);
    expect(manneredAbroad(message, language)?.topics).toEqual(['manners']);
  });

  it.each(['Hallo, wie wasche ich Wolle?', 'Merci, et la soie ?', 'Hello!'])('%s is none', (message) =>
    expect(mannersIn(message)).toBeNull(),
  );
});
