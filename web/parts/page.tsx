import type { ComponentChildren } from 'preact';
import { language, LANGUAGES, pathHere, pathIn, type Language } from '../language.js';
import { frameWords } from '../words/frame.js';
import { fileOf, needsOf, type Site } from '../site.js';
import { Mark } from './mark.js';

interface Link {
  path: string;
  name: keyof ReturnType<typeof frameWords>;
  /** The interface that it belongs to. */
  of?: string;
}

const LINKS: readonly Link[] = [
  { path: '/arena', name: 'arena', of: 'arena' },
  { path: '/studio', name: 'studio', of: 'design' },
  { path: '/gallery', name: 'gallery', of: 'design' },
  { path: '/mind', name: 'mind', of: 'cognitive' },
  { path: '/api/register', name: 'key', of: 'tools' },
  { path: '/api/pricing', name: 'pricing' },
  { path: '/account', name: 'account' },
  { path: '/guide', name: 'guide' },
  { path: '/docs', name: 'api' },
];

/** Each language by its own name. */
const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', sv: 'Svenska' };

interface PageProps {
  site: Site;
  title: string;
  description: string;
  /** The path of the page itself, to mark it in the navigation. */
  at?: string;
  /** Nobody else's business: not to be indexed. */
  hidden?: boolean;
  /** The entry of web/client that moves this page. */
  script?: string;
  /** Absolute address of the picture that is shown where the page is shared. */
  picture?: string;
  /** Something is under way: without a script the page is loaded again. */
  again?: boolean;
  /** A path to go on to at once. */
  goesTo?: string;
  children: ComponentChildren;
}

/** A whole page: what stands around the content is the same everywhere. */
export const Page = (page: PageProps) => (
  <html lang={language()}>
    <Head {...page} />
    <body>
      <a class="skip" href="#main">
        {frameWords().skip}
      </a>
      <Top site={page.site} at={page.at} />
      <main id="main">{page.children}</main>
      <Foot site={page.site} />
    </body>
  </html>
);

const Head = ({ site, title, description, hidden, picture, again, goesTo, script = 'site.js' }: PageProps) => (
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{title}</title>
    <meta name="description" content={description} />
    {hidden && <meta name="robots" content="noindex" />}
    {!hidden && <Alternates site={site} />}
    {goesTo && <meta http-equiv="refresh" content={`0;url=${site.base}${goesTo}`} />}
    {again && (
      <noscript>
        <meta http-equiv="refresh" content="2" />
      </noscript>
    )}
    <meta name="color-scheme" content="light dark" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:site_name" content="Fyra" />
    <meta property="og:type" content="website" />
    {picture && <meta property="og:image" content={inLanguage(picture)} />}
    {picture && <meta property="og:image:alt" content={title} />}
    {picture && <meta name="twitter:card" content="summary_large_image" />}
    <link rel="icon" type="image/svg+xml" href={fileOf(site, 'icon.svg')} />
    <link rel="stylesheet" href={fileOf(site, 'site.css')} />
    {needsOf(site, scriptOf(script)).map((href) => (
      <link rel="modulepreload" href={href} key={href} />
    ))}
    <script type="module" src={fileOf(site, scriptOf(script))} />
  </head>
);

/** The picture of the page in its own language. */
const inLanguage = (picture: string): string =>
  language() === LANGUAGES[0] || !picture.includes('card.png')
    ? picture
    : `${picture}${picture.includes('?') ? '&' : '?'}lang=${language()}`;

const scriptOf = (entry: string): string => entry.replace(/\.js$/, `.${language()}.js`);

/** The same page in each language, and where the reader's own is chosen. */
const Alternates = ({ site }: { site: Site }) => (
  <>
    {LANGUAGES.map((one) => (
      <link rel="alternate" hreflang={one} href={site.url + pathIn(one)} key={one} />
    ))}
    <link rel="alternate" hreflang="x-default" href={site.url + pathHere()} />
  </>
);

const Top = ({ site, at }: { site: Site; at?: string }) => (
  <header class="top">
    <a class="brand" href={`${site.base}/`}>
      <Mark />
      <span>Fyra</span>
    </a>
    <nav aria-label={frameWords().main}>
      {linksOf(site).map(({ path, name }) => (
        <a href={site.base + path} aria-current={path === at ? 'page' : undefined} key={path}>
          {frameWords()[name]}
        </a>
      ))}
    </nav>
    <Switch base={site.base} />
  </header>
);

/** A link to the same page in the other language, which is remembered. */
const Switch = ({ base }: { base: string }) => (
  <nav class="tongue" aria-label={frameWords().language}>
    {LANGUAGES.filter((one) => one !== language()).map((one) => (
      <a href={base + pathIn(one)} hreflang={one} lang={one} rel="nofollow" key={one}>
        {OWN_NAMES[one]}
      </a>
    ))}
  </nav>
);

const linksOf = ({ services, open }: Site): Link[] =>
  LINKS.filter(({ path, of }) => (of === undefined || services.includes(of)) && (open || path !== '/api/register'));

const Foot = ({ site: { base } }: { site: Site }) => (
  <footer>
    <p>{frameWords().about}</p>
    <nav aria-label={frameWords().machines}>
      <a href={`${base}/openapi.json`}>openapi.json</a>
      <a href={`${base}/llms.txt`}>llms.txt</a>
      <a href={`${base}/status`}>{frameWords().status}</a>
      <a href={`${base}/readyz`}>{frameWords().readiness}</a>
    </nav>
  </footer>
);
