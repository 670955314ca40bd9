/** Postman's collection format v2.1, as far as it is used here. */
export interface Collection {
  info: { name: string; description: string; schema: string };
  item: Folder[];
  variable: Variable[];
}
export interface Folder {
  name: string;
  description: string;
  item: Item[];
  event?: Event[];
}
export interface Item {
  name: string;
  request: Request;
  event: Event[];
  response: SavedAnswer[];
}
export interface Request {
  method: string;
  header: Pair[];
  url: { raw: string; host: string[]; path: string[]; query?: Pair[] };
  body?: { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } };
  description: string;
}
export interface Pair {
  key: string;
  value: string;
  disabled?: boolean;
  description?: string;
}
export interface Event {
  listen: 'test' | 'prerequest';
  script: { type: 'text/javascript'; exec: string[] };
}
export interface SavedAnswer {
  name: string;
  originalRequest: Request;
  status: string;
  code: number;
  header: Pair[];
  body: string;
  _postman_previewlanguage: 'json';
}
export interface Variable {
  key: string;
  value: string;
  description?: string;
}

export const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export const script = (listen: Event['listen'], exec: string[]): Event => ({
  listen,
  script: { type: 'text/javascript', exec },
});
