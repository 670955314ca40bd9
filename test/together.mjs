/**
 * Test files of one folder as one: Jest loads every module anew for each file, which is half of what 300 short ones take.
 * The files stay what they are, and each can be run by itself; run together, a file is a `describe` of its name.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Jest has to be told of it besides its own roots: it is there only while it is needed. */
export const FOLDER = '.cache/together';

/** Folders whose files load much the same; the longest name that fits is a file's. */
const AREAS = [
  'src/arena',
  'src/arena/engine',
  'src/cognitive',
  'src/common',
  'src/design',
  'src/design/engine/cut',
  'src/design/engine/drape',
  'src/design/engine/draw',
  'src/design/engine/make',
  'src/design/engine/read',
  'src/tools',
  'web',
];

/** They set a clock or a module of Node for the whole file. */
const BY_THEMSELVES = [
  'src/common/db/trouble.spec.ts',
  'src/common/events/vitals-meter.spec.ts',
  'src/common/health/once-ready.spec.ts',
  'src/common/health/readiness.spec.ts',
  'src/common/http/sockets/live-socket.spec.ts',
  'src/common/work/rounds.spec.ts',
];

/** @returns {string[]} what Jest is to run for these: files by themselves, and written ones for those that run together */
export function together(files) {
  rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  const { alone, areas } = grouped(files);
  return [...Object.entries(areas).map(([area, those]) => written(area, those)), ...alone];
}

/** @returns every file once: by its area, or alone */
export function grouped(files) {
  const areas = {};
  for (const file of files.filter((one) => !isAlone(one))) (areas[areaOf(file)] ??= []).push(file);
  return { alone: files.filter(isAlone), areas };
}

/** @returns what a file runs with: its area, or itself */
export const keyOf = (file) => (isAlone(file) ? file : areaOf(file));

const isAlone = (file) => areaOf(file) === undefined || BY_THEMSELVES.includes(file) || file.includes('.e2e-');
const areaOf = (file) => AREAS.filter((area) => file.startsWith(`${area}/`)).at(-1);

function written(area, files) {
  const path = join(FOLDER, `${area.replaceAll('/', '-')}.spec.ts`);
  writeFileSync(join(ROOT, path), files.map(described).join(''));
  return path;
}

const described = (file) => `describe('${file}', () => void require('../../${file.replace(/\.ts$/, '')}'));\n`;
