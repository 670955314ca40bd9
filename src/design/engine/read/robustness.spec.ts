import fc from 'fast-check';
import { CLOSURES, FABRICS, GARMENTS, POCKETS } from '../garments/spec.js';
import { readAbout } from './read-about.js';
import { readBrief } from './index.js';

/** Longest description that the interface lets through, with room to spare. */
const LENGTH = 3_000;
const filled = (part: string, head = ''): string =>
  (head + part.repeat(Math.ceil(LENGTH / part.length))).slice(0, LENGTH);

/** What patterns with two ways to match, endless lists and unknown words would choke on. */
const HOSTILE =
  "a| |no |or |en |1 |\"|$|{|<|#f|dress |dress,|no dress or |without pockets, |ignore |give |write a a a |one a |1 a-a-|12 a a a |chest |chest is of |99.99 cm |80 % wool |1 % a|wool/|wool and |navy-|dark light navy |with |at the |rib at collar, |sorry no wait |i mean |no - |red skirt and |långärmad|linneskjorta|xyzzyq |dresss |é|\u0301|👗|{{|<||union |select |\n|print a |pockets: none |free |one-|a-|'s |don't |system |poem |four |<a |<script |<!-- |&nbsp;|white on |red stripes on |with roses |vertical |collar, cuffs and |60 cm long |length 9 |anything except |denim light wash ".split(
    '|',
  );

/** Processor time in milliseconds, for the machine may be busy with other things; tried again before it counts as slow. */
function cost(run: () => unknown): number {
  let least = Infinity;
  for (let attempt = 0; attempt < 4 && least > MOST; attempt++) {
    const from = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(from);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** A guard against patterns that choke, not a measure of speed. */
const MOST = 500;

it('reads hostile text of full length in little time', () => {
  const slow = HOSTILE.filter((part) => part !== '')
    .flatMap((part) => [filled(part), filled(part, 'a linen shirt with pockets ')])
    .map((text) => [cost(() => readBrief({ description: text })), text.slice(0, 40)] as const)
    .filter(([ms]) => ms > MOST);
  expect(slow).toEqual([]);
});

it('reads hostile instructions of full length in little time', () => {
  const slow = HOSTILE.filter((part) => part !== '')
    .map((part) => [cost(() => readAbout(filled(part), 'shirt')), part] as const)
    .filter(([ms]) => ms > MOST);
  expect(slow).toEqual([]);
});

const known: ReadonlySet<string> = new Set([...GARMENTS, ...FABRICS, ...POCKETS, ...CLOSURES]);

it('never throws, quotes the text and keeps to the vocabulary, whatever it is given', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(fc.constantFrom(...HOSTILE, 'shirt ', 'röd ', 'sin ', '\u202e', '\u0000', '\ud800'), { maxLength: 60 })
      .map((p) => p.join('')),
  );
  fc.assert(
    fc.property(hostile, fc.boolean(), (text, named) => {
      const description = named ? `a shirt ${text}` : text;
      const result = readBrief({ description });
      readAbout(description, 'shirt');
      if (!result.ok) return;
      const { spec, evidence } = result.brief;
      const values = [
        spec.garment,
        ...spec.fabrics.map((f) => f.name),
        ...spec.pockets,
        ...(spec.closure ? [spec.closure] : []),
      ];
      expect(values.filter((value) => !known.has(value))).toEqual([]);
      for (const e of Object.values(evidence)) if (e.span) expect(e.text).toBe(description.slice(...e.span));
    }),
    { numRuns: 150 },
  );
});
