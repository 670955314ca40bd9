import { loadConfig } from './env.js';
import { assertSupported } from './supported.js';

const load = (env: Record<string, string>) => assertSupported(loadConfig({ DATA_DIR: '/tmp/x', ...env }));

describe('settings of later versions', () => {
  it('accepts the defaults', () => expect(load({}).role).toBe('all'));

  it.each<Record<string, string>>([
    { SMTP_URL: 'smtp://mail' },
    { STORAGE_URL: 's3://bucket?region=eu-north-1' },
    { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' },
  ])('takes %j', (env) => expect(load(env)).toMatchObject({ role: 'all' }));

  it.each([
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector' },
      'OTEL_EXPORTER_OTLP_ENDPOINT has no use: no traces are exported in this version',
    ],
  ])('refuses %j rather than ignoring it', (env, message) => expect(() => load(env)).toThrow(message));
});
