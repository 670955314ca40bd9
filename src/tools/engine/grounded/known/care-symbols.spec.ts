import { propertyOf } from '../property.js';
import { forbiddenBySymbol } from './care-symbols.js';

describe('a symbol that is crossed out', () => {
  const told = (name: string, text: string): unknown => forbiddenBySymbol(propertyOf(name).words, text)?.value ?? null;

  it.each<[string, string, unknown]>([
    ['bleach_allowed', 'The label shows a crossed out triangle.', false],
    ['dry_clean', 'Auf dem Etikett ist ein durchgestrichener Kreis.', false],
    ['tumble_dry', 'A crossed out circle in a square.', false],
    ['dry_clean', 'A crossed out circle in a square.', null],
    ['iron_allowed', 'A crossed out triangle.', null],
    ['bleach_allowed', 'The triangle is not crossed out.', null],
    ['bleach_allowed', 'Un triángulo tachado en la etiqueta.', false],
  ])('forbids what it stands for: %s of “%s”', (name, text, value) => {
    expect(told(name, text)).toBe(value);
  });
});
