import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import { validateBytes } from 'gltf-validator';
import { whenFinal, whenMade } from './support/final.js';
import type { Client, Json } from './support/http.js';
import type { FitReport } from '../src/design/engine/drape/fit/fit-report.js';
import type { Server } from './support/server.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';
import { eventually } from './support/wait.js';

const MM = 72 / 25.4;
/** Less than a garment's picture in a PDF, and more than what else could differ. */
const PICTURE_BYTES = 100_000;

let world: World;
let server: Server;
let key: string;
let keyed: Client;
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'design' });
  server = await world.start();
  const admin = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  const overrides = { uses_total: 100 };
  const { body } = await admin.post('/api/admin/keys', { interface: 'design', tier: 'beta', overrides });
  key = String(body.api_key);
  keyed = server.with({ 'X-API-Key': key });
});
afterAll(() => world.close());

interface Files {
  svg: string | null;
  pdf_a4: string | null;
  pdf_letter: string | null;
  pdf_a0: string | null;
  graded_svg: string | null;
  graded_pdf_a0: string | null;
  dxf: string | null;
  garmentcode: string | null;
  pdf_projector: string | null;
  graded_dxf: string | null;
  graded_rules: string | null;
  marker_90: string | null;
  marker_140_pdf: string | null;
  steps_svg: string | null;
  measurements: string | null;
}

async function designed(description: string): Promise<{ id: string; body: Json; files: Files; techpack: string }> {
  const { body: taken } = await keyed.post('/api/v1/design', { description, seed: 3 });
  const id = String(taken.id);
  const { body } = await whenFinal(server, `/api/design/${id}`);
  const result = body.result as unknown as { pattern: { files: Files }; techpack: { pdf: string } };
  return { id, body, files: result?.pattern.files, techpack: result?.techpack.pdf };
}

const fetched = (url: string | null, init?: RequestInit): Promise<Response> => whenMade(String(url), init);
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

it('gives out PDFs whose addresses are asked for as soon as the design is completed', async () => {
  const { files, techpack } = await designed('a knee-length A-line dress in red linen');
  const all = [files.pdf_a4, files.pdf_letter, files.pdf_a0, techpack];
  const answers = await Promise.all(all.map((url) => fetched(url)));
  expect(answers.map((a) => a.status)).toEqual([200, 200, 200, 200]);
  expect(answers.map((a) => a.headers.get('content-type'))).toEqual(Array.from({ length: 4 }, () => 'application/pdf'));
  const documents = await Promise.all(
    answers.map(async (a) => PDFDocument.load(await bytesOf(a), { updateMetadata: false })),
  );
  const sizes = documents.map((doc) => doc.getPages().map((page) => [page.getWidth() / MM, page.getHeight() / MM]));
  const papers = [
    [210, 297],
    [215.9, 279.4],
    [841, 1189],
  ];
  papers.forEach(([width, height], i) => {
    for (const [w, h] of sizes[i]) {
      expect(w).toBeCloseTo(width, 1);
      expect(h).toBeCloseTo(height, 1);
    }
  });
  const graded = await Promise.all([files.graded_svg, files.graded_pdf_a0].map((url) => fetched(url)));
  expect(graded.map((a) => a.status)).toEqual([200, 200]);
  expect(graded[0].headers.get('content-security-policy')).toContain('sandbox');
  const nested = (await bytesOf(graded[0])).toString();
  for (const size of ['XS', 'EU 38', '3XL']) expect(nested).toContain(`>${size}</text>`);
  const dxf = await fetched(files.dxf);
  expect(dxf.headers.get('content-type')).toBe('application/dxf');
  expect((await bytesOf(dxf)).toString()).toMatch(/^\s*0\r?\nSECTION[^]*EOF\s*$/);
  const parameters = (await (await fetched(files.garmentcode)).json()) as {
    design: object;
    pattern: { panels: object; stitches: object[] };
  };
  expect(parameters.design).toHaveProperty('meta');
  expect(parameters.pattern.stitches.length).toBeGreaterThan(Object.keys(parameters.pattern.panels).length);
  expect(documents[0].getPageCount()).toBeGreaterThan(8);
  expect(documents[2].getPageCount()).toBeLessThan(documents[0].getPageCount());
});

