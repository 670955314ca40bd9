/** The guide: README.md and docs/ as HTML, with their headings, a search index and their pictures, made by the build. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Marked } from 'marked';
import { triesOf } from './guide-tries.mjs';

/** In the order in which somebody reads who is new; what is not named follows by its name. */
const ORDER = ['', 'recipes', 'api', 'arena', 'gym', 'contestants', 'futures', 'design', 'cognitive', 'operations'];
/** What commands in the texts are sent to; a page puts its own address there. */
const HERE = 'http://localhost:3000';

/** Path of a page below /guide of a file; undefined for what is no page. */
export const pageOf = (file) => (file === 'README.md' ? '' : /^docs\/((decisions\/)?[\w-]+)\.md$/.exec(file)?.[1]);

/**
 * @param root folder of README.md and docs/ @param folder where guide.json, the search index and the pictures go
 * guide.json: {index, pages: [{path, title, html, headings: [{id, text, depth}]}]}; `{{base}}`, `{{url}}` and `{{try}}` in the
 * HTML are for the page to fill in.
 */
export async function guide(root, folder) {
  const aside = `${folder}.${process.pid}.new`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  const pages = [];
  const document = JSON.parse(await readFile(join(root, 'openapi.json'), 'utf8'));
  for (const file of await filesOf(root))
    pages.push(pageFrom(file, await readFile(join(root, file), 'utf8'), document));
  const index = await indexed(aside, pages);
  const shown = pages.map(({ path, title, html, headings }) => ({ path, title, html, headings }));
  await writeFile(join(aside, 'guide.json'), JSON.stringify({ index, pages: shown }));
  for (const kind of ['pictures', 'plots'])
    await cp(join(root, 'docs', kind), join(aside, 'pictures', kind), { recursive: true });
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
}

async function filesOf(root) {
  const [docs, decisions] = await Promise.all(['docs', 'docs/decisions'].map((path) => readdir(join(root, path))));
  const files = [...docs.map((name) => `docs/${name}`), ...decisions.sort().map((name) => `docs/decisions/${name}`)];
  const place = (file) => (ORDER.indexOf(pageOf(file)) + ORDER.length + 1) % (ORDER.length + 1);
  return ['README.md', ...files.filter((file) => pageOf(file) !== undefined)].sort((a, b) => place(a) - place(b));
}

/** Sections for the search: page, anchor, heading, plain text. */
async function indexed(folder, pages) {
  const sections = pages.flatMap(({ sections: own }) => own);
  const body = JSON.stringify(sections);
  const name = `${createHash('sha256').update(body).digest('hex').slice(0, 12)}.json`;
  await writeFile(join(folder, name), body);
  await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(body));
  await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(body, { level: 9 }));
  return name;
}

function pageFrom(file, text, document) {
  const headings = [];
  const marked = new Marked({ gfm: true, renderer: rendererOf(file, headings, document) });
  const html = marked.parse(text);
  const path = pageOf(file);
  const title = headings[0]?.text ?? path;
  return { path, title, html, headings: headings.slice(1), sections: sectionsOf(path, title, marked.lexer(text)) };
}

function sectionsOf(page, title, tokens) {
  const ids = idsOf();
  const sections = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const heading = plain(token.text);
      sections.push({ page, title, anchor: ids(heading), heading, text: '' });
    } else if (sections.length > 0 && token.type !== 'html') sections.at(-1).text += `${plain(token.raw)} `;
  }
  return sections.map((section) => ({ ...section, text: section.text.trim() }));
}

const plain = (text) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*|#>\\]+|-{3,}|:-+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** As GitHub names headings, so that links among the files are good in both places. */
function idsOf() {
  const seen = new Map();
  return (text) => {
    const id = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return count === 0 ? id : `${id}-${count}`;
  };
}

const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

/** Nothing passes as it stands: HTML in a text is left out, links lead to pages of the guide, to this server or elsewhere. */
function rendererOf(file, headings, document) {
  const ids = idsOf();
  return {
    html: () => '',
    heading({ tokens, text, depth }) {
      const id = ids(plain(text));
      headings.push({ id, text: plain(text), depth });
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const said = this.parser.parseInline(tokens);
      const to = leadsTo(file, href);
      return to === null ? `<span class="source">${said}</span>` : `<a href="${escaped(to)}">${said}</a>`;
    },
    image: ({ href, text }) => {
      const path = normalize(join(dirname(file), href)).replace(/^docs\//, '');
      return `<img src="{{base}}/guide/pictures/${escaped(path)}" alt="${escaped(text)}" loading="lazy">`;
    },
    codespan: ({ text }) => `<code>${escaped(text.replaceAll(HERE, '{{url}}'))}</code>`,
    code: ({ text, lang = '' }) => {
      const shown = escaped(text.replaceAll(HERE, '{{url}}'));
      return `<div class="code"><pre tabindex="0"><code class="in-${escaped(lang)}">${shown}</code></pre></div>${tries(text, document)}\n`;
    },
    table(token) {
      const cell = (wanted, { tokens, align }) => {
        const kind = tokens.length === 0 ? 'td' : wanted;
        return `<${kind}${align === 'right' ? ' class="num"' : ''}>${this.parser.parseInline(tokens)}</${kind}>`;
      };
      const row = (kind, cells) => `<tr>${cells.map((one) => cell(kind, one)).join('')}</tr>`;
      const body = token.rows.map((cells) => row('td', cells)).join('');
      return `<div class="overflowing" tabindex="0"><table><thead>${row('th', token.header)}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  };
}

/** @returns null for a file of the repository that is no page: its name is shown, and leads nowhere */
function leadsTo(file, href) {
  if (/^https?:\/\//.test(href)) return href.startsWith(HERE) ? href.replace(HERE, '{{base}}') : href;
  if (href.startsWith('#')) return href;
  const [path, anchor] = href.split('#');
  const named = normalize(join(dirname(file), path)).replace(/\/$/, '');
  const page = named === 'docs/decisions' ? 'decisions' : pageOf(named);
  if (page === undefined) return null;
  return `{{base}}/guide${page ? `/${page}` : ''}${anchor ? `#${anchor}` : ''}`;
}

/** Where the playground opens what the commands ask for, filled in. */
function tries(text, document) {
  const links = triesOf(text, document).map(
    ({ method, path, to }) => `<a href="{{base}}${escaped(to)}">${method} ${escaped(path)}</a>`,
  );
  return links.length === 0 ? '' : `<p class="try">{{try}} ${links.join(', ')}</p>`;
}
