import type { KeyInterface, LimitOverrides } from '../auth/principal.js';
import { DomainError } from '../kernel/errors.js';

/** Whose keys an override limits; those that are not here limit every key. */
const ONLY: Partial<Record<keyof LimitOverrides, KeyInterface>> = {
  fashion_daily: 'tools',
  chat_daily: 'tools',
  cognitive_daily: 'tools',
  uses_total: 'design',
  arena_hourly: 'arena',
};

/** Overrides that do something for keys of this interface. @throws DomainError validation_failed */
export function assertFitting(overrides: LimitOverrides | undefined, kind: KeyInterface): void {
  const set = Object.entries(overrides ?? {}).filter(([, limit]) => limit !== undefined);
  const strange = set.map(([name]) => name as keyof LimitOverrides).filter((name) => (ONLY[name] ?? kind) !== kind);
  if (strange.length === 0) return;
  const errors = strange.map((name) => ({
    path: `overrides.${name}`,
    message: `limits ${ONLY[name]} keys, not ${kind} keys`,
  }));
  const names = errors.map(({ path }) => path).join(', ');
  throw new DomainError('invalid', 'validation_failed', `Not valid: ${names}.`, { errors });
}
