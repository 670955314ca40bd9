import type { Config } from './env.js';
import { ConfigError } from './reader.js';

/** Refuses settings that this version reads but cannot follow, rather than quietly doing something else. @throws ConfigError */
export function assertSupported(config: Config): Config {
  const missing = [
    config.marketFeed.kind !== 'simulated' && 'MARKET_FEED has only the simulated market',
    config.storage.kind !== 'file' && 'STORAGE_URL has only file:',
    config.textProvider !== 'embedded' && 'TEXT_PROVIDER has only embedded',
    config.imageProvider !== 'embedded' && 'IMAGE_PROVIDER has only embedded',
    config.billing === 'stripe' && 'BILLING has no stripe',
    config.smtpUrl !== undefined && 'SMTP_URL has no use: no mail is sent',
    config.otelEndpoint !== undefined && 'OTEL_EXPORTER_OTLP_ENDPOINT has no use: no traces are exported',
  ].filter((text) => text !== false);
  if (missing.length === 0) return config;
  throw new ConfigError(`${missing.join('; ')} in this version`);
}
