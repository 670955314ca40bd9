/** Loaded before the application (`--import`): as if ccxt had been installed, which it is among the clients only. */
import { register } from 'node:module';

const clients = new URL('../clients/', import.meta.url).href;
const hooks = `export async function resolve(name, context, next) {
  return next(name, name === 'ccxt' ? { ...context, parentURL: '${clients}' } : context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
