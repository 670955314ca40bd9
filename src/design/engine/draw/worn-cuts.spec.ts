import { readDesign } from '../read/read-design.js';
import { wornCuts } from './worn-cuts.js';

const names = (description: string): string[] => {
  const reading = readDesign({ description });
  if (!reading.ok) throw new Error(description);
  return wornCuts(reading.brief, { description }).map(
    ({ garment, colors }) => `${colors[0].source === 'stated' ? `${colors[0].name} ` : ''}${garment}`,
  );
};

it.each([
  ['a grey three-piece suit', ['grey blazer', 'grey trousers', 'grey waistcoat']],
  ["a men's white dress shirt with a black bow tie", ['white shirt', 'black bow-tie']],
  ['a white t-shirt and blue jeans', ['white t-shirt', 'jeans']],
  ['a red dress with a straw hat', ['red dress', 'straw hat']],
  ['a black tuxedo with a red bow tie', ['black blazer', 'red bow-tie']],
  ['a navy dress with a belt', ['navy dress']],
  ['a coat to wear over a grey suit', ['coat']],
  ['a black bow tie', ['black bow-tie']],
])('%s: %j are drawn', (text, expected) => expect(names(text)).toEqual(expected));
