import { bodyOfSize } from '../../make/pattern/bodies/bodies.js';
import type { Form } from '../types.js';
import { dressForm } from './dress-form.js';

const made = new Map<string, Promise<Form>>();

/** The form of a standard size, made once: two seconds of a processor. */
export function standardForm(size = 'M', hasArms = true): Promise<Form> {
  const key = `${size} ${hasArms}`;
  const form = made.get(key) ?? bodyOfSize(size, 'women').then((body) => dressForm(body!, hasArms));
  made.set(key, form);
  return form;
}
