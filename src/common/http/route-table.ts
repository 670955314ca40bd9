import type { Application } from 'express';

interface Layer {
  route?: { methods: Record<string, boolean> };
  match(path: string): boolean;
}

/** The methods under which Express knows a path; none for an unknown path. */
export function allowedMethods(app: Application, path: string): string[] {
  const { stack } = (app as unknown as { router: { stack: Layer[] } }).router;
  const methods = stack
    .filter((layer) => layer.route && matches(layer, path))
    .flatMap((layer) => Object.keys(layer.route?.methods ?? {}));
  const names = new Set(methods.filter((name) => name !== '_all').map((name) => name.toUpperCase()));
  if (names.has('GET')) names.add('HEAD');
  return [...names].sort();
}

function matches(layer: Layer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    return false;
  }
}
