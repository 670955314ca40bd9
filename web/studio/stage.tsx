import { useRef, useState } from 'preact/hooks';
import { FilesPane, type SizeOf } from './files-pane.js';
import type { FitOf } from './fit-facts.js';
import { MakePane } from './make-pane.js';
import { PatternPane, type DrawingOf } from './pattern-pane.js';
import { sayValue } from './names.js';
import { pathOf, Picture } from '../parts/picture.js';
import type { Made, Moved, Shown } from './view.js';
import { garmentWords } from '../words/garment.js';
import { WornPane } from './worn-pane.js';
import type { OpenTurntable } from './worn.js';

const TABS = ['illustration', 'flats', 'pattern', 'worn', 'make', 'files'] as const;
type Tab = (typeof TABS)[number];

interface StageProps {
  base: string;
  shown: Shown;
  made: Made;
  drawingOf?: DrawingOf;
  sizeOf?: SizeOf;
  openTurntable?: OpenTurntable;
  fitOf?: FitOf;
  /** pieces that the measurement in view moves */
  moved?: Moved;
}

/** A made garment from all sides: picture, flats, pattern, how it is sewn, files. */
export function Stage({ base, shown, made, drawingOf, sizeOf, openTurntable, fitOf, moved }: StageProps) {
  const [tab, setTab] = useState<Tab>('illustration');
  const buttons = useRef<Record<string, HTMLButtonElement | null>>({});
  const garment = garmentOf(made);

  function onKey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
    setTab(next);
    buttons.current[next]?.focus();
  }

  return (
    <div class="stage">
      <div class="tabs" role="tablist" aria-label={garmentWords().views} onKeyDown={onKey}>
        {TABS.map((name) => (
          <button
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === tab}
            aria-controls="view"
            tabIndex={name === tab ? 0 : -1}
            ref={(button) => void (buttons.current[name] = button)}
            onClick={() => setTab(name)}
            key={name}
          >
            {garmentWords().tabs[name]}
          </button>
        ))}
      </div>
      <div class={`view ${tab}`} id="view" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === 'illustration' && <Illustration base={base} shown={shown} made={made} key={shown.id} />}
        {tab === 'flats' && <Flats base={base} made={made} />}
        {tab === 'pattern' && (
          <PatternPane
            base={base}
            garment={garment}
            pattern={made.pattern}
            steps={made.steps}
            drawingOf={drawingOf}
            moved={moved}
            key={shown.id}
          />
        )}
        {tab === 'worn' && <WornPane {...{ base, garment, openTurntable, fitOf }} worn={made.worn} key={shown.id} />}
        {tab === 'make' && <MakePane made={made} />}
        {tab === 'files' && <FilesPane base={base} files={made.files} sizeOf={sizeOf} />}
      </div>
    </div>
  );
}

/** What it is called: a wrap dress before a dress. */
export function garmentIn(spec: Readonly<Record<string, unknown>> | null): string {
  if (typeof spec?.variant === 'string') return sayValue('variant', spec.variant);
  return typeof spec?.garment === 'string' ? sayValue('garment', spec.garment) : garmentWords().garment;
}

export const garmentOf = ({ reading }: Made): string => garmentIn(reading.spec);

/** The same at the beginning of a line. */
export const titleOf = (made: Made): string => garmentOf(made).replace(/^./, (letter) => letter.toUpperCase());

interface PictureProps {
  base: string;
  shown: Shown;
  made: Made;
}

export const Illustration = ({ base, shown: { summary, version }, made: { illustration } }: PictureProps) => (
  <Picture
    class="illustration"
    base={base}
    illustration={illustration}
    sizes="(max-width: 60rem) 92vw, 31rem"
    alt={garmentWords().illustration(version, summary)}
    isFirst
  />
);

export const Flats = ({ base, made }: { base: string; made: Made }) => (
  <div class="flats">
    {(['front', 'back'] as const).map((side) => (
      <figure key={side}>
        <img
          src={pathOf(base, made.sketch[`${side}_svg`])}
          width="640"
          height="800"
          alt={garmentWords().flat(garmentOf(made), garmentWords().sides[side])}
        />
        <figcaption>{garmentWords().sides[side]}</figcaption>
      </figure>
    ))}
  </div>
);
