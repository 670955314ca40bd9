import { useEffect, useState } from 'preact/hooks';
import { troubleOf, type TroubleView } from '../refusal.js';
import type { Page } from './view.js';

/** A list that is read page by page, the newest first. */
export function usePages<Item>(ask: (cursor: string | null) => Promise<Page<Item>>, about: readonly unknown[] = []) {
  const [page, setPage] = useState<Page<Item> | null>(null);
  const [trouble, setTrouble] = useState<TroubleView | null>(null);
  const [times, setTimes] = useState(0);
  const failed = (error: Error): void => setTrouble(troubleOf(error));
  useEffect(() => {
    let isStill = true;
    setTrouble(null);
    ask(null).then(
      (first) => isStill && setPage(first),
      (error: Error) => isStill && failed(error),
    );
    return () => void (isStill = false);
  }, [times, ...about]);

  async function next(): Promise<void> {
    const { items, cursor } = await ask(page!.cursor);
    setPage((before) => ({ items: [...before!.items, ...items], cursor }));
  }
  return {
    items: page?.items,
    trouble,
    again: () => setTimes((before) => before + 1),
    more: page?.cursor ? () => void next().catch(failed) : undefined,
  };
}
