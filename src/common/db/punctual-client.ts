import pg from 'pg';

const SILENCE = 'Query read timeout';

/**
 * A connection that is given up when PostgreSQL does not answer on it (`query_timeout`): the server's own timeouts end
 * nothing while the server stands still or the network has lost it, and behind a query without an answer every later one waits.
 */
export class PunctualClient extends pg.Client {
  constructor(...settings: ConstructorParameters<typeof pg.Client>) {
    super(...settings);
    // Between the pool and its borrower nobody listens, and a server that dies then would take the process with it.
    this.on('error', () => undefined);
  }

  override query = ((...question: unknown[]): unknown => {
    const answer = super.query(...(question as [string])) as unknown;
    if (answer instanceof Promise) answer.catch((error: Error) => this.giveUpAfter(error));
    return answer;
  }) as pg.Client['query'];

  private giveUpAfter({ message }: Error): void {
    if (message === SILENCE) void this.end().catch(() => undefined);
  }
}
