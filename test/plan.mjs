/**
 * Which test file runs where; every file is in exactly one of the two parts.
 *
 * `npm test` (first): all unit tests but SLOW_UNITS, and the end-to-end files of FIRST_E2E: one for each interface and rule.
 * `npm run test:rest` (rest): all others. `npm run test:all` is both. A new unit test is in the first, a new end-to-end file
 * in the rest, unless it is named here. BUDGET says how much the first may cost: whoever names a file here keeps to it.
 * `.ci/run` runs the first and a quarter of the rest, another one for each commit (docs/decisions/0161).
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keyOf } from './together.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Of `npm test`, its static checks and servers included: seconds of a processor. */
export const BUDGET_SECONDS = 480;

const FIRST_E2E = [
  'test/arena.e2e-spec.ts',
  'test/cognitive.e2e-spec.ts',
  'test/design.e2e-spec.ts',
  'test/embedded.e2e-spec.ts',
  'test/roles.e2e-spec.ts',
  'test/rules.e2e-spec.ts',
  'test/start.e2e-spec.ts',
  'test/tools.e2e-spec.ts',
];

/** Seven seconds of a processor and more, each. */
export const SLOW_UNITS = [
  'src/design/engine/drape/fit/fit-report.spec.ts',
  'src/design/engine/drape/placing/place.spec.ts',
  'src/design/engine/drape/form/distance-grid.spec.ts',
  'src/design/engine/drape/form/dress-form.spec.ts',
  'src/design/engine/drape/panels/lapels.spec.ts',
  'src/design/engine/drape/panels/lapped.spec.ts',
  'src/design/engine/drape/wear.spec.ts',
  'src/design/engine/drape/placing/crossed.spec.ts',
  'src/design/engine/drape/placing/over-shoulder.spec.ts',
  'src/design/engine/drape/panels/handles.spec.ts',
  'src/design/engine/drape/panels/sewn-graph.spec.ts',
  'src/design/engine/drape/panels/specification.spec.ts',
  'src/arena/engine/league/league.spec.ts',
  'src/arena/engine/fighters/faces.spec.ts',
  'src/cognitive/engine/hypotheses/register.spec.ts',
  'src/cognitive/engine/sleep/sleep.spec.ts',
  'src/design/engine/cut/agreement.spec.ts',
  'src/design/engine/cut/all-agreements.spec.ts',
  'src/design/engine/draw/denied-agree.spec.ts',
  'src/design/engine/draw/hood-cord.spec.ts',
  'src/design/engine/draw/pockets-agree.spec.ts',
  'src/design/engine/draw/parts-agree.spec.ts',
  'src/design/engine/draw/trade-agree.spec.ts',
  'src/design/engine/draw/laps-agree.spec.ts',
  'src/design/engine/draw/buttons-agree.spec.ts',
  'src/design/engine/drape/fit/unlike.spec.ts',
  'src/design/engine/make/pattern/recipes/jeans.spec.ts',
  'src/design/engine/draw/flat/shapes.spec.ts',
  'src/design/engine/read/robustness.spec.ts',
  'src/design/engine/make/construction/construction.spec.ts',
  'src/design/engine/make/construction/sewn-once.spec.ts',
  'src/design/engine/draw/illustration/illustrate.spec.ts',
  'src/design/engine/draw/illustration/recognisable.spec.ts',
  'src/design/engine/draw/illustration/shapes.spec.ts',
  'src/design/engine/drape/cloth/cusick.spec.ts',
  'src/design/engine/drape/cloth/pressed-over.spec.ts',
  'src/design/engine/drape/drape.spec.ts',
  'src/design/engine/draw/steps/steps.spec.ts',
  'src/design/engine/make/pattern/account/account.spec.ts',
  'src/design/engine/make/pattern/dxf/graded-dxf.spec.ts',
  'src/design/engine/make/pattern/marker/marker.spec.ts',
  'src/design/engine/make/pattern/parts/closing/closing.spec.ts',
  'src/design/engine/make/pattern/worn.spec.ts',
  'src/design/engine/make/pattern/moved/moved-pieces.spec.ts',
  'src/design/engine/make/pattern/parts/double-breasted.spec.ts',
  'src/design/engine/make/pattern/recipes/caftan.spec.ts',
  'src/design/engine/make/pattern/recipes/unpocketed.spec.ts',
  'src/design/engine/make/pattern/recipes/one-length-dress.spec.ts',
  'src/design/engine/make/pattern/parts/coat-stand.spec.ts',
  'src/design/engine/make/pattern/parts/parts.spec.ts',
  'src/design/engine/make/pattern/pattern.spec.ts',
  'src/design/engine/make/pattern/seams/seams.spec.ts',
  'src/design/engine/make/pattern/pdf/pattern-pdf.spec.ts',
  'src/design/engine/draw/techpack/points-of-measure.spec.ts',
  'src/design/engine/draw/techpack/tech-pack.spec.ts',
  'src/tools/engine/concepts/plan.spec.ts',
  'test/structured.spec.ts',
  'test/gym-example.spec.ts',
  'test/regular-expressions.spec.ts',
];

