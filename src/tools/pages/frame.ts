import { ASSETS } from './assets.js';
import { Html, html } from './html.js';
import type { Site } from './site.js';

/** Four panes, one thread through them. */
export const MARK = html`<svg class="mark" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
  <rect class="a" x="2" y="2" width="20" height="20" rx="3" />
  <circle class="b" cx="36" cy="12" r="10" />
  <path class="c" d="M12 26a10 10 0 1 0 10 10A8 8 0 0 1 12 26Z" />
  <path class="d" d="M26 46V32a6 6 0 0 1 6-6h14v14a6 6 0 0 1-6 6Z" />
  <path class="thread" d="M-2 12c14 0 14 0 24 12s14 12 28 12" />
</svg>`;

const LINKS = [
  ['/docs', 'API'],
  ['/api/pricing', 'Pricing'],
  ['/trial', 'Trial'],
  ['/api/register', 'Instant key'],
] as const;

interface Page {
  title: string;
  description: string;
  /** The path of the page itself, to mark it in the navigation. */
  at: string;
  body: Html;
  /** An order's page is nobody else's business. */
  hidden?: boolean;
}

/** A whole page. */
export function framed(site: Site, { title, description, at, body, hidden }: Page): string {
  const { base } = site;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        ${hidden ? html`<meta name="robots" content="noindex" />` : ''}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="${base}/assets/${ASSETS.icon}" />
        <link rel="stylesheet" href="${base}/assets/${ASSETS.style}" />
        <script src="${base}/assets/${ASSETS.script}" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="top">
          <a class="brand" href="${base}/">${MARK}<span>Fyra</span></a>
          <nav aria-label="Main">
            ${shown(site).map(([path, name]) => html`<a href="${base}${path}" ${path === at ? html` aria-current="page"` : ''}>${name}</a>`)}
          </nav>
        </header>
        <main id="main">${body}</main>
        <footer>
          <p>Fyra is open source under the MIT licence. The league trades paper money only.</p>
          <nav aria-label="For machines">
            <a href="${base}/openapi.json">openapi.json</a><a href="${base}/llms.txt">llms.txt</a
            ><a href="${base}/readyz">readiness</a>
          </nav>
        </footer>
      </body>
    </html> `.text;
}

function shown({ services }: Site): (readonly [string, string])[] {
  const tools = services.includes('tools');
  const there: Record<string, boolean> = { '/trial': services.includes('cognitive'), '/api/register': tools };
  return LINKS.filter(([path]) => there[path] ?? true);
}
