/** Work that comes round every so often until the process ends, one round at a time. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<unknown> | null = null;

  /** @param failed is told why a round of the timer's did not come to its end */
  constructor(
    private readonly everyMs: number,
    private readonly round: () => Promise<unknown>,
    private readonly failed: (error: unknown) => void = () => undefined,
  ) {}

  begin(): void {
    this.timer = setInterval(() => void this.quietly(), this.everyMs);
  }

  /** No more of them; resolves when the one under way has ended, however it does. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay?.catch(() => undefined);
  }

  /** One now, or the one under way. @throws what the round throws */
  now(): Promise<unknown> {
    return (this.underWay ??= this.round().finally(() => (this.underWay = null)));
  }

  /** As now; a failure is told. */
  async quietly(): Promise<void> {
    await this.now().catch(this.failed);
  }
}
