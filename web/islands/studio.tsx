import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ChoiceList, Swatch, type Change } from '../studio/choice-list.js';
import { failureOf } from '../studio/failure.js';
import { choicesOf } from '../studio/choices.js';
import type { Doing, StudioView } from '../studio/doing.js';
import { Compose, Understood } from '../studio/compose.js';
import { Measures } from '../studio/measures.js';
import { SharePane } from '../studio/share-pane.js';
import { garmentIn, Stage } from '../studio/stage.js';
import { Stages } from '../studio/stages.js';
import { useDesigns } from '../studio/use-designs.js';
import { useMoved } from '../studio/use-moved.js';
import { Versions } from '../studio/versions.js';
import { Trouble } from '../parts/trouble.js';
import { LONGEST_SKETCH, Picture, sketchOf } from '../parts/picture.js';
import type { Reading, Shown, Vocabulary } from '../studio/view.js';
import { studioWords } from '../words/studio.js';

const NOTHING: Reading = { spec: null, evidence: {}, unused: [], warnings: [] };
/** After the last key, and at least so long after the last reading: sixty a minute are free. */
const PAUSE_MS = 250;
const APART_MS = 1050;

interface StudioProps {
  view: StudioView;
  doing?: Doing;
  /** What was written before the script came. */
  typed?: string;
}

/** Taking over, a browser leaves attributes as the server wrote them: what can be done comes with the render after. */
function useAlive(doing: Doing | undefined): Doing | undefined {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive ? doing : undefined;
}

/** The studio: a text that is read while it is written, the garment it becomes, and every change of it. */
export function Studio({ view, doing: willDo, typed }: StudioProps) {
  const doing = useAlive(willDo);
  const [text, setText] = useState(view.text);
  const [style, setStyle] = useState(view.style);
  const [chosen, choose] = useState<string | null>(null);
  const [vocabulary, setVocabulary] = useState<Vocabulary | null>(null);
  const [hasKey, setHasKey] = useState(false);
  const { reading, isBehind } = useReading(text, style, view, doing);
  const designs = useDesigns(view, willDo);
  const { shown, standing, news, problem, way } = designs;
  const made = shown?.made ?? null;
  const { at, look, moved } = useMoved(view.base, shown, doing);
  const isAsWritten = shown !== null && text === shown.description;
  const canChange = made !== null && isAsWritten;
  const choices = useMemo(() => choicesOf(canChange ? made.reading : reading), [canChange, made, reading]);
  useEffect(() => {
    if (doing && canChange && !vocabulary) void doing.vocabulary().then(setVocabulary, () => undefined);
  }, [doing, canChange]);
  useEffect(() => setText((written) => typed ?? written), []);

  return (
    <div class="bench">
      <div class="words">
        <Compose
          base={view.base}
          text={text}
          style={style}
          reading={reading}
          chosen={chosen}
          onText={doing && setText}
          onStyle={doing && setStyle}
          onMake={doing && (() => designs.make(text, style))}
          busy={news !== null || isAsWritten}
          open={view.open || hasKey}
          label={shown && !isAsWritten ? studioWords().makeNew : studioWords().makeIt}
        />
        <Trouble base={view.base} trouble={problem} />
        <Understood reading={reading} isBehind={isBehind} />
        {!view.open && <OwnKey onKey={doing && ((key) => (doing.useKey(key), setHasKey(key !== '')))} />}
      </div>
      <div class="result" aria-busy={news !== null}>
        {news && (
          <Stages
            status={news.status}
            stage={news.stage}
            place={news.queue_position}
            onCancel={doing && designs.cancel}
          />
        )}
        {shown && !made && !news && <Ended shown={shown} />}
        {made && shown && (
          <Stage
            base={view.base}
            shown={shown}
            made={made}
            drawingOf={doing?.drawingOf}
            sizeOf={doing?.sizeOf}
            openTurntable={doing?.openTurntable}
            fitOf={doing?.fitOf}
            moved={moved}
          />
        )}
        {!shown && !news && (
          <Empty
            base={view.base}
            examples={view.examples}
            {...{ reading, text, style, isBehind }}
            isAlive={doing !== undefined}
          />
        )}
        {made && shown && standing && (
          <Versions
            versions={standing.designs}
            now={shown.id}
            left={standing.revisions_remaining}
            canUndo={way.at > 0}
            canRedo={way.at < way.ids.length - 1}
            busy={news !== null || !doing}
            onUndo={() => designs.step(-1)}
            onRedo={() => designs.step(1)}
            onGo={designs.go}
          />
        )}
      </div>
      <div class="changes">
        <Choosing
          title={canChange ? studioWords().change : studioWords().soFar}
          choices={choices}
          chosen={chosen}
          choose={choose}
          vocabulary={canChange ? vocabulary : null}
          onChange={canChange && doing ? (change) => designs.revise({ changes: [change] }) : undefined}
          busy={news !== null}
        />
        {canChange && (
          <Wish
            base={view.base}
            id={shown.id}
            busy={news !== null}
            onWish={doing && ((instruction) => designs.revise({ instruction }))}
          />
        )}
        {made && shown && (
          <>
            <details class="drawer" open>
              <summary>{studioWords().measurements}</summary>
              <Measures
                body={made.body}
                onChange={doing && ((measurements) => designs.revise({ measurements }))}
                busy={news !== null}
                {...{ at, moved, look }}
                key={shown.id}
              />
            </details>
            <details class="drawer">
              <summary>{studioWords().share}</summary>
              <SharePane
                link={`${view.url}/d/${shown.id}`}
                listed={shown.listed}
                onList={standing && doing ? designs.list : undefined}
                onRemove={standing && doing ? designs.remove : undefined}
                copy={doing && ((link) => doing.copy(link))}
                busy={news !== null}
                key={shown.id}
              />
            </details>
          </>
        )}
      </div>
    </div>
  );
}

