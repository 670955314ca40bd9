import { DomainError } from '../../common/kernel/errors.js';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const some = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** What the embedded model cannot do is said, never left out silently. @throws DomainError unsupported_feature */
export function assertPossible(body: Fields): void {
  if (some(body.functions) && body.function_call !== 'none')
    throw cannot('functions', 'call functions of the older kind (use tools)');
  const messages: unknown[] = Array.isArray(body.messages) ? body.messages : [];
  for (const [i, message] of messages.entries()) if (isFields(message)) assertText(message, `messages.${i}`);
}

function assertText({ role, content }: Fields, path: string): void {
  if (role === 'function') throw cannot(`${path}.role`, 'read results of functions of the older kind (use role tool)');
  if (!Array.isArray(content)) return;
  const at = content.findIndex((part) => isFields(part) && !/text|refusal/.test(String(part.type)));
  if (at >= 0) throw cannot(`${path}.content.${at}`, 'read anything but text');
}

const cannot = (path: string, what: string): DomainError =>
  new DomainError('invalid', 'unsupported_feature', `The embedded model cannot ${what}.`, {
    errors: [{ path, message: `the embedded model cannot ${what}` }],
  });
