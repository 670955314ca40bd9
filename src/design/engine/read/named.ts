import { colorPhrases } from './details/colors.js';
import type { Attribute } from './words/lexeme.js';
import { settledUnits } from './words/settle.js';
import { plainClaims } from './words/units.js';
import type { Unit } from './words/units.js';

/** A word of clothes that a text says, whatever it is said of. Positions are UTF-16 units of the text. */
export interface NamedWord {
  attribute: Attribute;
  /** The spec's own word: `trench-coat`, `navy`, `linen`. */
  value: string;
  /** Of a colour, `#rrggbb`. */
  hex: string | null;
  start: number;
  end: number;
  negated: boolean;
}

/** A word with a capital that is only near to one of ours is a name: `Hamburg` is no homburg. */
const isName = ({ corrected, start }: Unit, text: string): boolean => corrected && /^\p{Lu}/u.test(text.slice(start));

/** All garments, colours, cloths and other attributes that a text names, in its order, in five languages; nothing is implied. */
export function namedIn(text: string): NamedWord[] {
  const { units } = settledUnits(text);
  const words = units
    .filter((unit) => !isName(unit, text))
    .flatMap((unit) =>
      plainClaims(unit)
        .filter(({ attribute, implied }) => !implied && attribute !== 'colors')
        .map(({ attribute, value }) => ({
          attribute,
          value,
          hex: null,
          start: unit.start,
          end: unit.end,
          negated: unit.negated,
        })),
    );
  const colours = colorPhrases(units).map(({ name, hex, start, end, negated }) => ({
    attribute: 'colors' as const,
    value: name,
    hex,
    start,
    end,
    negated,
  }));
  return [...words, ...colours].sort((a, b) => a.start - b.start);
}