/** The text's reading, some moments behind the writer; what was read of the same text is not read again. */
function useReading(
  text: string,
  style: string,
  { text: first, style: firstStyle, reading: known }: StudioView,
  doing?: Doing,
) {
  const [read, setRead] = useState({ of: known ? `${first}\n${firstStyle}` : '', reading: known ?? NOTHING });
  const last = useRef(0);
  const wanted = `${text}\n${style}`;
  useEffect(() => {
    if (!doing || read.of === wanted) return undefined;
    if (text.trim().length < 3) return setRead({ of: wanted, reading: NOTHING });
    let isStill = true;
    const wait = Math.max(PAUSE_MS, last.current + APART_MS - performance.now());
    const timer = setTimeout(() => {
      last.current = performance.now();
      doing.read(text, style).then(
        (reading) => isStill && setRead({ of: wanted, reading }),
        () => undefined,
      );
    }, wait);
    return () => {
      isStill = false;
      clearTimeout(timer);
    };
  }, [wanted, read.of]);
  return { reading: read.reading, isBehind: read.of !== wanted };
}

interface ChoosingProps {
  title: string;
  choices: ReturnType<typeof choicesOf>;
  chosen: string | null;
  choose: (attribute: string | null) => void;
  vocabulary: Vocabulary | null;
  onChange?: (change: Change) => void;
  busy: boolean;
}

const Choosing = ({ title, choices, chosen, choose, ...rest }: ChoosingProps) =>
  choices.length === 0 ? null : (
    <section aria-labelledby="choices">
      <h2 id="choices">{title}</h2>
      <ChoiceList choices={choices} chosen={chosen} onChoose={choose} {...rest} />
    </section>
  );

interface WishProps {
  base: string;
  id: string;
  busy: boolean;
  onWish?: (instruction: string) => void;
}

