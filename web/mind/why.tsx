import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { clockSeconds, fixed } from '../format.js';
import { mindWords } from '../words/mind.js';
import { moodWords } from '../words/mood.js';
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
      <h2 id="reasons">{mindWords().why(moodWords().fields[field], at === null ? null : clockSeconds(at))}</h2>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {made && <Explained made={made} />}
      <button type="button" onClick={close}>
        {mindWords().close}
      </button>
    </section>
  );
}

function Explained({ made }: { made: Explanation }) {
  const { field, contributions, sum } = made;
  if (field === 'emotion') return <Emotion made={made} />;
  const caption = mindWords().parts(moodWords().fields[field]);
  return <Waterfall contributions={contributions} sum={sum} caption={caption} />;
}

function Emotion({ made: { label, mood, cause, runners_up: others = [] } }: { made: Explanation }) {
  const words = mindWords();
  const { emotions } = moodWords();
  return (
    <>
      <p>{cause ? words.felt(emotions[label!], causeOf(cause), emotions[mood!]) : words.onlyMood(emotions[label!])}</p>
      {others.length > 0 && (
        <>
          <h3>{words.alsoFeels}</h3>
          <ul>
            {others.map((other) => (
              <li key={`${other.at}${other.kind}${other.goal}`}>
                {words.because(emotions[other.emotion], causeOf(other))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Topics and groups are the engine's own names. */
function causeOf({ kind, group, topic, at, intensity_then, intensity }: Cause): VNode {
  const words = mindWords();
  const about = topic ? <span lang="en"> ({topic})</span> : group && words.group(group);
  const moment = clockSeconds(Date.parse(at) / 1000);
  return words.cause(words.kinds[kind] ?? kind, about, moment, fixed(intensity_then, 2), fixed(intensity, 2));
}
