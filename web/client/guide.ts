/** Search while one writes, in the index that the build made; without it the same form asks the server. */
import { found, type Found, type Section } from '../guide/search.js';
import { base, reached } from './lib/ask.js';
import { one } from './lib/page.js';

const form = one<HTMLFormElement>('.guide-search');
const field = form && one<HTMLInputElement>('input', form);
const list = form && one<HTMLUListElement>('.places', form);

let sections: Promise<Section[]> | undefined;

/** Asked for when somebody is about to search. */
const loaded = (): Promise<Section[]> =>
  (sections ??= reached(form!.dataset.index!).then((answer) => answer.json() as Promise<Section[]>));

function lineOf({ page, anchor, title, heading, around }: Found): HTMLLIElement {
  const [line, link, text] = [document.createElement('li'), document.createElement('a'), document.createElement('p')];
  link.href = `${base}/guide${page ? `/${page}` : ''}#${anchor}`;
  link.textContent = title === heading ? title : `${title}: ${heading}`;
  text.textContent = around;
  line.append(link, text);
  return line;
}

async function search(): Promise<void> {
  const query = field!.value;
  const all = await loaded().catch(() => []);
  if (query !== field!.value) return;
  const places = query.trim().length < 2 ? [] : found(all, query);
  list!.replaceChildren(...places.map(lineOf));
  list!.hidden = places.length === 0;
}

field?.addEventListener('focus', () => void loaded().catch(() => undefined));
field?.addEventListener('input', () => void search());
