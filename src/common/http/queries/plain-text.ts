import { Matches } from 'class-validator';

/** No control characters but tabs and line ends. */
const PLAIN = /^(?:[^\p{Cc}]|[\t\r\n])*$/u;

/** Text that is shown to others as it is. */
export const IsPlainText = (): PropertyDecorator =>
  Matches(PLAIN, { message: 'must not contain control characters but tabs and line ends' });
