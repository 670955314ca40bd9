/** JSON whose shape the test does not spell out: members can be named freely and given to `expect`. */
export interface Json {
  readonly [member: string]: Json;
}

/** What a request came back with; `body` is the parsed JSON, or the text when it is none. */
export interface Answer<Body = Json> {
  status: number;
  headers: Headers;
  body: Body;
  text: string;
}

export interface Extras {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Requests to one server, with headers that every request carries. */
export class Client {
  constructor(
    readonly base: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** The same server with further headers, e.g. `client.with({'X-API-Key': key})`. */
  with(headers: Record<string, string>): Client {
    return new Client(this.base, { ...this.headers, ...headers });
  }

  get<Body = Json>(path: string, extras?: Extras): Promise<Answer<Body>> {
    return this.send('GET', path, undefined, extras);
  }

  delete<Body = Json>(path: string, extras?: Extras): Promise<Answer<Body>> {
    return this.send('DELETE', path, undefined, extras);
  }

  post<Body = Json>(path: string, body?: unknown, extras?: Extras): Promise<Answer<Body>> {
    return this.send('POST', path, body, extras);
  }

  patch<Body = Json>(path: string, body?: unknown, extras?: Extras): Promise<Answer<Body>> {
    return this.send('PATCH', path, body, extras);
  }

  /** A string or bytes go out as they are, anything else as JSON. @param path with leading slash, or a whole address */
  async send<Body = Json>(
    method: string,
    path: string,
    body?: unknown,
    { headers, signal }: Extras = {},
  ): Promise<Answer<Body>> {
    const raw = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(new URL(path, this.base), {
      method,
      signal: signal ?? AbortSignal.timeout(90_000),
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...this.headers, ...headers },
      body: body === undefined || raw ? (body as string | undefined) : JSON.stringify(body),
    });
    return answer(response);
  }
}

async function answer<Body>(response: Response): Promise<Answer<Body>> {
  const text = await response.text();
  const isJson = /[/+]json/.test(response.headers.get('Content-Type') ?? '') && text !== '';
  return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : text) as Body };
}
