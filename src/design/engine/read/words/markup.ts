/** Tags that a text copied from an editor or a web page carries; anything else in angle brackets stays and is judged. */
const INLINE =
  'a|abbr|b|big|cite|code|del|em|font|i|img|ins|kbd|label|mark|q|s|small|span|strike|strong|sub|sup|u|wbr|o:p';
const BLOCK =
  'address|article|aside|blockquote|body|br|button|center|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|input|li|link|main|meta|nav|ol|option|p|picture|pre|section|select|source|table|tbody|td|textarea|tfoot|th|thead|title|tr|ul|video';
const UNSEEN = /<(script|style|template|iframe|object|svg|noscript)\b[^<>]{0,400}>[\s\S]*?(?:<\/\1\s*>|$)/giu;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/gu;
const OPEN_INLINE = new RegExp(`</?(?:${INLINE})(?:\\s[^<>]{0,400})?/?>`, 'giu');
const OPEN_BLOCK = new RegExp(`</?(?:${BLOCK}|!doctype)(?:\\s[^<>]{0,400})?/?>`, 'giu');
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|apos|shy|ensp|emsp|thinsp|#\d{1,6}|#x[0-9a-f]{1,5});/giu;

const PLAIN: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&apos;': "'", '&#39;': "'" };

const blank = (found: string, first = ' '): string => first + ' '.repeat(found.length - 1);

/** The text that markup shows: tags, comments and scripts become spaces of the same length, so that positions stay true. */
export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replace(UNSEEN, (found) => blank(found, '\n'))
    .replace(COMMENT, (found) => blank(found))
    .replace(OPEN_BLOCK, (found) => blank(found, '\n'))
    .replace(OPEN_INLINE, (found) => blank(found))
    .replace(ENTITY, (found) => blank(found, PLAIN[found.toLowerCase()] ?? ' '));
}
