import { DomainError, type Refusal } from '../../../common/kernel/errors.js';

/** A refusal in the futures protocol's own code and words; `protocol_code` is what its clients branch on. */
export const refuse = (code: number, msg: string, kind: Refusal = 'invalid'): DomainError =>
  new DomainError(kind, 'futures_refused', msg, { members: { protocol_code: code } });

/** The code of a refusal that `refuse` made; undefined for others. */
export const codeOf = (error: DomainError): number | undefined => {
  const code = error.extras.members?.protocol_code;
  return typeof code === 'number' ? code : undefined;
};
