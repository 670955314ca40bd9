import { useEffect, useState } from 'preact/hooks';
import { pathOf } from '../parts/picture.js';
import { fixed, signed } from '../format.js';
import { wornWords } from '../words/worn.js';
import type { Fit } from './view.js';

/** The report of the fit of a draped garment; null where it is told in another way. */
export type FitOf = (path: string) => Promise<Fit | null>;

interface FitFactsProps {
  address: string;
  fitOf?: FitOf;
}

/** A tape round body and garment, where it pulls, how it hangs, and whether it can be put on. */
export function FitFacts({ address, fitOf }: FitFactsProps) {
  const [fit, setFit] = useState<Fit | null>(null);
  useEffect(() => {
    let isStill = true;
    fitOf?.(pathOf('', address)).then(
      (report) => isStill && setFit(report),
      () => undefined,
    );
    return () => void (isStill = false);
  }, [address, fitOf]);
  if (!fit) return null;
  return (
    <div class="fits">
      {fit.girths.length > 0 && <Girths girths={fit.girths} />}
      <ul>
        {saidOf(fit).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Girths({ girths }: Pick<Fit, 'girths'>) {
  const words = wornWords();
  return (
    <table>
      <caption>{words.girths}</caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.body}</th>
          <th scope="col">{words.garment}</th>
          <th scope="col">{words.ease}</th>
        </tr>
      </thead>
      <tbody>
        {girths.map(({ at, body_mm, cut_mm, ease_mm }) => (
          <tr key={at}>
            <th scope="row">{words.levels[at] ?? at}</th>
            <td>{cm(body_mm)}</td>
            <td>{cm(cut_mm)}</td>
            <td>{signed(ease_mm / 10, 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cm = (mm: number): string => fixed(mm / 10, 1);

function saidOf({ pulls, hem_mm: { front, back }, put_on, approximate = [] }: Fit): string[] {
  const words = wornWords();
  const places = [...new Set(pulls.map(({ at }) => words.levels[at] ?? at))];
  return [
    places.length > 0 ? words.pullsAt(places) : words.pullsNowhere,
    ...(front !== null && back !== null ? [words.hem(cm(front), cm(back))] : []),
    ...put_on.openings.map(({ opening, passes, body_mm, opens_mm, ok }) =>
      words.passes(words.openings[opening], words.passing[passes], cm(body_mm), cm(opens_mm), ok),
    ),
    ...approximate,
  ];
}
