/** Files that are open at once: few beside the 256 that some systems allow a process. */
export const OPEN_FILES = 16;

/**
 * As `Promise.all(list.map(work))`, with at most `width` at once.
 * @returns the results in the order of the list; throws what the first that fails throws, and begins nothing after it
 */
export async function inTurn(list, work, width = OPEN_FILES) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const place = next++;
      results[place] = await work(list[place]).catch(end);
    }
  };
  const end = (error) => {
    next = list.length;
    throw error;
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
