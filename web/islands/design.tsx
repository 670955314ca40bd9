import { useEffect, useState } from 'preact/hooks';
import type { Doing, News } from '../studio/doing.js';
import { failureOf } from '../studio/failure.js';
import { MarkedText } from '../studio/marked-text.js';
import { ChoiceList, Swatch } from '../studio/choice-list.js';
import { choicesOf } from '../studio/choices.js';
import { Values } from '../studio/value.js';
import { Stage } from '../studio/stage.js';
import { Stages } from '../studio/stages.js';
import { openNews } from '../studio/use-designs.js';
import type { Made, Shown } from '../studio/view.js';
import { garmentWords } from '../words/garment.js';

export interface DesignPageView {
  base: string;
  shown: Shown;
}

type Looking = Pick<Doing, 'follow' | 'load' | 'drawingOf' | 'sizeOf' | 'openTurntable' | 'fitOf'>;

/** A design as whoever has its link sees it: its text with the words that caused each choice, and the garment. */
export function SharedDesign({ view, looking }: { view: DesignPageView; looking?: Looking }) {
  const [shown, setShown] = useState(view.shown);
  const [news, setNews] = useState<News | null>(openNews(view.shown));
  useEffect(() => {
    if (!looking || !openNews(view.shown)) return;
    void looking
      .follow(shown.id, setNews)
      .then(() => looking.load(shown.id))
      .then(setShown)
      .finally(() => setNews(null));
  }, []);
  const { made, description, style } = shown;
  return (
    <div class="bench shared">
      <div class="words">
        <blockquote class="said" lang="">
          {made ? <MarkedText text={description} reading={made.reading} /> : description}
        </blockquote>
        {style && (
          <p class="hint">
            {garmentWords().style} <span lang="">{style}</span>
          </p>
        )}
        {shown.version > 1 && (
          <p class="hint">
            {garmentWords().version(shown.version)}
            {shown.instruction && <span lang="">: {shown.instruction}</span>}
          </p>
        )}
        {made && <Palette palette={made.palette} />}
        {made && made.reading.unused.length > 0 && (
          <p class="lost">{garmentWords().notUnderstood(made.reading.unused.map(({ text }) => text))}</p>
        )}
        <p class="row">
          <a class="button" href={`${view.base}/studio?text=${encodeURIComponent(description)}`}>
            {garmentWords().makeYourOwn}
          </a>
        </p>
      </div>
      <div class="result">
        {news && <Stages status={news.status} stage={news.stage} place={news.queue_position} />}
        {made && (
          <Stage
            base={view.base}
            shown={shown}
            made={made}
            drawingOf={looking?.drawingOf}
            sizeOf={looking?.sizeOf}
            openTurntable={looking?.openTurntable}
            fitOf={looking?.fitOf}
          />
        )}
        {!made && !news && (
          <div class="ended" role="status">
            <p>{shown.error ? failureOf(shown.error) : garmentWords().cancelled}</p>
          </div>
        )}
      </div>
      {made && (
        <div class="changes">
          <h2>{garmentWords().why}</h2>
          <ChoiceList choices={choicesOf(made.reading)} />
        </div>
      )}
    </div>
  );
}

const Palette = ({ palette }: { palette: Made['palette'] }) => (
  <ul class="palette" aria-label={garmentWords().colours}>
    {palette.map(({ name, hex }) => (
      <li key={hex}>
        <Swatch hex={hex} />
        <Values list="colors" values={[name]} />
      </li>
    ))}
  </ul>
);