it('makes markers, the projector file and graded DXF when they are asked for, and not before', async () => {
  const { id, files } = await designed('a blue linen skirt');
  await eventually('files prepared', async () => {
    const rows = await world.query(
      `SELECT 1 FROM outbox_job WHERE queue = 'design_files' AND ref = '${id}' AND done_at IS NULL`,
    );
    return rows.length === 0;
  });
  const stored = (): string[] => readdirSync(`${world.dataDir}/artefacts/design/${id}`);
  const onRequest = /marker|projector|steps|measurements|graded\.(dxf|rul)/;
  expect(stored().filter((name) => onRequest.test(name))).toEqual([]);
  const wanted = [
    files.marker_90,
    files.marker_140_pdf,
    files.pdf_projector,
    files.graded_dxf,
    files.graded_rules,
    files.steps_svg,
    files.measurements,
  ];
  const answers = await Promise.all(wanted.map((url) => fetched(url)));
  expect(answers.map((a) => a.headers.get('content-type')?.replace(/;.*/, ''))).toEqual([
    'image/svg+xml',
    'application/pdf',
    'application/pdf',
    'application/dxf',
    'text/plain',
    'image/svg+xml',
    'application/json',
  ]);
  const [marker, , , dxf, rules, steps, moved] = await Promise.all(
    answers.map(async (a) => (await bytesOf(a)).toString('latin1')),
  );
  expect(marker).toContain('90 cm wide');
  expect(steps).toContain('Skirt seams');
  const { tried_cm: tried, pieces } = JSON.parse(moved) as {
    tried_cm: number;
    pieces: { name: string; measurements: string[] }[];
  };
  expect(tried).toBe(2);
  expect(pieces.filter(({ measurements }) => measurements.includes('waist')).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Waistband']),
  );
  expect(pieces.filter(({ measurements }) => measurements.includes('neck'))).toEqual([]);
  const table = /GRADE RULE TABLE: (\S+)/.exec(rules)?.[1];
  expect(table).toBeDefined();
  expect(dxf).toContain(`GRADE RULE TABLE: ${table}`);
  expect(stored().filter((name) => onRequest.test(name))).toHaveLength(wanted.length);
});

