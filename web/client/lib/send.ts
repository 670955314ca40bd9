import { keysIn, maskedIn } from '../../account/key-name.js';
import { FILES, type Ready } from '../../playground/request.js';
import type { Answer, Body } from '../../playground/answer.js';
import { base, reached } from './ask.js';

/** More of a text than anybody reads. */
const LONGEST = 60_000;
/** Of a stream so many events are shown, for so long. */
const MOST_EVENTS = 8;
const LONGEST_MS = 12_000;
/** What drawings and files are; everything else is text. */
const PICTURES: ReadonlySet<string> = new Set(['png', 'jpg', 'svg']);

/**
 * Sends a request and tells what comes back, a stream as it comes.
 * @param key of the header that it goes into; only there is it written
 * @throws Error in words where nobody answers
 */
export async function send(
  { method, path, headers, body }: Ready,
  key: { header: string; value: string } | null,
  signal: AbortSignal,
  tell: (answer: Answer) => void,
): Promise<void> {
  const began = performance.now();
  const answer = await reached(base + path, {
    method,
    signal,
    body,
    headers: {
      Accept: 'application/json, */*;q=0.8',
      ...(body !== null && { 'Content-Type': 'application/json' }),
      ...headers,
      ...(key && { [key.header]: key.value }),
    },
  });
  const told = {
    status: answer.status,
    statusText: answer.statusText,
    ms: Math.round(performance.now() - began),
    headers: [...answer.headers].map(([name, value]) => [name, maskedIn(value)] as const),
    keys: [] as string[],
  };
  if (typeOf(answer) === 'text/event-stream') return follow(answer, (events) => tell({ ...told, body: events }));
  const [shown, keys] = await bodyOf(answer, path);
  tell({ ...told, body: shown, keys });
}

const typeOf = (answer: Response): string => answer.headers.get('Content-Type')?.split(';', 1)[0].trim() ?? '';

async function bodyOf(answer: Response, path: string): Promise<[Body, string[]]> {
  const type = typeOf(answer);
  const ending = FILES[type];
  if (ending) return [await fileOf(answer, ending, path), []];
  const text = await answer.text();
  if (text === '') return [{ kind: 'none' }, []];
  const shown = maskedIn(indented(text));
  return [{ kind: 'text', text: shown.slice(0, LONGEST), isCut: shown.length > LONGEST }, keysIn(text)];
}

const indented = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

async function fileOf(answer: Response, ending: string, path: string): Promise<Body> {
  const blob = await answer.blob();
  if (PICTURES.has(ending)) return { kind: 'picture', address: await dataOf(blob) };
  const name = path.split('?')[0].split('/').at(-1)!;
  return {
    kind: 'file',
    address: URL.createObjectURL(blob),
    name: name.includes('.') ? name : `answer.${ending}`,
    bytes: blob.size,
  };
}

/** As an address that the page's policy lets pictures come from. */
const dataOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error!);
    reader.readAsDataURL(blob);
  });

/** The first events of a stream, as they come; it is closed then. */
async function follow(answer: Response, tell: (body: Body) => void): Promise<void> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), LONGEST_MS);
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      text += value ?? '';
      const events = eventsIn(text);
      const isOpen = !done && events.length < MOST_EVENTS;
      tell({ kind: 'events', events: events.slice(0, MOST_EVENTS), isOpen });
      if (!isOpen) return;
    }
  } catch {
    tell({ kind: 'events', events: eventsIn(text), isOpen: false }); // stopped by who reads it
  } finally {
    clearTimeout(timer);
    void reader.cancel().catch(() => undefined);
  }
}

const eventsIn = (text: string): string[] =>
  maskedIn(text)
    .split(/\r?\n\r?\n/)
    .slice(0, -1)
    .filter((event) => /^(event|data):/m.test(event));
