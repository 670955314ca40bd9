import type { Client } from './http.js';

/** Asks for a page as a browser does: one heading, and every file that it loads is there. @returns its HTML */
export async function wholePage(server: Client, path: string, status = 200): Promise<string> {
  const page = await server.get<string>(path, { headers: { Accept: 'text/html' } });
  expect([path, page.status, page.headers.get('Content-Type')]).toEqual([path, status, 'text/html; charset=utf-8']);
  expect([path, page.text.match(/<h1\b/g)?.length]).toEqual([path, 1]);
  const files = new Set(Array.from(page.text.matchAll(/"(\/assets\/[^"]+)"/g), ([, file]) => file));
  expect(files.size).toBeGreaterThan(1);
  for (const file of files) expect([file, (await server.get(file)).status]).toEqual([file, 200]);
  return page.text;
}
