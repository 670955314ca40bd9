import { readFile } from 'node:fs/promises';
import { readlinkSync } from 'node:fs';

/** What a process or a thread has used, as Linux tells. */
export interface Used {
  /** of a processor */
  seconds: number;
  megabytes: number;
}

/** The number by which Linux knows the thread that asks; 0 where the system does not tell. */
export function ownThread(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}

/**
 * Linux counts in hundredths of a second and in pages of 4 kB.
 * @param of `<pid>` or `self/task/<thread>`
 * @returns null where the system does not tell, or it has ended
 */
export async function usedBy(of: string): Promise<Used | null> {
  const stat = await readFile(`/proc/${of}/stat`, 'utf8').catch(() => '');
  if (stat === '') return null;
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user, system, pages] = [fields[11], fields[12], fields[21]];
  return { seconds: (user + system) / 100, megabytes: (pages * 4096) / 2 ** 20 };
}
