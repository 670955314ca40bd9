import { CAUSES, type Cause } from './causes.js';
import type { DayView, IncidentView, InterfaceStatus, StatusView } from './status.dto.js';
import type { DayRow, IncidentRead, League } from './status-book.js';
import { FAILED } from './probes.js';

const DAY_MS = 86_400_000;
/** An answer that is older says nothing of now. */
const FRESH_MS = 5 * 60_000;

/** What the tables tell, and what this process knows itself. */
export interface Measured {
  days: readonly DayRow[];
  last: readonly { interface: string; at: Date; ms: number }[];
  incidents: readonly IncidentRead[];
  /** null where there is none */
  league: League | null;
  /** Since when, epoch ms: found wrong here, and perhaps not written yet. */
  open: ReadonlyMap<Cause, number>;
}

/** UTC days, the oldest first and today last. @param now epoch, ms */
export const lastDays = (count: number, now: number): string[] =>
  Array.from({ length: count }, (_, i) => new Date(now - (count - 1 - i) * DAY_MS).toISOString().slice(0, 10));

/** The whole answer: only what was measured, and null where nothing was. @param names of the interfaces @param now epoch, ms */
export function statusOf(measured: Measured, names: readonly string[], count: number, now: number): StatusView {
  const days = lastDays(count, now);
  const incidents = incidentsOf(measured);
  const interfaces = names.map((name) => interfaceOf(name, measured, days, now));
  const { league } = measured;
  const status = summed(incidents, interfaces, league);
  return { status, as_of: new Date(now).toISOString(), league, interfaces, incidents };
}

function interfaceOf(name: string, { days, last }: Measured, dates: readonly string[], now: number): InterfaceStatus {
  const rows = new Map(days.filter((row) => row.interface === name).map((row) => [row.day, row]));
  const shown = dates.map((date) => dayOf(date, rows.get(date)));
  const asked = shown.reduce((sum, day) => sum + day.asked, 0);
  const failed = shown.reduce((sum, day) => sum + day.failed, 0);
  const latest = last.find((one) => one.interface === name);
  const isFresh = latest !== undefined && now - latest.at.getTime() < FRESH_MS;
  const status = isFresh ? (latest.ms === FAILED ? 'down' : 'ok') : 'unknown';
  return { name, status, availability: share(asked, failed), days: shown };
}

const dayOf = (date: string, row?: DayRow): DayView => ({
  date,
  asked: row?.asked ?? 0,
  failed: row?.failed ?? 0,
  availability: row ? share(row.asked, row.failed) : null,
  p50_ms: row?.p50 ?? null,
  p95_ms: row?.p95 ?? null,
});

const share = (asked: number, failed: number): number | null =>
  asked === 0 ? null : Math.floor(((asked - failed) / asked) * 1e6) / 1e6;

function incidentsOf({ incidents, open }: Measured): IncidentView[] {
  const known = new Set(incidents.filter(({ closed_at }) => closed_at === null).map(({ cause }) => cause));
  const unwritten = [...open].filter(([cause]) => !known.has(cause));
  return [
    ...unwritten.map(([cause, since]) => incidentView(cause, new Date(since), null)),
    ...incidents.map(({ cause, opened_at, closed_at }) => incidentView(cause, opened_at, closed_at)),
  ];
}

const incidentView = (cause: Cause, opened: Date, closed: Date | null): IncidentView => ({
  cause,
  summary: CAUSES[cause].said,
  opened_at: opened.toISOString(),
  closed_at: closed?.toISOString() ?? null,
});

/** A league that its operator has paused takes no decisions, from the first second on. */
function summed(
  incidents: readonly IncidentView[],
  interfaces: readonly InterfaceStatus[],
  league: League | null,
): StatusView['status'] {
  const open = incidents.filter(({ closed_at }) => closed_at === null);
  if (open.some(({ cause }) => CAUSES[cause].down)) return 'down';
  if (open.length > 0 || league === 'paused') return 'degraded';
  return interfaces.every(({ status }) => status === 'unknown') ? 'unknown' : 'ok';
}
