/** Tags that a text copied from an editor or a web page carries; anything else in angle brackets stays and is judged. */
const INLINE =
  'a|abbr|b|big|cite|code|del|em|font|i|img|ins|kbd|label|mark|q|s|small|span|strike|strong|sub|sup|u|wbr|o:p';
const BLOCK =
  'address|article|aside|blockquote|body|br|button|center|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|input|li|link|main|meta|nav|ol|option|p|picture|pre|section|select|source|script|style|template|iframe|object|svg|noscript|table|tbody|td|textarea|tfoot|th|thead|title|tr|ul|video';
const UNSEEN = /<(script|style|template|iframe|object|svg|noscript)\b[^<>]{0,400}>/giu;
const COMMENT = /<!--(?:[\s\S]*?-->|)/gu;
const OPEN_INLINE = new RegExp(`</?(?:${INLINE})(?:\\s[^<>]{0,400})?/?>`, 'giu');
const OPEN_BLOCK = new RegExp(`</?(?:${BLOCK}|!doctype)(?:\\s[^<>]{0,400})?/?>`, 'giu');
const ENTITY = /&(?:nbsp|amp|lt|gt|quot|apos|shy|ensp|emsp|thinsp|#\d{1,6}|#x[0-9a-f]{1,5});/giu;

const PLAIN: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&apos;': "'", '&#39;': "'" };

const blank = (found: string, first = ' '): string => first + ' '.repeat(found.length - 1);

/** Without scripts, drawings and the like; of one that is not closed only the tag goes, not the rest of the text. */
function withoutUnseen(text: string): string {
  let shown = '';
  let from = 0;
  for (const { 0: tag, 1: name, index } of text.matchAll(UNSEEN)) {
    if (index < from) continue;
    const rest = text.slice(index + tag.length);
    const close = rest.search(new RegExp(`</${name}\\b`, 'iu'));
    const end = close < 0 ? index + tag.length : text.indexOf('>', index + tag.length + close) + 1 || text.length;
    shown += text.slice(from, index) + blank(text.slice(index, end), '\n');
    from = end;
  }
  return shown + text.slice(from);
}

/** The text that markup shows: tags, comments and scripts become spaces of the same length, so that positions stay true. */
export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return withoutUnseen(text)
    .replace(COMMENT, (found) => blank(found))
    .replace(OPEN_BLOCK, (found) => blank(found, '\n'))
    .replace(OPEN_INLINE, (found) => blank(found))
    .replace(ENTITY, (found) => blank(found, PLAIN[found.toLowerCase()] ?? ' '));
}
