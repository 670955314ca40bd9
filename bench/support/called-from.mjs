/** Sends requests as a client address behind a trusted gateway: `call(method, path, address, body?, headers?, pauseMs?)`. */
export const callerOf =
  (port) =>
  async (method, path, address, body, headers = {}, pauseMs = 0) => {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: isJson ? JSON.parse(text) : {} };
  };
