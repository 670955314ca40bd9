import { DomainError } from '../common/kernel/errors.js';

export const nothingHere = () => new DomainError('not_found', 'not_found', 'There is nothing at this address.');
