import { useEffect, useReducer, useState } from 'preact/hooks';
import { Beliefs } from '../mind/beliefs.js';
import { Dreams, type DreamOf } from '../mind/dreams.js';
import { doingOf, Form } from '../mind/form.js';
import { Saying } from '../mind/saying.js';
import { Strip, type Mark } from '../mind/strip.js';
import { Values } from '../mind/values.js';
import {
  isAsleep,
  withSecond,
  type Askable,
  type Beliefs as BeliefsView,
  type Dream,
  type Explanation,
  type Felt,
  type MindPageView,
  type Replay,
  type Said,
  type Second,
} from '../mind/view.js';
import { Why } from '../mind/why.js';
import { clockSeconds } from '../format.js';
import { mindWords } from '../words/mind.js';
import { moodWords } from '../words/mood.js';

/** How the page hears of the engine. */
export type MindLine = 'live' | 'lost' | 'waiting' | 'crowded';

/** What the page asks the API for; there is none on the server. */
export interface MindApi {
  /** Hears every second; returns how to stop. */
  listen: (tell: (second: Second) => void, state: (state: MindLine) => void) => () => void;
  said: () => Promise<Said>;
  explain: (field: Askable, at: number | null) => Promise<Explanation>;
  replay: (at: number) => Promise<Replay>;
  dreams: () => Promise<readonly Dream[]>;
  dreamOf: DreamOf;
  beliefs: () => Promise<BeliefsView>;
  say: (text: string) => Promise<Felt>;
}

/** Its sentence changes with what happens: so often is often enough to read it. Beliefs are weighed every five minutes. */
const SENTENCE_MS = 7000;
const BELIEFS_MS = 60_000;

const after = (view: MindPageView, news: Partial<MindPageView>): MindPageView => ({
  ...view,
  ...news,
  ...(news.second && { points: withSecond(view.points, news.second) }),
});

/** The engine as it lives: form, sentence, values, the strip of its last quarter of an hour, dreams and beliefs. */
export function Mind({ view: first, api }: { view: MindPageView; api?: MindApi }) {
  const [view, tell] = useReducer(after, first);
  const [line, setLine] = useState<MindLine>('waiting');
  const [asked, ask] = useState<Askable | null>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [looked, look] = useState<Replay | null>(null);
  const [isAlive, setAlive] = useState(false);
  const { second } = view;
  const words = mindWords();
  const at = looked && Date.parse(looked.at) / 1000;
  useEffect(() => {
    setAlive(true);
    return api?.listen((news) => tell({ second: news }), setLine);
  }, []);
  useEffect(() => {
    if (second.total_dreams !== first.second.total_dreams)
      void api?.dreams().then((dreams) => tell({ dreams }), ignored);
  }, [second.total_dreams]);
  useEvery(SENTENCE_MS, () => void api?.said().then((said) => tell({ said }), ignored));
  useEvery(BELIEFS_MS, () => void api?.beliefs().then((beliefs) => tell({ beliefs }), ignored));

  return (
    <>
      <p class={`clock ${line}`}>
        <span class="dot" aria-hidden="true" />
        {words.line[line]} <time>{clockSeconds(second.timestamp)}</time> UTC.{' '}
        {words.now(doingOf(second.ede_phase), moodWords().emotions[second.emotion])}
      </p>
      <div class="ring mind">
        <div class="mind-body">
          <Form second={second} />
          {isAsleep(second.ede_phase) && (
            <p class="drifting" lang="sv" key={second.current_dream}>
              {second.current_dream}
            </p>
          )}
        </div>
        <div>
          {view.said && (
            <figure class="saying">
              <blockquote class="dream" lang="sv" key={view.said.say}>
                ”{view.said.say}”
              </blockquote>
              <figcaption lang="sv">{view.said.because.join(', ')}</figcaption>
            </figure>
          )}
          <Values
            second={looked ? (looked.snapshot as unknown as Second) : second}
            onAsk={isAlive && api ? ask : undefined}
            asked={asked}
          />
        </div>
      </div>
      {asked && api && (
        <Why field={asked} at={at} explain={api.explain} close={() => ask(null)} key={`${asked}${at}`} />
      )}
      <section aria-labelledby="strip">
        <h2 id="strip">{words.strip}</h2>
        <div class="sideways" tabIndex={0} role="region" aria-label={words.stripRegion} ref={toTheEnd}>
          <Strip points={view.points} rhythm={view.rhythm} marks={marks} at={at} />
        </div>
        {isAlive && api && <Looking view={view} looked={looked} look={look} replay={api.replay} />}
      </section>
      <div class="ring">
        <section aria-labelledby="dreams">
          <h2 id="dreams">{words.dreams}</h2>
          <Dreams dreams={view.dreams} dreamOf={isAlive ? api?.dreamOf : undefined} />
        </section>
        <section aria-labelledby="beliefs">
          <h2 id="beliefs">{words.beliefs}</h2>
          <Beliefs beliefs={view.beliefs} />
        </section>
      </div>
      {isAlive && api && (
        <Saying
          base={view.base}
          say={api.say}
          onHeard={(said) => setMarks((before) => [...before, { t: Math.floor(second.timestamp), said }])}
        />
      )}
    </>
  );
}

/** While the page is seen. */
function useEvery(ms: number, work: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => document.hidden || work(), ms);
    return () => clearInterval(timer);
  }, []);
}

const ignored = (): void => undefined;

/** On a narrow page the newest is what is seen first. */
const toTheEnd = (box: HTMLElement | null): void => box?.scrollTo({ left: box.scrollWidth });

interface LookingProps {
  view: MindPageView;
  looked: Replay | null;
  look: (replay: Replay | null) => void;
  replay: MindApi['replay'];
}

/** A moment of the strip, computed again from the log. */
function Looking({ view: { points }, looked, look, replay }: LookingProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [to, move] = useState<number | null>(null);
  const [from, until] = [points[0].t, points.at(-1)!.t];
  const t = to ?? until;
  const words = mindWords();
  const asked = (moved: number) => {
    setProblem(null);
    void replay(moved).then(look, ({ message }: Error) => setProblem(message));
  };
  return (
    <div class="scrubber">
      <label for="looked">{words.look(clockSeconds(t))}</label>
      <input
        id="looked"
        type="range"
        min={from}
        max={until}
        value={t}
        onInput={({ currentTarget }) => move(Number(currentTarget.value))}
        onChange={({ currentTarget }) => asked(Number(currentTarget.value))}
      />
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {looked && (
        <p role="status">
          {words.computed(
            clockSeconds(Date.parse(looked.at) / 1000),
            looked.events,
            <code class="hash">{looked.state_hash}</code>,
          )}{' '}
          <button type="button" class="plain" onClick={() => (look(null), move(null))}>
            {words.back}
          </button>
        </p>
      )}
    </div>
  );
}
