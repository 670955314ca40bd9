import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const ADDRESS = /^(?:url|uri|link|address|endpoint|webhook|hook)$/u;
const CALLS_BACK =
  /^(?:webhook|callback|hook|notify|notification|ping|return|endpoint|url|uri|link|call|back|address)$/u;
const PLAIN = /^(?:url|uri|link)$/u;
const CALLED =
  /(?<!\p{L})(?:call(?:s|ed)?(?: (?:me|us))? back|callback|webhook|hook|notif\p{L}*|ping|post (?:it |the result )?to|(?:tell|let) (?:me|us)(?: know)? (?:when|once|as soon)|avís\p{L}*|avisa\p{L}*|notifica\p{L}*|meld\p{L}*|benachrichtig\p{L}*|ruf\p{L}*|schick\p{L}*|prévien\p{L}*|préven\p{L}*|appel\p{L}*|notifie\p{L}*|renvo\p{L}*|meddela\p{L}*|anropa|skicka\p{L}*|hör av)(?!\p{L})|\/\/(?:web)?hooks?\.|\/(?:web)?hooks?\//iu;

/** `webhook_url` of "ping https://… when it is done": the only address of a text, for a name of where to call back. */
export function onlyUrl({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!words.some((word) => ADDRESS.test(word)) || !words.every((word) => CALLS_BACK.test(word))) return null;
  const urls = mentions.filter((one) => one.kind === 'url' && one.start >= start && one.end <= end);
  const [url] = urls;
  if (urls.length !== 1) return null;
  const before = text.slice(Math.max(0, url.start - 90), url.end + 40);
  return CALLED.test(before) || PLAIN.test(words.join(' ')) ? fromText(String(url.value), url.text) : null;
}
