import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArtefactsAway } from './artefacts.js';
import { DiskArtefacts } from './disk-artefacts.js';
import { onDisk } from './on-disk.js';

describe('artefacts on disk', () => {
  let root: string;
  let store: DiskArtefacts;
  let known: string | undefined;
  const remember = async (find: () => Promise<string>): Promise<string> => (known ??= await find());
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'artefacts-'));
    known = undefined;
    store = new DiskArtefacts(root, remember);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('gives back what was put, with an ETag that follows the bytes', async () => {
    await store.put('design/dsn_1/front.svg', Buffer.from('<svg/>'), 'image/svg+xml');
    const first = await store.get('design/dsn_1/front.svg');
    expect(first?.bytes.toString()).toBe('<svg/>');
    expect(first?.contentType).toBe('image/svg+xml');
    await store.put('design/dsn_1/front.svg', Buffer.from('<svg >'), 'image/svg+xml');
    expect((await store.get('design/dsn_1/front.svg'))?.etag).not.toBe(first?.etag);
    expect(await readdir(join(root, 'design/dsn_1'))).toEqual(['front.svg']);
  });

  it('knows nothing of absent keys and removed folders', async () => {
    await store.put('design/dsn_1/a.png', Buffer.from('x'), 'image/png');
    await store.removeAll('design/dsn_1');
    expect(await store.get('design/dsn_1/a.png')).toBeNull();
    expect(await store.get('design')).toBeNull();
  });

  it('marks its folder once, and writes nothing into one without the mark', async () => {
    await store.put('a.png', Buffer.from('x'), 'image/png');
    const again = new DiskArtefacts(root, remember);
    expect((await again.get('a.png'))?.bytes.toString()).toBe('x');
    expect(await again.get('b.png')).toBeNull();
    const elsewhere = join(root, 'elsewhere');
    const stray = new DiskArtefacts(elsewhere, remember);
    await expect(stray.get('a.png')).rejects.toThrow(ArtefactsAway);
    await expect(stray.put('a.png', Buffer.from('y'), 'image/png')).rejects.toThrow(ArtefactsAway);
    await expect(stray.removeAll('a')).rejects.toThrow(ArtefactsAway);
    await expect(stray.assertThere()).rejects.toMatchObject({ reason: expect.stringContaining(known!) });
    expect(existsSync(elsewhere)).toBe(false);
  });

  it('takes over a mark that nobody remembers, so that a folder can move with its files', async () => {
    await store.assertThere();
    const mark = known;
    known = undefined;
    await new DiskArtefacts(root, remember).assertThere();
    expect(known).toBe(mark);
  });

  it('forgets nothing and marks nothing while its memory is away', async () => {
    const lost = new DiskArtefacts(join(root, 'new'), () => Promise.reject(new Error('no database')));
    await expect(lost.put('a.png', Buffer.from('x'), 'image/png')).rejects.toThrow('no database');
    expect(existsSync(join(root, 'new'))).toBe(false);
  });

  it.each(['EROFS', 'ENOTDIR', 'ESTALE', 'EIO', 'ENOSPC', 'EDQUOT', 'EACCES', 'EMFILE', 'ENXIO'])(
    'is away when the file system says %s',
    async (code) => {
      const refused = Object.assign(new Error(code), { code, errno: -1, syscall: 'open' });
      await expect(onDisk(() => Promise.reject(refused))).rejects.toMatchObject({
        name: 'ArtefactsAway',
        reason: `${code} (open)`,
      });
    },
  );

  it('is not away for a mistake of ours', async () => {
    await expect(onDisk(() => readFile(null as never))).rejects.toMatchObject({ name: 'TypeError' });
  });

  it.each(['../x.svg', 'a/../../x.svg', '/etc/passwd', 'a//b.svg', 'a/.hidden', '', 'a\0b', '..%2fx'])(
    'refuses the key %p',
    async (key) => {
      await expect(store.get(key)).rejects.toThrow(RangeError);
      await expect(store.put(key, Buffer.from(''), 'image/svg+xml')).rejects.toThrow(RangeError);
    },
  );
});
