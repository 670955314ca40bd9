interface Asked<In, Out> {
  input: In;
  resolve: (output: Out) => void;
  reject: (error: unknown) => void;
}

/**
 * Questions that go to the database together: what is asked while statements are under way waits for the next one, so that a
 * crowd costs a few round trips and a single question none more than before. Each answer is read after it was asked for; one
 * that is still a promise keeps nobody else waiting.
 */
export class Batched<In, Out> {
  private readonly queue: Asked<In, Out>[] = [];
  private running = 0;

  /**
   * @param run answers any number of questions, in their order
   * @param most questions in one statement @param lanes statements at once
   */
  constructor(
    private readonly run: (inputs: In[]) => Promise<Out[]>,
    private readonly most = 200,
    private readonly lanes = 2,
  ) {}

  ask(input: In): Promise<Awaited<Out>> {
    return new Promise<Out>((resolve, reject) => {
      this.queue.push({ input, resolve, reject });
      if (this.running < this.lanes) void this.drain();
    }) as Promise<Awaited<Out>>;
  }

  private async drain(): Promise<void> {
    this.running++;
    while (this.queue.length > 0) await this.carry(this.queue.splice(0, this.most));
    this.running--;
  }

  private async carry(batch: Asked<In, Out>[]): Promise<void> {
    try {
      const outputs = await this.run(batch.map(({ input }) => input));
      batch.forEach(({ resolve }, i) => resolve(outputs[i]));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
