import { loadConfig } from './env.js';
import { ConfigError } from './reader.js';

const FILE = '/run/contestants.json';
const CLERK = { name: 'Quiet Clerk', model: 'clerk-1', base_url: 'https://models.example/v1/' };
const KEY = 'sk-of-the-clerk';

const load = (text: string, env: Record<string, string> = {}) =>
  loadConfig({ CONTESTANTS: FILE, ...env }, (path) => {
    if (path === FILE) return text;
    throw Object.assign(new Error(), { code: 'ENOENT' });
  }).contestants;

const listed = (...entries: unknown[]) => load(JSON.stringify(entries), { CLERK_KEY: KEY });

it('nobody is listed where it is not set, and nobody in an empty list', () => {
  expect(loadConfig({}).contestants).toBeUndefined();
  expect(load('[]')).toEqual([]);
});

it('a model with what the file leaves open', () =>
  expect(listed(CLERK)).toEqual([
    {
      name: 'Quiet Clerk',
      model: 'clerk-1',
      baseUrl: 'https://models.example/v1',
      everySeconds: 180,
      patienceSeconds: 60,
      lore: null,
      symbols: null,
      priceIn: 0,
      priceOut: 0,
      budget: { calls: 1000, tokens: Infinity, usd: Infinity },
    },
  ]));

it('a model with all that can be said of it; its key is that of the variable', () => {
  const all = { key_variable: 'CLERK_KEY', lore: 'You trade seldom.', symbols: ['BTC'], every_seconds: 60 };
  const budget = { price_in_usd: 1.5, price_out_usd: 6, calls_per_day: 10, tokens_per_day: 5000, usd_per_day: 0.5 };
  expect(listed({ ...CLERK, ...all, ...budget })).toMatchObject([
    {
      apiKey: KEY,
      lore: 'You trade seldom.',
      symbols: ['BTC'],
      everySeconds: 60,
      priceIn: 1.5,
      priceOut: 6,
      budget: { calls: 10, tokens: 5000, usd: 0.5 },
    },
  ]);
});

it.each<[what: string, entries: unknown[], message: RegExp]>([
  ['an entry that is none', [CLERK, 7], /^CONTESTANTS: entry 2: it must be an object$/],
  [
    'a member that is not known',
    [{ ...CLERK, key: 'sk-1' }],
    /^CONTESTANTS: entry 1 \("Quiet Clerk"\): "key" is not known/,
  ],
  ['no name', [{ ...CLERK, name: undefined }], /entry 1: name must be a text of 3 to 40 characters$/],
  ['no model', [{ ...CLERK, model: ' ' }], /model must be a text of 1 to 80/],
  ['no address', [{ ...CLERK, base_url: 'models.example' }], /base_url must be an address that starts with http/],
  ['an address of another kind', [{ ...CLERK, base_url: 'file:///etc/passwd' }], /base_url must be an address/],
  [
    'credentials in an address',
    [{ ...CLERK, base_url: 'https://a:b@models.example/v1' }],
    /without query or credentials/,
  ],
  ['two of a name', [CLERK, { ...CLERK, name: 'quiet CLERK' }], /^CONTESTANTS: two are named "quiet CLERK"/],
  [
    'a variable that is not set',
    [{ ...CLERK, key_variable: 'NO_KEY' }],
    /key_variable names NO_KEY, which is not set$/,
  ],
  ['a key where its variable belongs', [{ ...CLERK, key_variable: 'sk-secret' }], /key_variable must be the name/],
  [
    'a haste that no model keeps',
    [{ ...CLERK, every_seconds: 0 }],
    /every_seconds must be a whole number from 1 to 360/,
  ],
  ['rounds so rare that it would be benched', [{ ...CLERK, every_seconds: 361 }], /every_seconds must/],
  ['a number in quotes', [{ ...CLERK, patience_seconds: '30' }], /patience_seconds must be a whole number/],
  ['dollars without a price', [{ ...CLERK, usd_per_day: 1 }], /usd_per_day needs price_in_usd and price_out_usd/],
  ['no market', [{ ...CLERK, symbols: [] }], /symbols must be a list of markets/],
  ['too many', Array.from({ length: 51 }, (_, i) => ({ ...CLERK, name: `Clerk ${i}` })), /51 models are listed/],
])('refuses %s in one line that shows no key', (_what, entries, message) => {
  expect(() => listed(...entries)).toThrow(ConfigError);
  expect(() => listed(...entries)).toThrow(message);
  expect(() => listed(...entries)).not.toThrow(/sk-|\n/);
});

it.each([
  [
    'is not there',
    () => load('[]', { CONTESTANTS: '/nowhere.json' }),
    /^CONTESTANTS="\/nowhere.json" cannot be read \(ENOENT\)/,
  ],
  ['is no JSON', () => load('[{'), /is no JSON: give a JSON array of models$/],
  ['is empty', () => load(''), /is no JSON/],
  ['holds no list', () => load('{"contestants": []}'), /holds no list/],
])('refuses a file that %s', (_what, loading, message) => expect(loading).toThrow(message));
