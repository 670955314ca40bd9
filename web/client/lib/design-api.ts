import type { Doing, News } from '../../studio/doing.js';
import type { FitOf } from '../../studio/fit-facts.js';
import type { OpenTurntable } from '../../studio/worn.js';
import {
  readingOf,
  shownOf,
  type DesignAnswer,
  type Fit,
  type MovedPiece,
  type ReadingAnswer,
  type Standing,
  type Vocabulary,
} from '../../studio/view.js';
import { ask, base } from './ask.js';
import { copied } from './copied.js';
import { drawingOf } from './drawing.js';
import { named } from './value-names.js';

/** Stays in the page; goes only into a header. */
let key: string | undefined;

const designs = '/api/v1/design';
const post = (path: string, body: unknown) => ask<{ id: string }>(path, { method: 'POST', body, key });

/** How long a broken stream is waited for before the design is asked after again. */
const AGAIN_MS = 2000;
const OPEN = new Set(['queued', 'processing']);
const ENDS = ['completed', 'failed', 'cancelled'];

/** The stream of a design; the browser connects anew by itself, and where there is none the design is asked after. */
export function follow(id: string, tell: (news: News) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = new EventSource(`${base}${designs}/${id}/stream`);
    const end = (): void => (stream.close(), resolve());
    stream.addEventListener('stage', ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as News));
    for (const name of ENDS) stream.addEventListener(name, end);
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED) void asked().then(resolve, reject);
    };
  });

  async function asked(): Promise<void> {
    for (;;) {
      const { status, stage } = await ask<DesignAnswer>(`/api/design/${id}`);
      if (!OPEN.has(status)) return;
      tell({ status, stage });
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }
}

export const loaded = async (id: string) => shownOf(await named(ask<DesignAnswer>(`/api/design/${id}`)));

export const sizeOf = async (path: string): Promise<number | null> => {
  const { ok, headers } = await fetch(path, { method: 'HEAD' });
  const length = headers.get('Content-Length');
  return ok && length !== null ? Number(length) : null;
};

/** What draws it comes when it is first wanted. */
export const openTurntable: OpenTurntable = async (...wanted) =>
  (await import('./worn/open.js')).openTurntable(...wanted);

/** Those from before it had a version told the fit in another way. */
export const fitOf: FitOf = async (path) => {
  const report = await ask<Fit>(path);
  return report.version >= 2 ? report : null;
};

export const doing: Doing = {
  read: async (description, style) =>
    readingOf(
      await named(ask<ReadingAnswer>(`${designs}/read`, { method: 'POST', body: wordsOf(description, style) })),
    ),
  make: async (description, style) => (await post(key ? designs : `${designs}/trial`, wordsOf(description, style))).id,
  revise: async (id, revision) => (await post(`${designs}/${id}/revise`, revision)).id,
  follow,
  load: loaded,
  standing: (id) => ask<Standing>(`${designs}/trial?design=${id}`, { key }).catch(() => null),
  list: async (id, listed) => void (await ask(`${designs}/${id}/listing`, { method: 'PUT', body: { listed }, key })),
  remove: async (id) => void (await ask(`/api/design/${id}`, { method: 'DELETE', key })),
  vocabulary: () => named(ask<Vocabulary>(`${designs}/vocabulary`)),
  at: (id) => history.replaceState(null, '', `${base}/studio${id === null ? '' : `?design=${id}`}`),
  useKey: (one) => void (key = one || undefined),
  drawingOf,
  sizeOf,
  openTurntable,
  fitOf,
  moved: async (path) => (await ask<{ pieces: MovedPiece[] }>(path)).pieces,
  copy: copied,
};

const wordsOf = (description: string, style: string) => ({
  description,
  ...(style.trim() ? { style: style.trim() } : {}),
});
