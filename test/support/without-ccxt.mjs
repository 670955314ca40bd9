/** Loaded before the application (`--import`): as if ccxt had not been installed. */
import { register } from 'node:module';

const hooks = `export async function resolve(name, context, next) {
  if (name !== 'ccxt') return next(name, context);
  throw Object.assign(new Error("Cannot find package 'ccxt'"), { code: 'ERR_MODULE_NOT_FOUND' });
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
