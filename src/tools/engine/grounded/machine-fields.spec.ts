import { numberOf, fieldFor, textOf, truthOf } from './fields.js';
import { machineFieldsIn } from './machine-fields.js';
import { propertyOf } from './property.js';
import { readingOf } from './reading.js';

const HTTP = `HTTP/1.1 429 Too Many Requests
X-RateLimit-Limit: 10
X-RateLimit-Remaining: 0
Retry-After: 5400

{"code":"quota_exceeded", "title": "Too Many Requests", "retryable": false}`;
const LOG = `level=warn msg="a parcel was refused" sku=KN-204 qty=14 carrier='Norr Frakt'`;

describe('what programs write under names', () => {
  const numberIn = (text: string, name: string): unknown => {
    const field = fieldFor(propertyOf(name), machineFieldsIn(text));
    return field && numberOf(field, propertyOf(name), readingOf(text))?.value;
  };
  const textIn = (text: string, name: string): unknown => {
    const field = fieldFor(propertyOf(name), machineFieldsIn(text));
    return field && textOf(field, propertyOf(name), readingOf(text))?.value;
  };

  it.each([
    ['limit', 10],
    ['remaining', 0],
    ['retry_after_seconds', 5400],
    ['retryAfter', 5400],
    ['price', null],
  ])('holds the number of %s', (name, value) => {
    expect(numberIn(HTTP, name)).toBe(value);
  });

  it.each([
    [HTTP, 'code', 'quota_exceeded'],
    [HTTP, 'title', 'Too Many Requests'],
    [LOG, 'message', null],
    [LOG, 'msg', 'a parcel was refused'],
    [LOG, 'sku', 'KN-204'],
    [LOG, 'carrier', 'Norr Frakt'],
  ])('holds the text of %#', (text, name, value) => {
    expect(textIn(text, name)).toBe(value);
  });

  it('holds yes and no', () => {
    const field = fieldFor(propertyOf('retryable'), machineFieldsIn(HTTP));
    expect(field && truthOf(field, readingOf(HTTP))?.value).toBe(false);
  });

  it('leaves open what two names end in, and text of people', () => {
    expect(numberIn('total_count=3 item_count=4', 'count')).toBeNull();
    expect(machineFieldsIn('Waist: 72, hips = 98, "so" she said: 3.')).toEqual([]);
  });
});
