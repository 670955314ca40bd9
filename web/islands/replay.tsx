import { useState } from 'preact/hooks';
import { Board } from '../arena/board.js';
import { MatchChart } from '../arena/match-chart.js';
import type { Entry, Lines } from '../arena/view.js';
import { moment } from '../format.js';
import { Checked, type Verdict } from './verdict.js';
import { checkWords } from '../words/checks.js';

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
            title={checkWords().chart}
          />
          {last > 0 && <Scrubber at={upTo} last={last} time={view.lines.times[upTo]} move={setUpTo} />}
        </div>
        <Board
          base={view.base}
          entries={view.entries}
          caption={view.settled ? checkWords().ended : checkWords().stands}
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
    <label for="moment">{checkWords().playAgain(new Date(time).toISOString().slice(0, 16).replace('T', ' '))}</label>
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
    <h2 id="check">{checkWords().signed}</h2>
    <p>
      {checkWords().aboutSigned} <a href={`${base}/api/v1/matches/${id}/record`}>{checkWords().record}</a>
    </p>
    {checks && <Checked name={checkWords().verify} check={() => checks.record(id)} />}
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
      <h2 id="prices">{checkWords().prices}</h2>
      <p>
        {checkWords().aboutPrices} <a href={`${base}/api/v1/epochs/${epoch}`}>{checkWords().thisHour}</a>
      </p>
      {hours.length > 1 && (
        <p>
          <label for="hour">{checkWords().hour}</label>
          <select id="hour" value={epoch} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
            {hours.map((one) => (
              <option value={one.epoch} key={one.epoch}>
                {one.isShown ? moment(one.startsAt) : checkWords().sealed(moment(one.startsAt))}
              </option>
            ))}
          </select>
        </p>
      )}
      {checks && hour.isShown && (
        <Checked name={checkWords().verifyPrices} check={() => checks.prices(epoch)} key={epoch} />
      )}
      {!hour.isShown && (
        <button type="button" disabled>
          {checkWords().verifiableFrom(moment(hour.verifiableFrom))}
        </button>
      )}
    </section>
  );
}