it('answers as for other files: HEAD, ETag, 304; the same design again is the same bytes', async () => {
  const [one, two] = [await designed('a pencil skirt in black wool'), await designed('a pencil skirt in black wool')];
  const first = await fetched(one.files.pdf_a4);
  const etag = String(first.headers.get('etag'));
  const bytes = await bytesOf(first);
  expect((await bytesOf(await fetched(two.files.pdf_a4))).equals(bytes)).toBe(true);
  const head = await fetched(one.files.pdf_a4, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  expect((await fetched(one.files.pdf_a4, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect((await fetched(one.files.pdf_a4, { headers: { Accept: 'text/html' } })).status).toBe(406);
});

it('has no pattern to print where there is none, and no files of designs that did not come about', async () => {
  const shoes = await designed('a pair of black leather boots');
  expect(new Set(Object.values(shoes.files))).toEqual(new Set([null]));
  const missing = await server.get(`/api/design/${shoes.id}/files/pattern-a4.pdf`);
  expect([missing.status, missing.body.code]).toEqual([404, 'not_found']);
  expect((await fetched(shoes.techpack)).status).toBe(200);
  for (const name of ['draft.json', 'pattern-a3.pdf', '..%2fdraft.json'])
    expect((await server.get(`/api/design/${shoes.id}/files/${name}`)).status).toBe(404);
  const cake = await designed('a chocolate cake');
  expect(cake.body.status).toBe('failed');
  const none = await server.get(`/api/design/${cake.id}/files/techpack.pdf`);
  expect([none.status, none.body.code]).toEqual([404, 'design_failed']);
});

it('says what prevents a garment from being shown worn, and does not try', async () => {
  const { id, body } = await designed('a pair of black leather boots');
  const { worn } = body.result as unknown as { worn: Json };
  expect(worn).toMatchObject({ status: 'unavailable', glb: null, png: null, fit: null, fit_png: null });
  expect(String(worn.reason)).toMatch(/\w.*\.$/);
  for (const name of ['worn.png', 'worn.glb', 'fit.png', 'fit.json']) {
    const none = await server.get(`/api/design/${id}/files/${name}`);
    expect([none.status, none.body.code]).toEqual([404, 'worn_unavailable']);
    expect(String(none.body.detail)).toContain(String(worn.reason));
  }
  expect(await world.query(`SELECT 1 FROM outbox_job WHERE queue = 'design_worn' AND ref = '${id}'`)).toEqual([]);
});

it('drapes a garment once for all who ask, and keeps what prevents it', async () => {
  const { id, body, techpack } = await designed('a red t-shirt');
  const before = await bytesOf(await fetched(techpack));
  const { worn } = body.result as unknown as { worn: Record<'status' | 'glb' | 'png' | 'fit' | 'fit_png', string> };
  expect(worn.status).toBe('available');
  const unmade = await fetch(worn.png, { headers: { 'Cache-Control': 'only-if-cached' } });
  expect([unmade.status, ((await unmade.json()) as Json).code]).toEqual([503, 'file_not_ready']);
  expect(await world.query(`SELECT 1 FROM outbox_job WHERE queue = 'design_worn' AND ref = '${id}'`)).toEqual([]);
  const answers = await Promise.all([worn.glb, worn.png, worn.fit, worn.fit_png].map((url) => fetched(url)));
  expect(answers.map((a) => [a.status, a.headers.get('content-type')?.replace(/;.*/, '')])).toEqual([
    [200, 'model/gltf-binary'],
    [200, 'image/png'],
    [200, 'application/json'],
    [200, 'image/png'],
  ]);
  const report = await validateBytes(new Uint8Array(await bytesOf(answers[0])));
  expect(report.issues.numErrors).toBe(0);
  const fit = (await answers[2].json()) as FitReport;
  const chest = fit.girths.find(({ at }) => at === 'chest');
  expect(chest?.ease_mm).toBeGreaterThan(50);
  const bust = fit.measures.find(({ name }) => name === 'chest' || name === 'bust');
  expect(Math.abs(bust!.worn_mm / bust!.declared_mm - 1)).toBeLessThan(0.03);
  expect(fit.put_on).toMatchObject({ ok: true, openings: [{ opening: 'neck', passes: 'head' }, { opening: 'wrist' }] });
  await eventually('the tech pack shows it too', async () => {
    const bytes = await bytesOf(await fetched(techpack));
    return bytes.length > before.length + PICTURE_BYTES;
  });
  const jobs = await world.query(`SELECT attempt FROM outbox_job WHERE queue = 'design_worn' AND ref = '${id}'`);
  expect(jobs).toEqual([{ attempt: 1 }]);
  const etag = String(answers[1].headers.get('etag'));
  expect((await fetched(worn.png, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  rmSync(`${world.dataDir}/artefacts/design/${id}/worn.png`);
  await world.query(`UPDATE design_submission SET worn_refused = 'It did not come to rest.' WHERE id = '${id}'`);
  const none = await server.get(`/api/design/${id}/files/worn.png`);
  expect([none.status, none.body.code]).toEqual([404, 'worn_unavailable']);
  const { body: after } = await server.get(`/api/design/${id}`);
  const told = after.result as unknown as { worn: Json };
  expect(told.worn).toMatchObject({ status: 'unavailable', reason: 'It did not come to rest.', png: null });
  expect((await keyed.delete(`/api/design/${id}`)).status).toBe(200);
  expect((await fetched(worn.glb)).status).toBe(410);
});

it('lets a process of its own use its time and memory, and no more', async () => {
  const script = join(__dirname, 'support/own-processes.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  expect(JSON.parse(stdout)).toEqual({
    twice: { output: { values: { 0: 2, 1: 4, 2: 6 } } },
    fails: { error: expect.stringContaining('torn') },
    dies: { error: 'it ended early (SIGKILL)' },
    environment: { output: [] },
    spins: { error: 'it used more time than it may', what: 'time' },
    hoards: { error: 'it used more memory than it may', what: 'memory' },
    remembers: { error: 'it used more memory than it may', what: 'memory' },
    abandoned: { error: 'nobody wants it' },
    last: { error: 'it ended early (SIGKILL)' },
  });
});

it('is gone with its design', async () => {
  const { id, files } = await designed('a green hoodie');
  expect((await fetched(files.pdf_a0)).status).toBe(200);
  expect((await keyed.delete(`/api/design/${id}`)).status).toBe(200);
  expect((await fetched(files.pdf_a0)).status).toBe(410);
});

it('prepares them unasked, and again when they were lost', async () => {
  const { id, files } = await designed('blue trousers');
  await eventually('files prepared', async () => {
    const rows = await world.query(
      `SELECT 1 FROM outbox_job WHERE queue = 'design_files' AND ref = '${id}' AND done_at IS NULL`,
    );
    return rows.length === 0;
  });
  const folder = `${world.dataDir}/artefacts/design/${id}`;
  const before = readFileSync(`${folder}/pattern-a4.pdf`);
  const prepared = await bytesOf(await fetched(files.pdf_a4));
  expect(prepared.equals(before)).toBe(true);
  rmSync(`${folder}/pattern-a4.pdf`);
  rmSync(`${folder}/draft.json`);
  const again = await bytesOf(await fetched(files.pdf_a4));
  expect(again.equals(prepared)).toBe(true);
});

it('waits for a worker that was killed, and for the next one', async () => {
  await Promise.all(world.servers.map((each) => each.stop()));
  const api = await world.start({ ROLE: 'api' });
  const worker = await world.start({ ROLE: 'worker' });
  const { body: taken } = await api
    .with({ 'X-API-Key': key })
    .post('/api/v1/design', { description: 'a navy t-shirt' });
  await whenFinal(api, `/api/design/${String(taken.id)}`);
  const files = `${api.base}/api/design/${String(taken.id)}/files`;
  const waiting = ['pattern-a4.pdf', 'worn.png'].map((name) => whenMade(`${files}/${name}`));
  await worker.kill9();
  await world.start({ ROLE: 'worker' });
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
}, 600_000);
