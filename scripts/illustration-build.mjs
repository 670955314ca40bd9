// What scripts that draw need of the design engine.
import { join } from 'node:path';
import { build as buildAll } from './build.mjs';

/** The functions that the sheets need, from text to picture. */
export async function build() {
  const { dist } = await buildAll();
  const part = (path) => import(join(dist, 'src/design/engine', path));
  const { readDesign } = await part('read/read-design.js');
  const { completedOf } = await part('cut/typical.js');
  const { cutOf } = await part('cut/cut-of.js');
  const { resolveBody } = await part('make/measurements/index.js');
  const briefOf = (description) => {
    const reading = readDesign({ description });
    if (!reading.ok) throw new Error(`${description}: ${reading.reason}`);
    return reading.brief;
  };
  const specOf = (description) => cutOf(completedOf(briefOf(description)));
  /** Cut and body, as a request without measurements gets them. */
  const designOf = async (description) => {
    const brief = briefOf(description);
    const completed = completedOf(brief);
    const asked = { measurements: null, size: null, gender: null };
    const body = await resolveBody({ ...asked, found: brief.measurements, spec: completed });
    return { spec: cutOf(completed, body.measurements), body };
  };
  return {
    specOf,
    designOf,
    ...(await part('draw/illustration/index.js')),
    ...(await part('draw/flat/index.js')),
    ...(await part('color/palette.js')),
    ...(await part('make/pattern/index.js')),
  };
}

/** A seed from a text, so that one text looks the same each time. */
export const seedOf = (text) => [...text].reduce((a, c) => (a * 31 + c.charCodeAt(0)) % 1000003, 7);
