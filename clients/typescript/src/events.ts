/** One event of a stream. */
export interface ServerEvent {
  id: string | null;
  event: string;
  /** its JSON, or its text where that is none */
  data: unknown;
}

/** The events in a stream of `text/event-stream`, as they come (HTML standard, 9.2.6). */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) {
    const blocks = `${rest}${decoder.decode(bytes, { stream: true })}`.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventIn(block);
      if (event) yield event;
    }
  }
}

function eventIn(block: string): ServerEvent | null {
  const fields = block.split(/\r?\n/).map((line) => /^(\w+): ?(.*)$/.exec(line));
  const of = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2]] : []));
  const data = of('data');
  return data.length === 0
    ? null
    : { id: of('id').at(-1) ?? null, event: of('event').at(-1) ?? 'message', data: valueOf(data.join('\n')) };
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
