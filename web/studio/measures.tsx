import { useRef } from 'preact/hooks';
import { nameOf } from './names.js';
import type { Made, Moved } from './view.js';
import { studioWords } from '../words/studio.js';

/** The girths and lengths that people know, with where they lie on the body's drawing. */
const FIELDS = [
  { name: 'chest', line: 'M36 62Q60 70 84 62' },
  { name: 'waist', line: 'M42 92Q60 99 78 92' },
  { name: 'hips', line: 'M38 108Q60 116 82 108' },
  { name: 'seat', line: 'M35 122Q60 131 85 122' },
  { name: 'neck', line: 'M52 35Q60 39 68 35' },
  { name: 'shoulderToShoulder', line: 'M36 44H84' },
  { name: 'hpsToWaistBack', line: 'M60 37V93' },
  { name: 'shoulderToWrist', line: 'M85 45Q98 80 101 118' },
  { name: 'waistToFloor', line: 'M60 93V226' },
] as const;

interface MeasuresProps {
  body: Made['body'];
  /** Makes a version with other measurements, cm. */
  onChange?: (measurements: Record<string, number>) => void;
  busy?: boolean;
  /** the one that is looked at, and what it moves */
  at: string | null;
  moved: Moved;
  look?: (name: string | null) => void;
}

/** Measurements beside a body that shows where they are taken, with the pieces that each moves. */
export function Measures({ body: { size, gender, values, given }, onChange, busy, at, moved, look }: MeasuresProps) {
  const focused = useRef<string | null>(null);
  const point = (name: string | null) => look?.(name ?? focused.current);
  const focus = (name: string | null) => look?.((focused.current = name));
  const words = studioWords();
  const fields = FIELDS.filter(({ name }) => values[name] !== undefined);
  return (
    <form
      class="measures"
      onSubmit={(event) => {
        event.preventDefault();
        const changed = changedIn(event.currentTarget, values);
        if (Object.keys(changed).length > 0) onChange?.(changed);
      }}
    >
      <p class="hint">
        {words.sized(size, gender === 'men' ? words.forMen : words.forWomen)}{' '}
        {given.length > 0 ? words.given(given.map(nameOf)) : words.estimated}
      </p>
      <div class="with-body">
        <Body lines={fields} at={at} point={point} />
        <div class="fields">
          {fields.map(({ name }) => (
            <label key={name} onMouseEnter={() => point(name)} onMouseLeave={() => point(null)}>
              <span>{nameOf(name)}</span>
              <input
                type="number"
                name={name}
                step="0.5"
                inputMode="decimal"
                defaultValue={String(values[name])}
                key={values[name]}
                disabled={!onChange || busy}
                onFocus={() => focus(name)}
                onBlur={() => focus(null)}
              />
              <span class="unit">cm</span>
            </label>
          ))}
        </div>
      </div>
      <p class="hint moves" role="status">
        {at && look && saidOf(at, moved)}
      </p>
      {onChange && (
        <button type="submit" class="small" disabled={busy}>
          {words.draft}
        </button>
      )}
    </form>
  );
}

function saidOf(at: string, moved: Moved): string {
  const names = [...new Set(moved?.map(({ name }) => name))].join(', ');
  return studioWords().moves(nameOf(at), moved ? names || studioWords().noPiece : '…');
}

function changedIn(form: HTMLFormElement, values: Readonly<Record<string, number>>): Record<string, number> {
  const told = [...new FormData(form)].map(([name, value]) => [name, Number(value)] as const);
  return Object.fromEntries(told.filter(([name, value]) => value > 0 && value !== values[name]));
}

interface BodyProps {
  lines: readonly { name: string; line: string }[];
  at: string | null;
  point: (name: string | null) => void;
}

/** For the eye and the pointer; the fields say and reach the same. */
const Body = ({ lines, at, point }: BodyProps) => (
  <svg class="body" viewBox="0 0 120 236" aria-hidden="true" focusable="false">
    <path d="M60 4c8 0 12 6 12 14s-5 15-7 17l-1 5c8 3 19 3 22 9 6 14 12 42 18 70l-5 3c-6-16-12-36-17-46-1 10-3 18-4 25 6 10 8 18 8 28 0 34-5 70-7 98h-13l-3-62-3-30-3 30-3 62H41c-2-28-7-64-7-98 0-10 2-18 8-28-1-7-3-15-4-25-5 10-11 30-17 46l-5-3c6-28 12-56 18-70 3-6 14-6 22-9l-1-5c-2-2-7-9-7-17S52 4 60 4Z" />
    {lines.map(({ name, line }) => (
      <g key={name} onMouseEnter={() => point(name)} onMouseLeave={() => point(null)}>
        <path class={name === at ? 'taken now' : 'taken'} d={line} />
        <path class="reach" d={line} />
      </g>
    ))}
  </svg>
);
