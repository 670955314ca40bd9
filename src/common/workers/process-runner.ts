/** The program of a process of its own (`OwnProcess`): does the one thing it is sent, tells what came of it and ends. */
export interface Errand {
  /** address of a module, and the function of it */
  module: string;
  name: string;
  input: unknown;
}

export type Outcome = { ok: true; output: unknown } | { ok: false; message: string };

process.once('message', (errand: Errand) => {
  void outcomeOf(errand).then((outcome) => process.send?.(outcome, () => process.disconnect()));
});
process.once('disconnect', () => process.exit());

async function outcomeOf({ module, name, input }: Errand): Promise<Outcome> {
  try {
    const functions = (await import(module)) as Record<string, (input: unknown) => unknown>;
    return { ok: true, output: await functions[name](input) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