/** A change in words; without a script it is a form. */
const Wish = ({ base, id, busy, onWish }: WishProps) => (
  <form
    class="wish"
    method="post"
    action={`${base}/studio`}
    onSubmit={
      onWish &&
      ((event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem('instruction') as HTMLInputElement;
        onWish(field.value);
        field.value = '';
      })
    }
  >
    <input type="hidden" name="design" value={id} />
    <label for="instruction">{studioWords().wish}</label>
    <div class="copied">
      <input
        id="instruction"
        name="instruction"
        required
        minLength={3}
        maxLength={500}
        placeholder={studioWords().wishExample}
      />
      <button type="submit" class="small" disabled={busy}>
        {studioWords().doChange}
      </button>
    </div>
  </form>
);

/** Where nobody may make one without a key: it stays in this page and goes only into a header. */
const OwnKey = ({ onKey }: { onKey?: (key: string) => void }) => (
  <div class="own-key">
    <label for="own-key">{studioWords().ownKey}</label>
    <input
      id="own-key"
      class="key"
      type="password"
      autoComplete="off"
      placeholder="fyra_design_…"
      onInput={onKey && (({ currentTarget }) => onKey(currentTarget.value.trim()))}
    />
  </div>
);

const Ended = ({ shown: { status, error } }: { shown: Shown }) => (
  <div class="ended" role="status">
    <h2>{status === 'cancelled' ? studioWords().cancelled : studioWords().notMade}</h2>
    <p>{error ? failureOf(error) : studioWords().again}</p>
  </div>
);

interface EmptyProps {
  base: string;
  examples: StudioView['examples'];
  reading: Reading;
  text: string;
  style: string;
  isBehind: boolean;
  isAlive: boolean;
}

/** A drawing is asked for when nobody has written for so long. */
const SKETCH_MS = 900;

/** The address of a quick drawing of what was read; null where nothing is to be drawn. What the page came with is drawn at once. */
function useSketch({ base, reading: { spec }, text, style, isBehind, isAlive }: EmptyProps): string | null {
  const isDrawable = spec !== null && !isBehind && text.length <= LONGEST_SKETCH;
  const address = sketchOf(base, text, style.trim());
  const [sketch, setSketch] = useState<string | null>(isDrawable ? address : null);
  useEffect(() => {
    if (!isAlive || !isDrawable) return undefined;
    const timer = setTimeout(() => setSketch(address), SKETCH_MS);
    return () => clearTimeout(timer);
  }, [isAlive, isDrawable, address]);
  return spec && sketch;
}

/** Before anything is made: what was read so far, drawn quickly; sentences to begin with; what others have made. */
function Empty(props: EmptyProps) {
  const { base, examples, reading } = props;
  const { spec } = reading;
  const sketch = useSketch(props);
  const [broken, setBroken] = useState<string | null>(null);
  const colors = (spec?.colors ?? []) as { name: string; hex: string }[];
  return (
    <div class="empty">
      {spec ? (
        <div class="preview" aria-hidden="true">
          {sketch && sketch !== broken && (
            <img src={sketch} width="512" height="768" alt="" fetchpriority="high" onError={() => setBroken(sketch)} />
          )}
          {colors.map(({ hex }) => (
            <Swatch hex={hex} key={hex} />
          ))}
          <p class="garment-word">{garmentIn(spec)}</p>
          <p class="hint">{studioWords().sketch}</p>
        </div>
      ) : (
        <>
          <h2>{studioWords().begin}</h2>
          <ul class="sentences">
            {studioWords().sentences.map((sentence) => (
              <li key={sentence}>
                <a href={`${base}/studio?text=${encodeURIComponent(sentence)}`}>{sentence}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {examples.length > 0 && <h2>{studioWords().others}</h2>}
      <ul class="others">
        {examples.map(({ id, description, illustration }) => (
          <li key={id}>
            <a href={`${base}/d/${id}`}>
              <Picture
                base={base}
                illustration={illustration}
                sizes="10rem"
                alt={studioWords().illustration(description)}
                isLater
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
