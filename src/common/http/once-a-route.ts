import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';

type Reader<T> = (reflector: Reflector, context: ExecutionContext) => T | undefined;

/** Reads what decorators say of a handler, or else of its class: once for each of them, as it never changes. */
export function onceARoute<T>(name: string): Reader<T> {
  const known = new WeakMap<object, WeakMap<object, T | undefined>>();
  return (reflector, context) => {
    const [handler, controller] = [context.getHandler(), context.getClass()];
    const ofClass = known.get(controller) ?? new WeakMap<object, T | undefined>();
    known.set(controller, ofClass);
    if (!ofClass.has(handler))
      ofClass.set(handler, reflector.getAllAndOverride<T | undefined>(name, [handler, controller]));
    return ofClass.get(handler);
  };
}
