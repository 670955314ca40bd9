import { useState } from 'preact/hooks';
import { Trouble } from '../parts/trouble.js';
import { daysOf, operationsOf, type Counts, type Day } from './days.js';
import { UsageChart } from './usage-chart.js';
import { useAsked } from './use-asked.js';
import type { AccountApi, NamedKey, UsageReport } from './view.js';
import { accountWords, type AccountWords } from '../words/account.js';

interface UsageProps {
  base: string;
  api: AccountApi;
  /** Of which one can be told apart; none for keys that may not list them. */
  keys: readonly NamedKey[];
}

/** What was asked in 90 days, by day and operation, of all keys or of one. */
export function Usage({ base, api, keys }: UsageProps) {
  const w = accountWords();
  const [of, choose] = useState<string | null>(null);
  const { answer: report, trouble } = useAsked(() => api.usage(of), [of]);
  return (
    <section aria-labelledby="usage">
      <div class="heading">
        <h2 id="usage">{w.usage}</h2>
        {keys.length > 1 && (
          <label class="choice">
            {w.ofKey}{' '}
            <select onChange={({ currentTarget }) => choose(currentTarget.value || null)}>
              <option value="">{w.allKeys}</option>
              {keys.map(({ id, name, masked }) => (
                <option value={id} key={id}>
                  {name ?? masked}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <Trouble base={base} trouble={trouble} />
      {report && <Report report={report} />}
    </section>
  );
}

function Report({ report }: { report: UsageReport }) {
  const w = accountWords();
  const [operation, choose] = useState<string | null>(null);
  const operations = operationsOf(report);
  if (operations.length === 0) return <p class="hint">{w.nothingAsked}</p>;
  const days = daysOf(report, operation);
  return (
    <>
      <div class="sideways" tabIndex={0} role="region" aria-label={w.byDay} ref={toTheEnd}>
        <UsageChart days={days} />
      </div>
      <p class="usage-legend hint">
        <span class="answered">{w.answered}</span> <span class="refused">{w.refused.toLowerCase()}</span>{' '}
        <span class="failed">{w.failed.toLowerCase()}</span> {w.late}
      </p>
      <div class="sideways" tabIndex={0} role="region" aria-label={w.byOperation}>
        <table>
          <caption>{w.byOperation}</caption>
          <Head first={w.operation} w={w} />
          <tbody>
            <Line counts={report.totals}>
              <Chosen name={w.allOperations} isChosen={operation === null} onChoose={() => choose(null)} />
            </Line>
            {operations.map((one) => (
              <Line counts={one} key={one.operation}>
                <Chosen
                  name={one.operation}
                  isChosen={operation === one.operation}
                  onChoose={() => choose(one.operation)}
                />
              </Line>
            ))}
          </tbody>
        </table>
      </div>
      <ByDay days={days.filter(({ requests }) => requests > 0).toReversed()} />
    </>
  );
}

const ByDay = ({ days }: { days: readonly Day[] }) => {
  const w = accountWords();
  return (
    <details>
      <summary>{w.byDay}</summary>
      <table>
        <Head first={w.day} w={w} />
        <tbody>
          {days.map((one) => (
            <Line counts={one} key={one.day}>
              {one.day}
            </Line>
          ))}
        </tbody>
      </table>
    </details>
  );
};

const Head = ({ first, w }: { first: string; w: AccountWords }) => (
  <thead>
    <tr>
      <th scope="col">{first}</th>
      {[w.requests, w.refused, w.failed, w.units].map((name) => (
        <th scope="col" class="num" key={name}>
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

const Line = ({ counts, children }: { counts: Counts; children: preact.ComponentChildren }) => (
  <tr>
    <th scope="row">{children}</th>
    {[counts.requests, counts.refused, counts.failed, counts.units].map((count, i) => (
      <td class="num" key={i}>
        {count}
      </td>
    ))}
  </tr>
);

interface ChosenProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

const Chosen = ({ name, isChosen, onChoose }: ChosenProps) => (
  <button type="button" class="plain" aria-pressed={isChosen} onClick={onChoose}>
    {name}
  </button>
);

/** On a narrow page the newest days are what is seen first. */
const toTheEnd = (box: HTMLElement | null): void => box?.scrollTo({ left: box.scrollWidth });
