import type { SpanWish } from '../telemetry/tracer.js';

/** @param path of the protocol's own, such as /chat/completions */
export const upstreamSpan = (path: string): SpanWish => ({
  name: `POST ${path}`,
  kind: 'client',
  attributes: { 'http.request.method': 'POST', 'url.template': path },
});
