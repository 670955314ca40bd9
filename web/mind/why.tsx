import { useEffect, useState } from 'preact/hooks';
import { clockSeconds } from '../words.js';
import type { Askable, Cause, Explanation } from './view.js';
import { Waterfall } from './waterfall.js';

const AGAIN_MS = 10_000;

interface WhyProps {
  field: Askable;
  /** Unix seconds; null for the present, which is asked after again while it is looked at */
  at: number | null;
  explain: (field: Askable, at: number | null) => Promise<Explanation>;
  close: () => void;
}

/** Why a value is what it is. */
export function Why({ field, at, explain, close }: WhyProps) {
  const [made, setMade] = useState<Explanation | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isOpen = true;
    const ask = () =>
      explain(field, at).then(
        (explanation) => isOpen && (setMade(explanation), setProblem(null)),
        ({ message }: Error) => isOpen && setProblem(message),
      );
    void ask();
    const timer = at === null ? setInterval(() => void ask(), AGAIN_MS) : undefined;
    return () => ((isOpen = false), clearInterval(timer));
  }, [field, at]);
  return (
    <section class="sheet reasons" aria-labelledby="reasons">
      <h2 id="reasons">
        Why {field}
        {at !== null && ` at ${clockSeconds(at)} UTC`}?
      </h2>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {made && <Explained made={made} />}
      <button type="button" onClick={close}>
        Close
      </button>
    </section>
  );
}

const Explained = ({ made }: { made: Explanation }) =>
  made.field === 'emotion' ? (
    <Emotion made={made} />
  ) : (
    <Waterfall contributions={made.contributions} sum={made.sum} caption={`What its ${made.field} is made of`} />
  );

const Emotion = ({ made: { label, mood, cause, runners_up: others = [] } }: { made: Explanation }) => (
  <>
    <p>
      {cause ? (
        <>
          It feels <b>{label}</b> because of {causeOf(cause)}; beneath, its mood is {mood}.
        </>
      ) : (
        <>
          Nothing it felt anything about is near: <b>{label}</b> is a mood.
        </>
      )}
    </p>
    {others.length > 0 && (
      <>
        <h3>What else it feels</h3>
        <ul>
          {others.map((other) => (
            <li key={`${other.at}${other.kind}${other.goal}`}>
              {other.emotion}, because of {causeOf(other)}
            </li>
          ))}
        </ul>
      </>
    )}
  </>
);

/** What kinds of events are, in words. */
const KINDS: Readonly<Record<string, string>> = {
  trade: 'a trade',
  job: 'a job',
  lead: 'a change of the lead',
  match: 'a match',
  error: 'an error',
  text: 'words',
  request: 'a request',
  key: 'a key',
  limit: 'a limit',
};

const causeOf = ({ kind, group, topic, at, intensity_then, intensity }: Cause): string => {
  const about = topic ? ` (${topic})` : group ? ` of ${group}` : '';
  const strength = `${intensity_then.toFixed(2)} then, ${intensity.toFixed(2)} now`;
  return `${KINDS[kind] ?? kind}${about} at ${clockSeconds(Date.parse(at) / 1000)} UTC, ${strength}`;
};
