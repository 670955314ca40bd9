import { useEffect, useRef, useState } from 'preact/hooks';
import { pathOf } from '../parts/picture.js';
import type { Made, Moved, Piece } from './view.js';
import { fixed, named } from '../format.js';
import { garmentWords } from '../words/garment.js';
import { sayValue } from './names.js';

/** Reads a drawing as elements of this document; the browser's matter. */
export type DrawingOf = (path: string) => Promise<SVGElement>;

interface PatternProps {
  base: string;
  garment: string;
  pattern: Made['pattern'];
  steps: Made['steps'];
  drawingOf?: DrawingOf;
  /** pieces that the measurement in view moves */
  moved?: Moved;
}

/** The pattern with its pieces to be chosen, by pointer or keyboard, and what each is sewn to. */
export function PatternPane({ base, garment, pattern, steps, drawingOf, moved }: PatternProps) {
  const [chosen, choose] = useState<string | null>(null);
  if (!pattern.svg) return <p class="hint">{garmentWords().noPattern}</p>;
  const isMoved = (id: string | null) => moved?.some((one) => one.id === id) === true;
  const piece = pattern.pieces.find(({ id }) => id === chosen);
  return (
    <div class="pattern">
      <p class={`stamp ${pattern.status}`}>{named(garmentWords().exactness, pattern.status)}</p>
      {pattern.deviations.length > 0 && (
        <ul class="deviations" lang="en">
          {pattern.deviations.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <Drawing {...{ base, garment, pattern, chosen, choose, drawingOf, isMoved }} />
      <ul class="pieces" lang="en" aria-label={garmentWords().pieces}>
        {pattern.pieces.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              class={isMoved(id) ? 'piece moved' : 'piece'}
              aria-pressed={id === chosen}
              onClick={() => choose(id === chosen ? null : id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {piece && <PieceFacts {...{ piece, pattern, steps }} />}
      <Seams pattern={pattern} />
    </div>
  );
}

interface DrawingProps extends Omit<PatternProps, 'steps' | 'moved'> {
  isMoved: (id: string | null) => boolean;
  chosen: string | null;
  choose: (id: string | null) => void;
}

/** A picture at first, and where there is a script the drawing itself, whose pieces can be chosen. */
function Drawing({ base, garment, pattern, chosen, choose, drawingOf, isMoved }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const path = pathOf(base, pattern.svg!);
  useEffect(() => {
    let isStill = true;
    void drawingOf?.(path).then(
      (drawing) => {
        if (!isStill || !place.current) return;
        place.current.replaceChildren(prepared(drawing, pattern.pieces, choose));
        setDrawn(true);
      },
      () => undefined,
    );
    return () => void (isStill = false);
  }, [path]);
  useEffect(() => {
    for (const group of place.current?.querySelectorAll('[data-piece]') ?? [])
      group.setAttribute('aria-pressed', String(group.getAttribute('data-piece') === chosen));
  }, [chosen, isDrawn]);
  useEffect(() => {
    for (const group of place.current?.querySelectorAll('[data-piece]') ?? [])
      group.classList.toggle('moved', isMoved(group.getAttribute('data-piece')));
  });
  return (
    <>
      <div ref={place} class="drawing" hidden={!isDrawn} role="group" aria-label={garmentWords().patternOf(garment)} />
      {!isDrawn && (
        <img class="drawing" src={path} alt={garmentWords().sewingPattern(garment, pattern.pieces.length)} />
      )}
    </>
  );
}

/** Each piece's group becomes a button, named by what is written in it. */
function prepared(drawing: SVGElement, pieces: readonly Piece[], choose: (id: string | null) => void): SVGElement {
  drawing.removeAttribute('width');
  drawing.removeAttribute('height');
  const groups = [...drawing.querySelectorAll<SVGElement>(':scope > g[id]')];
  for (const [i, group] of groups.entries()) {
    const piece = pieces.find(({ id }) => id === group.id || id === group.dataset.piece) ?? pieces[i];
    if (!piece) continue;
    group.setAttribute('data-piece', piece.id);
    group.setAttribute('tabindex', '0');
    group.setAttribute('role', 'button');
    if (!group.querySelector('text')) group.setAttribute('aria-label', piece.name);
    group.addEventListener('click', () => choose(piece.id));
    group.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      choose(piece.id);
    });
  }
  return drawing;
}

interface FactsProps {
  piece: Piece;
  pattern: Made['pattern'];
  steps: Made['steps'];
}

/** One piece: how it is cut, what it is sewn to, and when. */
function PieceFacts({ piece, pattern, steps }: FactsProps) {
  const { id, name, cut, on_fold, material, width_mm, height_mm } = piece;
  const joints = pattern.joints.filter(({ a, b }) => a.piece === id || b.piece === id);
  const nameOfPiece = (other: string) => pattern.pieces.find((one) => one.id === other)?.name ?? other;
  return (
    <section class="sheet facts-of-piece" aria-live="polite" aria-label={name}>
      <h3 lang="en">{name}</h3>
      <p>{garmentWords().cut(cut, on_fold, sayValue('cut', material), cm(width_mm), cm(height_mm))}</p>
      {joints.length > 0 && (
        <ul>
          {joints.map(({ a, b, ease_mm }, i) => {
            const [own, other] = a.piece === id ? [a, b] : [b, a];
            return (
              <li key={i}>
                {garmentWords().sewnTo(
                  cm(Math.abs(own.to_mm - own.from_mm)),
                  <span lang="en">{nameOfPiece(other.piece)}</span>,
                )}
                {easeSaid(ease_mm)}
              </li>
            );
          })}
        </ul>
      )}
      <ol class="steps-of-piece" lang="en">
        {steps
          .filter(({ piece_ids }) => piece_ids.includes(id))
          .map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b> {text}
            </li>
          ))}
      </ol>
    </section>
  );
}

const Seams = ({ pattern: { seams } }: { pattern: Made['pattern'] }) => (
  <details class="seams">
    <summary>{garmentWords().seams}</summary>
    <table>
      <caption>{garmentWords().seamsSaid}</caption>
      <thead>
        <tr>
          <th scope="col">{garmentWords().seam}</th>
          <th scope="col" class="num">
            {garmentWords().oneSide}
          </th>
          <th scope="col" class="num">
            {garmentWords().otherSide}
          </th>
          <th scope="col" class="num">
            {garmentWords().easedIn}
          </th>
        </tr>
      </thead>
      <tbody>
        {seams.map(({ name, a_mm, b_mm, declared_mm, reason }) => (
          <tr data-seam={name} key={name}>
            <td lang="en">
              {name}
              {reason && <small>{reason}</small>}
            </td>
            <td class="num">{cm(a_mm)}</td>
            <td class="num">{cm(b_mm)}</td>
            <td class="num">{cm(declared_mm)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

function easeSaid(mm: number): string {
  if (cm(Math.abs(mm)) === cm(0)) return '';
  return mm > 0 ? garmentWords().eased(cm(mm)) : garmentWords().stretched(cm(-mm));
}

const cm = (mm: number): string => fixed(mm / 10, 1);
