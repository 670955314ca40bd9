import { nameOf, sayValue } from './names.js';
import { langOf, Values } from './value.js';
import type { Choice } from './choices.js';
import type { Vocabulary } from './view.js';
import { garmentWords } from '../words/garment.js';

/** A change of a design: an attribute and what it shall be. */
export interface Change {
  attribute: string;
  value: string | string[] | null;
}

interface ListProps {
  choices: readonly Choice[];
  chosen?: string | null;
  onChoose?: (attribute: string | null) => void;
  /** What each may be, and how to change it; without these it can only be read. */
  vocabulary?: Vocabulary | null;
  onChange?: (change: Change) => void;
  busy?: boolean;
}

/** Every choice with where it comes from; a select changes it. */
export const ChoiceList = ({ choices, chosen, ...rest }: ListProps) => (
  <ul class="picks">
    {choices.map((choice) => (
      <ChoiceChip {...rest} choice={choice} isChosen={choice.attribute === chosen} key={choice.attribute} />
    ))}
  </ul>
);

type ChipProps = Omit<ListProps, 'choices' | 'chosen'> & { choice: Choice; isChosen: boolean };

function ChoiceChip({ choice, isChosen, onChoose, vocabulary, onChange, busy }: ChipProps) {
  const { attribute, source, words } = choice;
  const values = vocabulary?.[attribute];
  const because = words ? garmentWords().because(words) : garmentWords().sources[source];
  return (
    <li
      class={`pick ${source}${isChosen ? ' chosen' : ''}`}
      data-attribute={attribute}
      onMouseEnter={onChoose && (() => onChoose(attribute))}
      onMouseLeave={onChoose && (() => onChoose(null))}
    >
      <span class="name">{nameOf(attribute)}</span>
      {onChange && attribute === 'colors' ? (
        <ColorField choice={choice} onChange={onChange} busy={busy} />
      ) : onChange && values && choice.values.length <= 1 ? (
        <ValueSelect choice={choice} values={values} onChange={onChange} busy={busy} />
      ) : (
        <Value choice={choice} />
      )}
      <span class="because">{because}</span>
    </li>
  );
}

const Value = ({ choice: { attribute, values, hex, negated } }: { choice: Choice }) => (
  <span class="value">
    {hex.map((one) => (
      <Swatch hex={one} key={one} />
    ))}
    {negated && values.length === 0 ? garmentWords().none : <Values list={attribute} values={values} />}
  </span>
);

/** A colour as a dot. */
export const Swatch = ({ hex }: { hex: string }) => (
  <svg class="tint" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <circle cx="8" cy="8" r="7.5" fill={hex} />
  </svg>
);

interface FieldProps {
  choice: Choice;
  onChange: (change: Change) => void;
  busy?: boolean;
}

/** Without these a garment is none. */
const NEEDED: ReadonlySet<string> = new Set(['garment', 'fabrics', 'gender']);

function ValueSelect({ choice, values, onChange, busy }: FieldProps & { values: readonly string[] }) {
  const { attribute } = choice;
  const [now = ''] = choice.values;
  const all = values.includes(now) || now === '' ? values : [now, ...values];
  return (
    <select
      aria-label={nameOf(attribute)}
      disabled={busy}
      value={now}
      onChange={({ currentTarget: { value } }) => onChange({ attribute, value: value === '' ? null : value })}
    >
      {!NEEDED.has(attribute) && <option value="">{garmentWords().none}</option>}
      {all.map((value) => (
        <option value={value} lang={langOf(attribute, value)} key={value}>
          {sayValue(attribute, value)}
        </option>
      ))}
    </select>
  );
}

/** The main colour; the others stay. */
const ColorField = ({ choice: { hex, values }, onChange, busy }: FieldProps) => (
  <span class="value">
    <input
      type="color"
      aria-label={garmentWords().mainColour(values[0] && sayValue('colors', values[0]))}
      disabled={busy}
      value={hex[0] ?? '#888888'}
      onChange={({ currentTarget: { value } }) => onChange({ attribute: 'colors', value: [value, ...hex.slice(1)] })}
    />
    <Values list="colors" values={values} />
  </span>
);
