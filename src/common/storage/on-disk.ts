import { ArtefactsAway } from './artefacts.js';

/**
 * What a file system refuses (full, read-only, failing, closed, stale, gone, too many files) is never the fault of what
 * was asked. @throws ArtefactsAway for all of it
 */
export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { errno, code, syscall } = error as NodeJS.ErrnoException;
    throw errno === undefined ? error : new ArtefactsAway(`${code} (${syscall})`);
  }
}

const ABSENT = new Set(['ENOENT', 'EISDIR', 'ENOTDIR']);

/** @throws the error, unless it says that there is no such file */
export function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (ABSENT.has(error.code ?? '')) return null;
  throw error;
}
