import { ArtefactsAway } from './artefacts.js';
import { onDisk } from './on-disk.js';

const refusal = (code: string, errno: number) => Object.assign(new Error(code), { code, errno, syscall: 'open' });

describe('work on a disk', () => {
  it.each([
    ['EROFS', -30],
    ['EIO', -5],
    ['ESTALE', -116],
    ['ENOTDIR', -20],
    ['ENOSPC', -28],
    ['EMFILE', -24],
  ])('that the file system refuses with %s is the store being away', async (code, errno) => {
    await expect(onDisk(() => Promise.reject(refusal(code, errno)))).rejects.toThrow(
      new ArtefactsAway(`${code} (open)`),
    );
    await expect(onDisk(() => Promise.reject(refusal(code, errno)))).rejects.toBeInstanceOf(ArtefactsAway);
  });

  it('that fails for a reason of its own fails with it', async () => {
    const reason = new Error('a bug');
    await expect(onDisk(() => Promise.reject(reason))).rejects.toBe(reason);
  });
});
