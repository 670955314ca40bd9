import { useState } from 'preact/hooks';
import { Board } from '../arena/board.js';
import { MatchChart } from '../arena/match-chart.js';
import type { Entry, Lines } from '../arena/view.js';
import { moment } from '../words.js';
import { Checked, type Verdict } from './verdict.js';

export interface ReplayView {
  base: string;
  id: string;
  settled: boolean;
  startsAt: string;
  endsAt: string;
  entries: Entry[];
  lines: Lines;
  hours: Hour[];
}

/** An hour of the market: its prices are made by a seed that is shown from a moment on. */
export interface Hour {
  epoch: number;
  startsAt: string;
  verifiableFrom: string;
  isShown: boolean;
}

/** Checks where the page is read; there are none on the server. */
export interface Checks {
  record: (matchId: string) => Promise<Verdict>;
  prices: (epoch: number) => Promise<Verdict>;
}

interface ReplayProps {
  view: ReplayView;
  checks?: Checks;
}

/** The lines of a match up to a chosen moment, its board, and the check of its record. */
export function Replay({ view, checks }: ReplayProps) {
  const last = view.lines.times.length - 1;
  const [upTo, setUpTo] = useState(last);
  const [chosen, choose] = useState<string | null>(null);
  return (
    <>
      <div class="ring replayed">
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
        <div class="checks">
          {view.settled && <SignedRecord id={view.id} base={view.base} checks={checks} />}
          {view.hours.length > 0 && <Prices base={view.base} hours={view.hours} checks={checks} />}
        </div>
      </div>
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

interface RecordProps {
  id: string;
  base: string;
  checks?: Checks;
}

const SignedRecord = ({ id, base, checks }: RecordProps) => (
  <section class="sheet" aria-labelledby="check">
    <h2 id="check">What was signed</h2>
    <p>
      When the match was settled its board, ratings, odds and fills were hashed, chained to the match before and signed.
      Your browser can check that with the public key alone.{' '}
      <a href={`${base}/api/v1/matches/${id}/record`}>The record</a>
    </p>
    {checks && <Checked name="Verify" check={() => checks.record(id)} />}
  </section>
);

interface PricesProps {
  base: string;
  hours: readonly Hour[];
  checks?: Checks;
}

/** Where the prices of the match came from, hour by hour. */
function Prices({ base, hours, checks }: PricesProps) {
  const [epoch, choose] = useState((hours.find(({ isShown }) => isShown) ?? hours[0]).epoch);
  const hour = hours.find((one) => one.epoch === epoch)!;
  return (
    <section class="sheet" aria-labelledby="prices">
      <h2 id="prices">Where the prices came from</h2>
      <p>
        Each hour’s prices are made by a seed whose hash was published an hour before. When the seed is shown your
        browser can make every price again. <a href={`${base}/api/v1/epochs/${epoch}`}>This hour</a>
      </p>
      {hours.length > 1 && (
        <p>
          <label for="hour">Hour</label>
          <select id="hour" value={epoch} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
            {hours.map((one) => (
              <option value={one.epoch} key={one.epoch}>
                {moment(one.startsAt)}
                {one.isShown ? '' : ', sealed'}
              </option>
            ))}
          </select>
        </p>
      )}
      {checks && hour.isShown && <Checked name="Verify the prices" check={() => checks.prices(epoch)} key={epoch} />}
      {!hour.isShown && (
        <button type="button" disabled>
          To be verified from {moment(hour.verifiableFrom)}
        </button>
      )}
    </section>
  );
}
