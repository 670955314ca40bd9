import { SetMetadata } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { onceARoute } from '../once-a-route.js';

const TAKES_FORMS = 'fyra:takes-forms';

/** A page's own form may be sent here, as browsers without scripts do. */
export const TakesForms = () => SetMetadata(TAKES_FORMS, true);

export const takesForms = onceARoute<boolean>(TAKES_FORMS);

export const isForm = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.split(';', 1)[0].trim().toLowerCase() === 'application/x-www-form-urlencoded';

/** The fields of a form; of several of one name the last. */
export const fieldsOf = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));
