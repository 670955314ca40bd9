const CLASSES_OF_OUTAGE = ['08', '53', '57'];
/** Serialisation failure, deadlock, lock not available: nothing was done, asking again helps. */
const PASSING_STATES = new Set(['40001', '40P01', '55P03']);
const SOCKET_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOENT', 'EAI_AGAIN']);
/** The last two: the connection died between two queries of a transaction, and TypeORM has let go of it. */
const POOL_MESSAGES = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Connection terminated',
    'Client has encountered a connection error',
    'not queryable',
    'Query runner already released',
    'query runner was already released',
  ].join('|'),
  'i',
);

interface Coded {
  code?: unknown;
  driverError?: unknown;
  message?: unknown;
}

/** True when an error says that PostgreSQL is away (connection, shutdown, resources), rather than that we asked wrongly. */
export function isDatabaseOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, driverError, message } = error as Coded;
  if (driverError && driverError !== error && isDatabaseOutage(driverError)) return true;
  if (typeof code === 'string' && (SOCKET_ERRORS.has(code) || isOutageState(code))) return true;
  return typeof message === 'string' && POOL_MESSAGES.test(message);
}

/** True when another transaction kept what was asked for longer than we wait (`lock_timeout`, 10 s). */
export function isLockTimeout(error: unknown): boolean {
  const { code, driverError } = (error ?? {}) as Coded;
  return code === '55P03' || (driverError as Coded | undefined)?.code === '55P03';
}

/** SQLSTATE classes 08 connection, 53 resources, 57 operator intervention; 57014 is our own statement timeout. */
const isOutageState = (code: string): boolean =>
  PASSING_STATES.has(code) || (/^[0-9A-Z]{5}$/.test(code) && CLASSES_OF_OUTAGE.includes(code.slice(0, 2)));

/** True for a violated UNIQUE constraint, optionally of one name. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const driver = (error as { driverError?: { code?: string; constraint?: string } } | null)?.driverError;
  return driver?.code === '23505' && (constraint === undefined || driver.constraint === constraint);
}
