import { type Mention, outside, stretches } from './mention.js';

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gu;
const URL = /\bhttps?:\/\/[^\s<>"')\]]{1,500}/gu;
const PHONE =
  /(?<![\w.#-])(?:\+\d{1,3}[\s-]?)(?:\(?\d{1,4}\)?[\s-]?){2,5}\d(?![\w])|(?<=(?:phone|tel|telefon|call|mobile|ring|téléphone|teléfono|móvil|anruf)\p{L}{0,6}[:.]?\s(?:\p{L}{1,8}\s){0,2})\d[\d\s()/-]{5,18}\d/giu;
/** Letters and digits with a hyphen, or a `#` before digits: what numbers of orders and invoices look like. */
const CODE = /(?<![\w-])(?:#\d{3,12}|[A-Z]{1,6}-?\d{2,12}(?:-[A-Z\d]{1,8})*|[A-Z]{2,6}-[A-Z\d]{2,12})(?![\w-])/gu;
/** `EU 40`, `W32`: sizes look alike. */
const NO_CODE = /^(?:EU|US|UK|W|L|FR|IT|DE)\s?-?\d{1,2}$/;

/** Addresses, numbers of telephones and of orders. */
export function contactsIn(text: string): Mention[] {
  const emails = stretches(EMAIL, text).map((at): Mention => ({
    kind: 'email',
    value: at.text.replace(/\.$/, ''),
    ...place(at),
  }));
  const urls = stretches(URL, text).map((at): Mention => ({
    kind: 'url',
    value: at.text.replace(/[.,;:!?]+$/, ''),
    ...place(at),
  }));
  const taken = [...emails, ...urls];
  const phones = outside(stretches(PHONE, text), taken).map((at): Mention => ({
    kind: 'phone',
    value: at.text.trim(),
    ...place(at),
  }));
  const codes = outside(stretches(CODE, text), [...taken, ...phones])
    .filter((at) => !NO_CODE.test(at.text))
    .map((at): Mention => ({ kind: 'code', value: at.text, ...place(at) }));
  return [...taken, ...phones, ...codes];
}

const place = ({ text, start, end }: { text: string; start: number; end: number }) => ({ text, start, end });
