import { playgroundWords } from '../words/playground.js';
import { Coded } from './coded.js';
import { resolved, type Document, type Parameter, type Schema } from './document.js';
import { said, typeOf } from './example.js';

interface FieldProps {
  id: string;
  name: string;
  schema: Schema;
  description?: string;
  required: boolean;
  value: string;
  onWrite: (value: string) => void;
}

/** One value, as its schema has it: chosen, or written. An empty one is not sent. */
export function Field({ id, name, schema, description, required, value, onWrite }: FieldProps) {
  const w = playgroundWords();
  const told = [description, rangeOf(schema)].filter(Boolean).join(' ');
  const common = { id, 'aria-describedby': told ? `${id}-told` : undefined, value };
  return (
    <div class="field">
      <label for={id}>
        {name} <span class="hint">{required ? w.needed : w.optional}</span>
      </label>
      {choicesOf(schema) ? (
        <select {...common} onChange={({ currentTarget }) => onWrite(currentTarget.value)}>
          {!required && <option value="">{w.notSaid}</option>}
          {choicesOf(schema)!.map((one) => (
            <option value={one} key={one}>
              {one}
            </option>
          ))}
        </select>
      ) : (schema.maxLength ?? 0) > 200 || isComposed(schema) ? (
        <textarea {...common} rows={2} onInput={({ currentTarget }) => onWrite(currentTarget.value)} />
      ) : (
        <input
          {...common}
          autocomplete="off"
          inputMode={NUMBERS.has(typeOf(schema)) ? 'decimal' : undefined}
          placeholder={said(schema.default) || undefined}
          onInput={({ currentTarget }) => onWrite(currentTarget.value)}
        />
      )}
      {told && (
        <p class="hint" id={`${id}-told`}>
          <Coded text={told} />
        </p>
      )}
    </div>
  );
}

const NUMBERS: ReadonlySet<string> = new Set(['number', 'integer']);

export const isComposed = (schema: Schema): boolean =>
  ['object', 'array'].includes(typeOf(schema)) || schema.properties !== undefined || schema.items !== undefined;

function choicesOf(schema: Schema): string[] | null {
  if (schema.enum) return schema.enum.filter((one) => one !== null).map(String);
  return typeOf(schema) === 'boolean' ? ['true', 'false'] : null;
}

function rangeOf({ minimum, maximum, minLength, maxLength }: Schema): string | null {
  const w = playgroundWords();
  const characters = between(minLength, maxLength);
  return characters ? w.characters(characters) : between(minimum, maximum);
}

function between(least: number | undefined, most: number | undefined): string | null {
  const w = playgroundWords();
  if (least !== undefined && most !== undefined) return w.range(String(least), String(most));
  if (least !== undefined) return w.atLeast(String(least));
  return most === undefined ? null : w.atMost(String(most));
}

interface ParameterProps {
  document: Document;
  parameter: Parameter;
  value: string;
  onWrite: (value: string) => void;
}

export function ParameterField({ document, parameter, value, onWrite }: ParameterProps) {
  const w = playgroundWords();
  const place = w.places[parameter.in] ?? parameter.in;
  return (
    <Field
      id={`${parameter.in}-${parameter.name}`}
      name={w.parameter(parameter.name, place)}
      schema={resolved(document, parameter.schema)}
      description={parameter.description}
      required={parameter.required ?? false}
      value={value}
      onWrite={onWrite}
    />
  );
}
