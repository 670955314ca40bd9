import { isFields } from './fields.js';
import { invalidField } from './refusals.js';

const TEXT_PARTS = new Set(['text', 'input_text', 'output_text']);
const OTHER_PARTS = new Set(['image_url', 'input_image', 'input_audio', 'file', 'input_file', 'computer_screenshot']);

export interface ReadContent {
  text: string;
  /** Where something stands that is no text: `messages.0.content.1`. */
  other?: string;
}

/** The text of a message's content, which is a string or a list of parts. @throws DomainError */
export function readContent(content: unknown, path: string): ReadContent {
  if (content === undefined || content === null) return { text: '' };
  if (typeof content === 'string') return { text: content };
  if (!Array.isArray(content)) throw invalidField(path, 'must be a string or a list of content parts');
  const parts = content.map((part: unknown, i) => readPart(part, `${path}.${i}`));
  return {
    text: parts
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n'),
    other: parts.find(({ other }) => other !== undefined)?.other,
  };
}

function readPart(part: unknown, path: string): ReadContent {
  if (!isFields(part) || typeof part.type !== 'string') throw invalidField(path, 'must be a content part with a type');
  if (OTHER_PARTS.has(part.type)) return { text: '', other: path };
  const text = part.type === 'refusal' ? part.refusal : TEXT_PARTS.has(part.type) ? part.text : undefined;
  if (typeof text !== 'string') throw invalidField(path, 'must be a text part; its type or its text cannot be read');
  return { text };
}
