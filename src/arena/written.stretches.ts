/** Fewest rows worth a statement of their own. */
const LEAST = 240;

/** Writes a growing list while its producer goes on: one stretch at a time, whatever has gathered meanwhile. */
export class WrittenStretches<T> {
  private writing: Promise<void> | null = null;

  constructor(private readonly write: (stretch: T[]) => Promise<void>) {}

  /** Takes what is in the list, unless the last stretch is still being written. */
  offer(list: T[]): void {
    if (this.writing || list.length < LEAST) return;
    const writing = this.write(list.splice(0)).then(() => {
      this.writing = null;
    });
    writing.catch(() => undefined);
    this.writing = writing;
  }

  /** Waits for the last stretch and writes the rest. @throws what a write threw */
  async finish(list: T[]): Promise<void> {
    await this.writing;
    await this.write(list.splice(0));
  }
}
