import { useEffect, useState } from 'preact/hooks';
import { troubleOf, type TroubleView } from '../refusal.js';

/** What was asked for, as far as it is here. */
export interface Asked<Answer> {
  answer: Answer | null;
  trouble: TroubleView | null;
  /** Asks again. */
  again: () => void;
}

/** Asks when it is first shown, and whenever what it is about changes. */
export function useAsked<Answer>(ask: () => Promise<Answer>, about: readonly unknown[] = []): Asked<Answer> {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [trouble, setTrouble] = useState<TroubleView | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isStill = true;
    setTrouble(null);
    ask().then(
      (one) => isStill && setAnswer(one),
      (error: Error) => isStill && setTrouble(troubleOf(error)),
    );
    return () => void (isStill = false);
  }, [times, ...about]);
  return { answer, trouble, again: () => setTimes((before) => before + 1) };
}

/** Something done at a press: one at a time, and what went wrong. */
export function useDoing() {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<TroubleView | null>(null);
  async function act(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setTrouble(null);
    await work().catch((error: Error) => setTrouble(troubleOf(error)));
    setBusy(false);
  }
  return { isBusy, trouble, act: (work: () => Promise<void>) => void act(work) };
}