/** What these try is done in another way for root than for an ordinary login: `.ci/run` runs them as both. All are in the first. */
export const EITHER_LOGIN = [
  'src/common/config/concerns.spec.ts',
  'src/common/embedded/data-dir-lock.spec.ts',
  'src/common/embedded/redis-binaries.spec.ts',
  'src/common/storage/disk-artefacts.spec.ts',
  'test/build.spec.ts',
  'test/embedded.e2e-spec.ts',
  'test/programs.spec.ts',
  'test/start.e2e-spec.ts',
];

/** Long by the clock: begun first, so that no worker is left alone with one of them at the end. */
export const LONG = [
  'src/design/engine/cut/all-agreements.spec.ts',
  'test/alerts.e2e-spec.ts',
  'test/arena-crash.e2e-spec.ts',
  'test/arena-feeds.e2e-spec.ts',
  'test/arena-replay.e2e-spec.ts',
  'test/contestants.e2e-spec.ts',
  'test/design-crash.e2e-spec.ts',
  'test/design-files.e2e-spec.ts',
  'test/faults.e2e-spec.ts',
  'test/fuzz.e2e-spec.ts',
  'test/jobs-recovery.e2e-spec.ts',
  'test/logs.e2e-spec.ts',
  'test/regular-expressions.spec.ts',
  'test/turns.e2e-spec.ts',
  'test/webhooks.e2e-spec.ts',
];

const isFirst = (file) => (isUnit(file) ? !SLOW_UNITS.includes(file) : FIRST_E2E.includes(file));
const isUnit = (file) => !file.endsWith('.e2e-spec.ts');

/** What a turn costs most by, the dearest first (seconds of a processor, as `node scripts/test.mjs rest` ends with them). */
const DEAREST = [
  'test/structured.spec.ts',
  'src/design/engine/drape',
  'src/design/engine/draw',
  'src/design/engine/make',
  'test/design-files.e2e-spec.ts',
  'test/releases.e2e-spec.ts',
  'test/arena-replay.e2e-spec.ts',
  'test/pages-studio.e2e-spec.ts',
  'test/pages-account.e2e-spec.ts',
  'test/arena-feeds.e2e-spec.ts',
  'test/regular-expressions.spec.ts',
];

/** How many runs of a turn it takes until every file of the rest has run. */
export const TURNS = 4;

/** What can be asked for, by name; `again` are those that the other login has run. */
const PARTS = {
  first: isFirst,
  rest: (file) => !isFirst(file),
  all: () => true,
  'rest and again': (file) => !isFirst(file) || EITHER_LOGIN.includes(file),
  'turn and again': (file, turn) => isOfTurn(file, turn) || EITHER_LOGIN.includes(file),
};

/** Every file that this page names. */
export const NAMED = [
  ...FIRST_E2E,
  ...SLOW_UNITS,
  ...EITHER_LOGIN,
  ...LONG,
  ...DEAREST.filter((key) => key.endsWith('.ts')),
];

/** Every test file but the long ones and those of the faults, which have commands of their own. */
export const ALL = ['src', 'test', 'web'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((path) => join(folder, path))
    .filter((path) => /\.(e2e-)?spec\.ts$/.test(path)),
);

/** What runs together has its turn together: the dearest first, then by name, so that files of one kind are spread over the turns. */
const REST = ALL.filter((file) => !isFirst(file)).sort();
const KEYS_OF_REST = [...new Set([...DEAREST, ...REST.map(keyOf)])];
const isOfTurn = (file, turn) => !isFirst(file) && turnOfPlace(KEYS_OF_REST.indexOf(keyOf(file))) === turn;
/** To and fro, 0 1 2 2 1 0: of what is ordered by its price each turn has as much. */
const turnOfPlace = (place) => {
  const at = place % (2 * TURNS);
  return Math.min(at, 2 * TURNS - 1 - at);
};

/**
 * @param turn for a part that is a turn's: a number, of which TURNS are told apart
 * @returns the files of a part, undefined when there is none of that name
 */
export function filesOf(part, turn = 0) {
  const isWanted = PARTS[part];
  if (isWanted === undefined) return undefined;
  const files = ALL.filter((file) => isWanted(file, turn % TURNS)).sort();
  return { unit: files.filter(isUnit), e2e: files.filter((file) => !isUnit(file)) };
}
