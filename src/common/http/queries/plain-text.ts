import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { shownText } from '../../kernel/shown-text.js';

/** No control characters but tabs and line ends. */
const PLAIN = /^(?:[^\p{Cc}]|[\t\r\n])*$/u;
/** In names: none at all, and nothing that is not seen or only turns what is beside it. */
const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]*$/u;

/** Text that is shown to others: taken as `shownText` makes it. */
export const IsPlainText = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? shownText(value) : value)),
    Matches(PLAIN, { message: 'must not contain control characters but tabs and line ends' }),
  );

/** A name that is shown to others: composed (NFC), without white space around it; what cannot be seen is refused. */
export const IsVisibleName = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.normalize('NFC').trim() : value)),
    Matches(VISIBLE, { message: 'must not contain control or invisible characters' }),
  );
