import { useEffect, useRef, useState } from 'preact/hooks';
import { troubleOf } from '../refusal.js';
import type { Doing, News, Revision, StudioView } from './doing.js';
import { failureOf } from './failure.js';
import { changed, gone, moved, wayTo, type Way } from './history.js';
import type { Shown } from './view.js';
import { studioWords } from '../words/studio.js';

const QUEUED: News = { status: 'queued', stage: null };

export const openNews = (shown: Shown | null): News | null =>
  shown && (shown.status === 'queued' || shown.status === 'processing')
    ? { status: shown.status, stage: shown.stage }
    : null;

/** The designs of a visit: the one that is shown, the way that led to it, and everything that can be done with it. */
export function useDesigns(view: StudioView, doing?: Doing) {
  const [shown, setShown] = useState(view.shown);
  const [standing, setStanding] = useState(view.standing);
  const [news, setNews] = useState<News | null>(openNews(view.shown));
  const [problem, setProblem] = useState(view.problem);
  const [way, setWay] = useState<Way>(wayTo(view.shown?.id ?? '', view.standing?.designs ?? []));
  /** The one that is being made. */
  const open = useRef<string | null>(view.shown?.id ?? null);

  /** Whatever fails is said; what is shown stays. */
  const attempt = (work: () => Promise<void>): void => {
    setProblem(null);
    void work()
      .catch((error: Error) => setProblem(troubleOf(error)))
      .finally(() => setNews(null));
  };

  async function finished(id: string): Promise<Shown> {
    open.current = id;
    await doing!.follow(id, setNews);
    return doing!.load(id);
  }

  async function show(next: Shown): Promise<void> {
    const owned = await doing!.standing(next.id);
    setShown(next);
    if (owned) setStanding(owned);
    doing!.at(next.id);
  }

  const make = (text: string, style: string) =>
    attempt(async () => {
      setNews(QUEUED);
      const next = await finished(await doing!.make(text, style));
      setWay(wayTo(next.id, []));
      await show(next);
    });

  const revise = (revision: Revision) =>
    attempt(async () => {
      setNews(QUEUED);
      const next = await finished(await doing!.revise(shown!.id, revision));
      if (next.status !== 'completed') {
        await doing!.standing(shown!.id).then(setStanding);
        throw new Error(next.error ? failureOf(next.error) : studioWords().changeCancelled);
      }
      setWay((before) => changed(before, next.id));
      await show(next);
    });

  const goTo = async (to: Way): Promise<void> => {
    await show(await doing!.load(to.ids[to.at]));
    setWay(to);
  };

  const remove = () =>
    attempt(async () => {
      await doing!.remove(shown!.id);
      const left = standing?.designs.filter(({ id, status }) => id !== shown!.id && status === 'completed') ?? [];
      if (left.length > 0) return goTo(wayTo(left[0].id, left));
      setShown(null);
      doing!.at(null);
    });

  const list = (listed: boolean) =>
    attempt(async () => {
      await doing!.list(shown!.id, listed);
      setShown({ ...shown!, listed });
      setStanding(await doing!.standing(shown!.id));
    });

  /** Whoever follows it is told of its end. */
  const cancel = () => void doing!.remove(open.current!).catch((error: Error) => setProblem(troubleOf(error)));

  useEffect(() => {
    if (view.shown && openNews(view.shown)) attempt(async () => show(await finished(view.shown!.id)));
  }, []);

  return {
    shown,
    standing,
    news,
    problem,
    way,
    make,
    revise,
    remove,
    list,
    cancel,
    step: (by: -1 | 1) => attempt(() => goTo(moved(way, by))),
    go: (id: string) => attempt(() => goTo(gone(way, id, standing?.designs ?? []))),
  };
}
