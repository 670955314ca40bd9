import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskArtefacts } from './disk-artefacts.js';

describe('artefacts on disk', () => {
  let root: string;
  let store: DiskArtefacts;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'artefacts-'));
    store = new DiskArtefacts(root);
  });

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

  it.each(['../x.svg', 'a/../../x.svg', '/etc/passwd', 'a//b.svg', 'a/.hidden', '', 'a\0b', '..%2fx'])(
    'refuses the key %p',
    async (key) => {
      await expect(store.get(key)).rejects.toThrow(RangeError);
      await expect(store.put(key, Buffer.from(''), 'image/svg+xml')).rejects.toThrow(RangeError);
    },
  );
});
