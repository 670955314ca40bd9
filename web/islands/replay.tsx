import { useState } from 'preact/hooks';
import { Board } from '../arena/board.js';
import { MatchChart } from '../arena/match-chart.js';
import type { Entry, Lines } from '../arena/view.js';

export interface ReplayView {
  base: string;
  id: string;
  settled: boolean;
  startsAt: string;
  endsAt: string;
  entries: Entry[];
  lines: Lines;
}

/** What a check of the signed record found. */
export interface Verdict {
  right: boolean;
  said: string;
}

interface ReplayProps {
  view: ReplayView;
  /** Checks the record where the page is read; none on the server. */
  verify?: (matchId: string) => Promise<Verdict>;
}

/** The lines of a match up to a chosen moment, its board, and the check of its record. */
export function Replay({ view, verify }: ReplayProps) {
  const last = view.lines.times.length - 1;
  const [upTo, setUpTo] = useState(last);
  const [chosen, choose] = useState<string | null>(null);
  return (
    <>
      <div class="ring">
        <div>
          <MatchChart
            base={view.base}
            lines={cut(view.lines, upTo)}
            from={Date.parse(view.startsAt)}
            until={Date.parse(view.endsAt)}
            chosen={chosen}
            title="Scores of the match; the table beside it says how it ended"
          />
          {last > 0 && <Scrubber at={upTo} last={last} time={view.lines.times[upTo]} move={setUpTo} />}
        </div>
        <Board
          base={view.base}
          entries={view.entries}
          caption={view.settled ? 'How it ended' : 'How it stands'}
          chosen={chosen}
          onChoose={choose}
        />
      </div>
      {view.settled && <Check id={view.id} base={view.base} verify={verify} />}
    </>
  );
}

interface ScrubberProps {
  at: number;
  last: number;
  time: number;
  move: (to: number) => void;
}

const Scrubber = ({ at, last, time, move }: ScrubberProps) => (
  <p class="scrubber">
    <label for="moment">Play it again: {new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC</label>
    <input
      id="moment"
      type="range"
      min="0"
      max={last}
      value={at}
      onInput={({ currentTarget }) => move(Number(currentTarget.value))}
    />
  </p>
);

const cut = ({ times, lines, unit }: Lines, upTo: number): Lines => ({
  unit,
  times: times.slice(0, upTo + 1),
  lines: lines.map((line) => ({ ...line, values: line.values.slice(0, upTo + 1) })),
});

interface CheckProps {
  id: string;
  base: string;
  verify?: (matchId: string) => Promise<Verdict>;
}

function Check({ id, base, verify }: CheckProps) {
  const [verdict, setVerdict] = useState<Verdict | 'asking' | null>(null);
  const asked = () => {
    setVerdict('asking');
    void verify!(id).then(setVerdict, ({ message }: Error) => setVerdict({ right: false, said: message }));
  };
  return (
    <section class="sheet" aria-labelledby="check">
      <h2 id="check">What was signed</h2>
      <p>
        When the match was settled its board, ratings, odds and fills were hashed, chained to the match before and
        signed. Your browser can check that with the public key alone.{' '}
        <a href={`${base}/api/v1/matches/${id}/record`}>The record</a>
      </p>
      {verify && (
        <button type="button" onClick={asked} disabled={verdict === 'asking'}>
          Verify
        </button>
      )}
      <p class={verdict !== null && verdict !== 'asking' && !verdict.right ? 'problem' : 'verdict'} role="status">
        {verdict === 'asking' ? 'Checking …' : verdict?.said}
      </p>
    </section>
  );
}
