import { useState } from 'preact/hooks';
import { fixed, moment, percent } from '../format.js';
import { mindWords } from '../words/mind.js';
import type { Dream, DreamDetail } from './view.js';
import { Waterfall } from './waterfall.js';

const SHOWN = 8;

export type DreamOf = (id: number) => Promise<DreamDetail>;

/** What it dreamt last; each opens what it was made of. */
export const Dreams = ({ dreams, dreamOf }: { dreams: readonly Dream[]; dreamOf?: DreamOf }) =>
  dreams.length === 0 ? (
    <p>{mindWords().noDreams}</p>
  ) : (
    <ol class="dreams">
      {dreams.slice(0, SHOWN).map((dream) => (
        <OneDream dream={dream} dreamOf={dreamOf} key={dream.id} />
      ))}
    </ol>
  );

function OneDream({
  dream: { id, at, type, essence, gloss, vividness },
  dreamOf,
}: {
  dream: Dream;
  dreamOf?: DreamOf;
}) {
  const [detail, setDetail] = useState<DreamDetail | string | null>(null);
  const open = () => {
    if (detail !== null) return setDetail(null);
    void dreamOf!(id).then(setDetail, ({ message }: Error) => setDetail(message));
  };
  return (
    <li>
      <blockquote lang="sv">”{essence}”</blockquote>
      {mindWords().isGlossed && <p lang="en">{gloss}</p>}
      <p class="hint">
        {mindWords().vivid(mindWords().dreamTypes[type], moment(at), percent(vividness))}{' '}
        {dreamOf && (
          <button type="button" class="plain" aria-expanded={detail !== null} onClick={open}>
            {mindWords().madeOf}
          </button>
        )}
      </p>
      {typeof detail === 'string' && <p class="problem">{detail}</p>}
      {detail !== null && typeof detail === 'object' && <Made of={detail} />}
    </li>
  );
}

const Made = ({ of: { episodes, contributions, vividness } }: { of: DreamDetail }) => (
  <div class="made-of">
    {episodes.length === 0 ? (
      <p class="hint">{mindWords().forgotten}</p>
    ) : (
      <ul>
        {episodes.map(({ at, what, gloss, surprise }) => (
          <li key={`${at}${what}`}>
            {mindWords().isGlossed ? <span lang="en">{gloss}</span> : <span lang="sv">{what}</span>}{' '}
            <span class="hint">{mindWords().surprise(moment(at), fixed(surprise, 2))}</span>
          </li>
        ))}
      </ul>
    )}
    {contributions && <Waterfall contributions={contributions} sum={vividness} caption={mindWords().vividness} />}
  </div>
);
