import { choicesOf, type Choice } from '../studio/choices.js';
import { Swatch } from '../studio/choice-list.js';
import { MarkedText } from '../studio/marked-text.js';
import { nameOf } from '../studio/names.js';
import { Values } from '../studio/value.js';
import type { Reading, Source } from '../studio/view.js';
import { tryingWords } from '../words/trying.js';

const NOTHING = { evidence: {}, unused: [] };

interface WrittenProps {
  text: string;
  reading: Reading | null;
  /** the attribute that somebody points at */
  chosen: string | null;
  onWrite?: (text: string) => void;
}

/** A field to write into whose words are underlined by what became of them. */
export const Written = ({ text, reading, chosen, onWrite }: WrittenProps) => (
  <div class="written">
    <p class="echo" aria-hidden="true">
      <MarkedText text={text} reading={reading ?? NOTHING} chosen={chosen} />{' '}
    </p>
    <textarea
      id="wear"
      name="wear"
      maxLength={500}
      minLength={3}
      rows={2}
      required
      spellcheck={false}
      value={text}
      onInput={onWrite && (({ currentTarget }) => onWrite(currentTarget.value))}
    />
  </div>
);

/** What is said first stands first: the garment, then what the text says, what follows from it, and what is usual. */
const SURENESS: readonly Source[] = ['stated', 'implied', 'style', 'default'];
const place = ({ attribute, source }: Choice): number => (attribute === 'garment' ? -1 : SURENESS.indexOf(source));

interface ChoicesProps {
  reading: Reading | null;
  onChoose: (attribute: string | null) => void;
}

/** What was decided, and by which words; what nothing was made of is named. */
export function Choices({ reading, onChoose }: ChoicesProps) {
  const said = tryingWords();
  const choices = reading ? choicesOf(reading).sort((a, b) => place(a) - place(b)) : [];
  const usual = choices.filter(({ source }) => source === 'default');
  const unused = reading?.unused ?? [];
  return (
    <section class="choices" aria-labelledby="why">
      <h2 id="why">{said.why}</h2>
      {choices.length === 0 && <p class="hint">{said.nameOne}</p>}
      <ChoiceLines choices={choices.filter(({ source }) => source !== 'default')} onChoose={onChoose} />
      {usual.length > 0 && (
        <details>
          <summary>{said.usual(usual.length)}</summary>
          <ChoiceLines choices={usual} onChoose={onChoose} />
        </details>
      )}
      {unused.length > 0 && <p class="hint">{said.unused(unused.map((one) => one.text))}</p>}
      {reading?.warnings.map((warning) => (
        <p class="hint" lang="en" key={warning}>
          {warning}
        </p>
      ))}
    </section>
  );
}

interface LinesProps extends Pick<ChoicesProps, 'onChoose'> {
  choices: readonly Choice[];
}

const ChoiceLines = ({ choices, onChoose }: LinesProps) => (
  <ul>
    {choices.map((choice) => (
      <ChoiceLine choice={choice} onChoose={onChoose} key={choice.attribute} />
    ))}
  </ul>
);

function becauseOf({ source, words }: Choice): string {
  const said = tryingWords();
  if (source === 'stated') return said.stated(words ?? '');
  if (source === 'implied' && words) return said.follows(words);
  return source === 'style' ? said.byStyle : said.asUsual;
}

const ChoiceLine = ({ choice, onChoose }: { choice: Choice; onChoose: ChoicesProps['onChoose'] }) => {
  const { attribute, source, values, hex, negated } = choice;
  return (
    <li class={source} onMouseEnter={() => onChoose(attribute)} onMouseLeave={() => onChoose(null)}>
      <span class="attribute">{nameOf(attribute)}</span>
      <b>
        {hex.map((one) => (
          <Swatch hex={one} key={one} />
        ))}
        {negated && values.length === 0 ? tryingWords().none : <Values list={attribute} values={values} />}
      </b>
      <small>{becauseOf(choice)}</small>
    </li>
  );
};
