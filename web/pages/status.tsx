import type { ComponentChildren } from 'preact';
import { documentOf } from '../document.js';
import { Page } from '../parts/page.js';
import type { Site } from '../site.js';
import { Availability, Latency } from '../status/day-bars.js';
import {
  exactPercent,
  milliseconds,
  type Day,
  type Incident,
  type Interface,
  type Level,
  type StatusAnswer,
} from '../status/view.js';
import { lasting, moment, named } from '../format.js';
import { statusWords } from '../words/status.js';

/** How the product has been. @param status null before the past was read */
export const statusPage = (site: Site, status: StatusAnswer | null): string => {
  const headline = statusWords().headline[status ? headlineOf(status) : 'unknown'];
  return documentOf(
    <Page site={site} title={statusWords().title} description={headline} at="/status" again={!status}>
      <div class="wide status">
        <p class={`kind is-${status?.status ?? 'unknown'}`}>
          {status ? statusWords().asOf(moment(status.as_of)) : statusWords().unmeasured}
        </p>
        <h1>{headline}</h1>
        <p class="lead">{statusWords().lead}</p>
        {status && <Everything status={status} base={site.base} />}
      </div>
    </Page>,
  );
};

/** A paused league has a headline of its own, unless something that nobody wanted is wrong too. */
function headlineOf({ status, league, incidents }: StatusAnswer): StatusAnswer['status'] | 'paused' {
  const others = incidents.some(({ cause, closed_at }) => closed_at === null && cause !== 'paused');
  return status === 'degraded' && league === 'paused' && !others ? 'paused' : status;
}

const Everything = ({ status: { interfaces, incidents, league }, base }: { status: StatusAnswer; base: string }) => (
  <>
    <Legend />
    {interfaces.map((one) => (
      <OneInterface one={one} isPaused={one.name === 'arena' && league === 'paused'} key={one.name} />
    ))}
    <Incidents incidents={incidents} minutes={minutesOf(interfaces)} />
    <details class="sheet">
      <summary>{statusWords().table}</summary>
      <Figures interfaces={interfaces} />
    </details>
    <p class="hint row">
      <a href={`${base}/api/v1/status`}>{statusWords().asJson}</a>
    </p>
  </>
);

const LEVELS: readonly Level[] = ['well', 'lacking', 'away', 'unknown'];

const Legend = () => (
  <ul class="legend">
    {LEVELS.map((level) => (
      <li key={level}>
        <svg class="days" viewBox="0 0 7 7" aria-hidden="true">
          <rect class={level} width="7" height="7" />
        </svg>
        {statusWords().level[level]}
      </li>
    ))}
  </ul>
);

const nameOf = ({ name }: Interface): string => named(statusWords().names, name);

/** So many minutes were looked at. */
const minutesOf = (interfaces: readonly Interface[]): number =>
  Math.max(0, ...interfaces.map(({ days }) => days.reduce((sum, { asked }) => sum + asked, 0)));

function OneInterface({ one, isPaused }: { one: Interface; isPaused: boolean }) {
  const now = isPaused && one.status === 'ok' ? 'paused' : one.status;
  const name = nameOf(one);
  const today = one.days.at(-1);
  const measured = one.days.filter(({ asked }) => asked > 0).length;
  return (
    <section class={`sheet interface ${one.name}`} aria-labelledby={`of-${one.name}`}>
      <h2 id={`of-${one.name}`}>
        {name} <small class={`is-${now === 'paused' ? 'degraded' : now}`}>{statusWords().now[now]}</small>
      </h2>
      {one.availability === null ? (
        <p class="hint">{statusWords().unmeasured}</p>
      ) : (
        <p>
          <b>{exactPercent(one.availability)}</b> {statusWords().answered(measured)}
          {today && today.p50_ms !== null && today.p95_ms !== null && (
            <>
              ; {statusWords().half} <b>{milliseconds(today.p50_ms)}</b>, {statusWords().most}{' '}
              <b>{milliseconds(today.p95_ms)}</b>
            </>
          )}
          .
        </p>
      )}
      <Row title={statusWords().availability}>
        <Availability name={name} days={one.days} />
      </Row>
      <Row title={statusWords().latency}>
        <Latency name={name} days={one.days} />
      </Row>
    </section>
  );
}

const Row = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <figure>
    <figcaption>{title}</figcaption>
    {children}
    <p class="ends" aria-hidden="true">
      <span>{statusWords().longAgo}</span>
      <span>{statusWords().today}</span>
    </p>
  </figure>
);

const Incidents = ({ incidents, minutes }: { incidents: readonly Incident[]; minutes: number }) => (
  <section class="sheet" aria-labelledby="incidents">
    <h2 id="incidents">{statusWords().incidents}</h2>
    {incidents.length === 0 && <p>{minutes > 0 ? statusWords().none(lasting(60 * minutes)) : statusWords().noneYet}</p>}
    <ol class="incidents">
      {incidents.map((one) => (
        <li class={one.closed_at === null ? 'open' : undefined} key={one.cause + one.opened_at}>
          <p>{statusWords().because[one.cause]}</p>
          <p class="hint">
            <time dateTime={one.opened_at}>{moment(one.opened_at)}</time>
            {'. '}
            {one.closed_at === null
              ? statusWords().goesOn
              : statusWords().lasted(lasting(secondsOf(one.opened_at, one.closed_at)))}
          </p>
        </li>
      ))}
    </ol>
  </section>
);

/** A minute at least: nothing was looked at more often. */
const secondsOf = (from: string, to: string): number => Math.max(60, (Date.parse(to) - Date.parse(from)) / 1000);

function Figures({ interfaces }: { interfaces: readonly Interface[] }) {
  const dates = interfaces[0]?.days.map(({ date }) => date).reverse() ?? [];
  return (
    <div class="sideways" tabIndex={0} role="region" aria-label={statusWords().table}>
      <table>
        <caption>{statusWords().caption}</caption>
        <thead>
          <tr>
            <th scope="col">{statusWords().day}</th>
            {interfaces.map((one) => (
              <th scope="col" class="num" key={one.name}>
                {nameOf(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map((date, i) => (
            <tr key={date}>
              <th scope="row">{date}</th>
              {interfaces.map(({ name, days }) => (
                <td class="num" key={name}>
                  {figure(days[days.length - 1 - i])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const figure = ({ availability, p50_ms, p95_ms }: Day): string => {
  if (availability === null) return statusWords().level.unknown;
  const waits = p50_ms === null || p95_ms === null ? '' : `, ${p50_ms}/${p95_ms}`;
  return exactPercent(availability) + waits;
};
