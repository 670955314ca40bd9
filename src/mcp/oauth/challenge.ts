import { DomainError } from '../../common/kernel/errors.js';

/** Where the metadata of the agents' door stand (RFC 9728 §3.1: the well-known part goes before the resource's path). */
export const METADATA_PATH = '.well-known/oauth-protected-resource';
export const DOOR = 'mcp';

/** 401 that says where a token comes from (RFC 9728 §5.1). */
function challenge(publicUrl: string, code: string, detail: string, more = ''): DomainError {
  const value = `Bearer ${more}resource_metadata="${publicUrl}/${METADATA_PATH}/${DOOR}"`;
  return new DomainError('unauthenticated', code, detail, { headers: { 'WWW-Authenticate': value } });
}

export const tokenMissing = (publicUrl: string): DomainError =>
  challenge(publicUrl, 'key_missing', 'Send a token of the authorization server, or a key of this service.');

export const tokenInvalid = (publicUrl: string): DomainError =>
  challenge(publicUrl, 'token_invalid', 'This token is not good here, or not any more.', 'error="invalid_token", ');
