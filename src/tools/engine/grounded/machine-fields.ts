import type { Span } from './clause.js';
import { wordsOfName } from './property.js';
import { unitOf } from './units.js';
import type { Field } from './fields.js';

const KEY = String.raw`[A-Za-z_][\w.-]{0,39}`;
/** `"remaining": 0`, `'code': 'gone'` */
const MEMBER = new RegExp(
  String.raw`(?<=[{,[\s])["'](${KEY})["']\s?:\s?("[^"\n]{0,200}"|'[^'\n]{0,200}'|-?[\w.+-]{1,40})`,
  'gu',
);
/** `status=429`, `user="Lou Hart"` */
const PAIR = new RegExp(String.raw`(?<![\w.-])(${KEY})=("[^"\n]{0,200}"|'[^'\n]{0,200}'|[^\s,;&"'=<>]{1,120})`, 'gu');
/** `X-RateLimit-Limit: 10`, a line of its own. */
const HEADER = /(?<=^|\n)([A-Z][A-Za-z\d]{0,30}(?:-[A-Z][A-Za-z\d]{0,30}){1,5}):[ \t]{1,3}(\S[^\n]{0,200})/gu;

/** What programs write under names: members of JSON, `key=value`, headers of HTTP. */
export function machineFieldsIn(text: string): Field[] {
  if (!/["']\s?:|=|-[A-Z]/u.test(text)) return [];
  return [MEMBER, PAIR, HEADER].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): Field => {
      const [whole, name, value] = match;
      const start = match.index + whole.length - value.length;
      const key = wordsOfName(name);
      const unit = unitOf(key.at(-1) ?? '') ?? null;
      return {
        key,
        unit,
        ...withinMarks({ start, end: start + value.trimEnd().length }, text),
        isAlone: true,
        isMachine: true,
      };
    }),
  );
}

const withinMarks = ({ start, end }: Span, text: string): Span =>
  /^["']/u.test(text.slice(start, end)) ? { start: start + 1, end: end - 1 } : { start, end };
