import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** Names of the overrides that a body sets to null; validation takes null for absent. */
export const RemovedOverrides = createParamDecorator((_data: unknown, context: ExecutionContext): string[] => {
  const { overrides } = (context.switchToHttp().getRequest<Request>().body ?? {}) as { overrides?: unknown };
  if (typeof overrides !== 'object' || overrides === null) return [];
  return Object.entries(overrides).flatMap(([name, value]) => (value === null ? [name] : []));
});
