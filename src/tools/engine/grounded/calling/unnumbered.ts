/** What is kept by number: a word without a digit names none of them. */
const NUMBERED =
  /^(?:order|booking|invoice|parcel|package|shipment|tracking|ticket|reservation|payment|transaction|receipt|return|consignment)_?(?:id|no|nr|num|number|ref|reference)$/iu;

/** Arguments that ask for the number of something and were given a word: "the status of the Oslo coat" is of no order. */
export const unnumbered = (args: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(args).flatMap(([name, value]) =>
    typeof value === 'string' && NUMBERED.test(name.replace(/(?<=[a-z])(?=[A-Z])/gu, '_')) && !/\d/u.test(value)
      ? [name]
      : [],
  );
