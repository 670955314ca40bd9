import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LANGUAGES } from '../../web/language.js';
import { CONFIG, type Config } from '../common/config/env.js';
import { Produces } from '../common/http/admission.guard.js';
import { siteOf, type Site } from '../common/http/pages/site.js';
import { theGuide } from './guide/guide-files.js';

/** Pages that stand at the same address always; where an interface is not loaded its page is not there. */
const PAGES: readonly [path: string, of?: string][] = [
  ['/'],
  ['/arena', 'arena'],
  ['/studio', 'design'],
  ['/gallery', 'design'],
  ['/mind', 'cognitive'],
  ['/trial', 'cognitive'],
  ['/api/pricing', 'tools'],
  ['/status'],
];

/** What search engines are told. */
@ApiExcludeController()
@Controller()
export class SitemapController {
  private readonly site: Site;

  constructor(@Inject(CONFIG) config: Config) {
    this.site = siteOf(config);
  }

  @Get('robots.txt')
  @Produces('text/plain')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  robots(): string {
    return `User-agent: *\nAllow: /\nSitemap: ${this.site.url}/sitemap.xml\n`;
  }

  @Get('sitemap.xml')
  @Produces('application/xml', 'text/xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  sitemap(): string {
    const { services } = this.site;
    const pages = PAGES.filter(([, of]) => of === undefined || services.includes(of)).map(([path]) => path);
    const guide = theGuide()?.pages.map(({ path }) => `/guide${path ? `/${path}` : ''}`) ?? [];
    const urls = [...pages, ...guide].map((path) => this.entry(path)).join('');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>\n`;
  }

  /** Paths are our own: nothing in them needs escaping. */
  private entry(path: string): string {
    const address = this.site.url + path;
    const others = LANGUAGES.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${address}?lang=${one}"/>`,
    ).join('');
    return `<url><loc>${address}</loc>${others}</url>`;
  }
}
