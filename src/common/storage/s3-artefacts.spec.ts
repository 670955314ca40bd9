import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3Server } from '../../../test/support/s3-server.js';
import { loadConfig } from '../config/env.js';
import { ArtefactsAway } from './artefacts.js';
import { artefactsOf } from './artefact-store.js';
import type { S3Storage } from '../config/storage-url.js';
import { DiskArtefacts } from './disk-artefacts.js';
import { S3Artefacts } from './s3-artefacts.js';

const SVG = 'image/svg+xml';
const remember = (_name: string, find: () => Promise<string>): Promise<string> => find();
const storageOf = (settings: Record<string, string>): S3Storage => loadConfig(settings).storage as S3Storage;

describe('artefacts in S3', () => {
  let server: S3Server;
  let store: S3Artefacts;
  beforeAll(async () => {
    server = await S3Server.open();
    store = new S3Artefacts(storageOf(server.settings()));
  });
  afterAll(() => server.close());

  it('is what an s3: address stands for', async () => {
    await store.put('design/dsn_0/a.svg', Buffer.from('x'), SVG);
    const named = artefactsOf({ storage: storageOf(server.settings()) }, { once: remember });
    expect((await named.get('design/dsn_0/a.svg'))?.bytes.toString()).toBe('x');
  });

  it('gives back what was put, with type and the same ETag as on disk', async () => {
    const disk = new DiskArtefacts(await mkdtemp(join(tmpdir(), 'fyra-s3-spec-')), (find) => remember('store', find));
    const bytes = Buffer.from('<svg>ä</svg>');
    for (const one of [disk, store]) await one.put('design/dsn_1/front.svg', bytes, SVG);
    const [kept, there] = await Promise.all([disk, store].map((one) => one.get('design/dsn_1/front.svg')));
    expect(there).toEqual(kept);
    expect(there).toMatchObject({ bytes, contentType: SVG });
    await disk.removeAll('design');
  });

  it('replaces, and removes whole folders only', async () => {
    const put = (key: string, text: string) => store.put(key, Buffer.from(text), SVG);
    await Promise.all(Array.from({ length: 20 }, (_, i) => put(`design/dsn_2/${i}.svg`, 'x')));
    await put('design/dsn_20/front.svg', 'other');
    await put('design/dsn_2/0.svg', 'newer');
    expect((await store.get('design/dsn_2/0.svg'))?.bytes.toString()).toBe('newer');
    await store.removeAll('design/dsn_2');
    const left = await Promise.all(Array.from({ length: 20 }, (_, i) => store.get(`design/dsn_2/${i}.svg`)));
    expect(left.filter((artefact) => artefact !== null)).toEqual([]);
    expect((await store.get('design/dsn_20/front.svg'))?.bytes.toString()).toBe('other');
  });

  it('keeps deployments of one bucket apart by their prefix', async () => {
    const other = new S3Artefacts(storageOf(server.settings('other')));
    await other.put('design/dsn_3/a.svg', Buffer.from('x'), SVG);
    expect(await store.get('design/dsn_3/a.svg')).toBeNull();
  });

  it('refuses keys that could leave it, and wrong types', async () => {
    await expect(store.get('../x.svg')).rejects.toThrow(RangeError);
    await expect(store.put('a/b.svg', Buffer.from(''), 'text/html')).rejects.toThrow(RangeError);
  });

  it('says that it is away while the server is stopped, and works again after', async () => {
    await store.put('design/dsn_4/a.svg', Buffer.from('x'), SVG);
    await server.stop();
    await expect(store.assertThere()).rejects.toThrow(ArtefactsAway);
    await expect(store.get('design/dsn_4/a.svg')).rejects.toThrow(ArtefactsAway);
    await expect(store.put('design/dsn_4/b.svg', Buffer.from('x'), SVG)).rejects.toThrow(ArtefactsAway);
    await expect(store.removeAll('design/dsn_4')).rejects.toThrow(ArtefactsAway);
    await server.start();
    await store.assertThere();
    expect(await store.get('design/dsn_4/a.svg')).not.toBeNull();
  });

  it.each([
    ['another bucket', { bucket: 'nobody-has-it' }],
    ['wrong keys', { accessKeyId: 'wrong' }],
  ])('takes %s for a store that is away, not for an absent file', async (_what, wrong) => {
    const closed = new S3Artefacts({ ...storageOf(server.settings()), ...wrong });
    await expect(closed.get('design/dsn_4/a.svg')).rejects.toThrow(ArtefactsAway);
    await expect(closed.assertThere()).rejects.toThrow(ArtefactsAway);
  });
});

describe('a server that answers slowly', () => {
  const PATIENCE_MS = 300;
  let slow: Server;
  beforeAll(async () => {
    slow = createServer((request, response) => {
      if (request.url?.includes('half')) response.writeHead(200, { 'Content-Length': '10' }).write('12345');
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
  });
  afterAll(() => {
    slow.closeAllConnections();
    slow.close();
  });

  it.each(['never.svg', 'half.svg'])('is given up: %s', async (name) => {
    const { port } = slow.address() as AddressInfo;
    const settings = { STORAGE_URL: `s3://bucket?endpoint=http://127.0.0.1:${port}`, AWS_ACCESS_KEY_ID: 'a' };
    const store = new S3Artefacts(storageOf({ ...settings, AWS_SECRET_ACCESS_KEY: 'b' }), PATIENCE_MS);
    const late = sleep(10 * PATIENCE_MS, 'it still waits', { ref: false });
    const given = store.get(`design/dsn_1/${name}`).catch((error: unknown) => error);
    expect(await Promise.race([given, late])).toMatchObject({ reason: 'no answer in time' });
  });
});
