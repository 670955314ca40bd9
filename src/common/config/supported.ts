import type { Config } from './env.js';
import { ConfigError } from './reader.js';

/** Refuses settings that this version reads but cannot follow, rather than quietly doing something else. @throws ConfigError */
export function assertSupported(config: Config): Config {
  const missing = [
    config.otelEndpoint !== undefined && 'OTEL_EXPORTER_OTLP_ENDPOINT has no use: no traces are exported',
  ].filter((text) => text !== false);
  if (missing.length === 0) return config;
  throw new ConfigError(`${missing.join('; ')} in this version`);
}
