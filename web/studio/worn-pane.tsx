import { useEffect, useRef, useState } from 'preact/hooks';
import { pathOf } from '../parts/picture.js';
import { FitFacts, type FitOf } from './fit-facts.js';
import type { Worn } from './view.js';
import { wornWords } from '../words/worn.js';
import { NoTurntable, type OpenTurntable, type Showing, type Turntable } from './worn.js';

interface WornProps {
  base: string;
  garment: string;
  worn: Worn;
  openTurntable?: OpenTurntable;
  fitOf?: FitOf;
}

/** How far a key, and a pixel of dragging, turns it; degrees. */
const [KEY_TURN, DRAG_TURN] = [15, 0.5];
/** It comes in turning, where motion is welcome. */
const [COMES_FROM, COMES_MS] = [-50, 900];

const SIDES = [
  ['front', 0],
  ['left', 90],
  ['back', 180],
  ['right', 270],
] as const;

type State = 'waiting' | 'there' | 'picture' | { problem: string };

/** The garment on a form of these measurements, to be turned round; a picture where a browser draws no models. */
export function WornPane({ worn, ...rest }: WornProps) {
  if (worn.status === 'unavailable')
    return (
      <p class="undraped">
        {wornWords().undraped} <span lang="en">{worn.reason}</span>
      </p>
    );
  return <Turning {...rest} worn={worn} key={worn.glb} />;
}

function Turning({ base, garment, worn, openTurntable, fitOf }: WornProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { state, table } = useTurntable(canvas, pathOf(base, worn.glb ?? ''), openTurntable);
  const [angle, turnTo] = useState(0);
  const [showing, show] = useState<Showing>('cloth');
  useEffect(() => table?.turnTo(angle), [table, angle]);
  useEffect(() => table?.show(showing), [table, showing]);
  useEffect(() => (table ? comesIn(table) : undefined), [table]);
  const turn = (by: number): void => turnTo((now) => (((now + by) % 360) + 360) % 360);
  const isThere = state === 'there';
  const words = wornWords();

  return (
    <div class="worn" aria-busy={state === 'waiting'}>
      {state === 'waiting' && (
        <p class="wait" role="status">
          {words.waiting}
        </p>
      )}
      {typeof state === 'object' && <p role="alert">{state.problem}</p>}
      {state === 'picture' && (
        <img src={pathOf(base, worn.png ?? '')} width="1800" height="1200" alt={words.picture(garment)} />
      )}
      <canvas
        ref={canvas}
        class={isThere ? 'table' : 'table away'}
        role="slider"
        tabIndex={isThere ? 0 : -1}
        aria-hidden={!isThere}
        aria-label={words.turn(garment)}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={Math.round(angle) % 360}
        aria-valuetext={words.ways[Math.round(angle / 45) % 8]}
        onKeyDown={(event) => {
          const by = { ArrowRight: KEY_TURN, ArrowUp: KEY_TURN, ArrowLeft: -KEY_TURN, ArrowDown: -KEY_TURN }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          turn(by);
        }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) turn(-event.movementX * DRAG_TURN);
        }}
      />
      {isThere && (
        <div class="row turns" role="group" aria-label={words.side}>
          {SIDES.map(([said, at]) => (
            <button type="button" class="small quiet" aria-pressed={angle === at} onClick={() => turnTo(at)} key={said}>
              {words.sides[said]}
            </button>
          ))}
        </div>
      )}
      {(isThere || state === 'picture') && (
        <div class="row fit">
          {isThere && (
            <button
              type="button"
              class="small"
              aria-pressed={showing === 'fit'}
              onClick={() => show(showing === 'fit' ? 'cloth' : 'fit')}
            >
              {words.fit}
            </button>
          )}
          {showing === 'fit' && table?.scale && <Legend scale={table.scale} />}
          {state === 'picture' && <a href={pathOf(base, worn.fit_png ?? '')}>{words.fitPicture}</a>}
        </div>
      )}
      {(isThere || state === 'picture') && <FitFacts address={worn.fit ?? ''} fitOf={fitOf} />}
    </div>
  );
}

/** What the colours of the fit map mean. */
function Legend({ scale }: { scale: ImageBitmap }) {
  const strip = useRef<HTMLCanvasElement>(null);
  useEffect(() => strip.current?.getContext('2d')?.drawImage(scale, 0, 0, scale.width, 12), [scale]);
  return (
    <span class="legend">
      {wornWords().away} <canvas ref={strip} width={scale.width} height={12} aria-hidden="true" /> {wornWords().pulls}
    </span>
  );
}

/** Opens the turntable once and closes it with the pane. */
function useTurntable(
  canvas: { current: HTMLCanvasElement | null },
  path: string,
  open?: OpenTurntable,
): { state: State; table: Turntable | null } {
  const [state, setState] = useState<State>('waiting');
  const [table, setTable] = useState<Turntable | null>(null);
  useEffect(() => {
    if (!open || !canvas.current) return undefined;
    const gone = new AbortController();
    let opened: Turntable | null = null;
    open(canvas.current, path, gone.signal).then(
      (made) => {
        opened = made;
        if (gone.signal.aborted) return made.end();
        setTable(made);
        setState('there');
      },
      (error: Error) =>
        !gone.signal.aborted && setState(error instanceof NoTurntable ? 'picture' : { problem: error.message }),
    );
    return () => {
      gone.abort();
      opened?.end();
    };
  }, [open, path]);
  return { state, table };
}

/** Turns it to the front, once; not where motion is unwelcome. */
function comesIn(table: Turntable): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const began = performance.now();
  let frame = 0;
  const step = (now: number): void => {
    const left = Math.max(0, 1 - (now - began) / COMES_MS);
    table.turnTo(COMES_FROM * left * left * left);
    if (left > 0) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
