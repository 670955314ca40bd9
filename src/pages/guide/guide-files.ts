import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Encoding } from '../../common/http/hot-reads/accept-encoding.js';
import type { Section } from '../../../web/guide/search.js';
import type { Guide } from '../../../web/pages/guide.js';

/** Where the build puts it, beside the programs. */
const FOLDER = fileURLToPath(new URL('../../../guide', import.meta.url));

let guide: Guide | null | undefined;
let sections: Section[] | undefined;

/** The guide as the build rendered it; null where none was built, as in unit tests. */
export function theGuide(): Guide | null {
  const file = join(FOLDER, 'guide.json');
  guide ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Guide) : null;
  return guide;
}

export function theSections({ index }: Guide): readonly Section[] {
  sections ??= JSON.parse(readFileSync(join(FOLDER, index), 'utf8')) as Section[];
  return sections;
}

const KINDS: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', svg: 'image/svg+xml' };

export interface GuidePicture {
  type: string;
  bytes: Buffer;
}

/** A picture of the guide; null where there is none of that name. @param folder `pictures`, `plots` */
export function guidePicture(folder: string, name: string): GuidePicture | null {
  const [, ending] = /^[\w-]+\.(png|jpg|svg)$/.exec(name) ?? [];
  const file = join(FOLDER, 'pictures', folder, name);
  if (!ending || !/^(pictures|plots)$/.test(folder) || !existsSync(file)) return null;
  return { type: KINDS[ending], bytes: readFileSync(file) };
}

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The search index as it is sent, compressed by the build. */
export function guideIndex(encoding: Encoding | undefined, { index }: Guide): Buffer {
  return readFileSync(join(FOLDER, index + (encoding ? ENDINGS[encoding] : '')));
}
