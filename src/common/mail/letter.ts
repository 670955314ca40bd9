import { escapeHtml } from '../kernel/html.js';
import type { Letter } from './mails.js';

/** A letter as plain text: one paragraph after the other, links in full. */
export const letterText = ({ paragraphs }: Letter): string =>
  `${paragraphs.map((part) => (typeof part === 'string' ? part : `${part.name}:\n${part.link}`)).join('\n\n')}\n`;

/** The same as HTML without pictures, styles from elsewhere or anything that could follow its reader. */
export const letterHtml = ({ subject, paragraphs }: Letter): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
  `<body style="font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem">` +
  `${paragraphs.map(paragraph).join('')}</body></html>`;

const paragraph = (part: Letter['paragraphs'][number]): string =>
  typeof part === 'string'
    ? `<p>${escapeHtml(part).replace(/\n/g, '<br>')}</p>`
    : `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.name)}</a></p>`;
