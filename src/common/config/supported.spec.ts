import { loadConfig } from './env.js';
import { assertSupported } from './supported.js';

const load = (env: Record<string, string>) => assertSupported(loadConfig({ DATA_DIR: '/tmp/x', ...env }));

describe('settings of later versions', () => {
  it('accepts the defaults', () => expect(load({}).role).toBe('all'));

  it.each([
    [{ MARKET_FEED: 'replay:prices.csv' }, 'MARKET_FEED has only the simulated market in this version'],
    [{ STORAGE_URL: 's3://bucket?region=eu-north-1' }, 'STORAGE_URL has only file: in this version'],
    [{ TEXT_PROVIDER: 'openai', OPENAI_API_KEY: 'k' }, 'TEXT_PROVIDER has only embedded in this version'],
    [{ SMTP_URL: 'smtp://mail' }, 'SMTP_URL has no use: no mail is sent in this version'],
  ])('refuses %j rather than ignoring it', (env, message) => expect(() => load(env)).toThrow(message));
});
