/** Why the domain says no; each refusal has one HTTP status, mapped in `common/http/problems/problem.filter.ts`. */
export type Refusal =
  | 'invalid' // 400
  | 'unauthenticated' // 401
  | 'payment_required' // 402
  | 'forbidden' // 403
  | 'not_found' // 404
  | 'conflict' // 409
  | 'gone' // 410
  | 'unprocessable' // 422
  | 'limit_exceeded' // 429
  | 'unavailable'; // 503

export interface FieldError {
  /** Where, as a JSON path without the leading `$.`: `actions.0.symbol`. */
  path: string;
  message: string;
}

export interface ErrorExtras {
  errors?: FieldError[];
  /** Response headers that belong to the refusal, e.g. `Retry-After`. */
  headers?: Record<string, string>;
  /** Further members of the problem document, e.g. `upgrade_url`, `decision_id`. */
  members?: Record<string, unknown>;
}

/**
 * A refusal in the domain's words. `code` is a stable snake_case word that clients may branch on;
 * `message` is shown to the caller as `detail`. Bugs and outages are not DomainErrors: let them throw.
 */
export class DomainError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly code: string,
    message: string,
    readonly extras: ErrorExtras = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}
