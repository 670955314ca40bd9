/** What was made last, by name; who asks while it is being made waits for the same. What failed is not kept. */
export class LatelyMade<Value> {
  private readonly made = new Map<string, Promise<Value>>();

  /** @param most values that are kept: the one asked for longest ago goes first */
  constructor(private readonly most: number) {}

  has(name: string): boolean {
    return this.made.has(name);
  }

  of(name: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.made.get(name);
    this.made.delete(name);
    const value = known ?? make();
    this.made.set(name, value);
    if (!known) value.catch(() => this.made.get(name) === value && this.made.delete(name));
    if (this.made.size > this.most) this.made.delete(this.made.keys().next().value!);
    return value;
  }
}
