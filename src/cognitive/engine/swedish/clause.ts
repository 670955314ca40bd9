/** A clause in parts, so that word order can follow its place: the finite verb comes second in a main clause. */
export interface Clause {
  subject: string;
  /** past tense */
  verb: string;
  /** the supine, for "hade …" */
  supine: string;
  /** aldrig, äntligen … */
  adverb?: string;
  rest?: string;
}

const join = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** "kappan blev aldrig klar" */
export const main = (c: Clause): string => join(c.subject, c.verb, c.adverb, c.rest);

/** After anything else in front: "(i drömmen) blev kappan aldrig klar" */
export const inverted = (c: Clause): string => join(c.verb, c.subject, c.adverb, c.rest);

/** After att, hur, medan: "(att) kappan aldrig blev klar" */
export const subordinate = (c: Clause): string => join(c.subject, c.adverb, c.verb, c.rest);

/** After tänk om: "(tänk om) kappan aldrig hade blivit klar" */
export const hypothetical = (c: Clause): string => join(c.subject, c.adverb, 'hade', c.supine, c.rest);
