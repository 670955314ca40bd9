import { fill } from '../filling/fill.js';
import { type Ground, NotGrounded } from '../filling/ground.js';
import { takenTwice } from '../taken-twice.js';
import { CannotBeMet, isSchema, type Schema, typeOf } from '../schema.js';
import { type Completed, completed } from './completed.js';
import { inFull } from './in-full.js';
import { type Made, requiredOf } from './made.js';
import { operands } from './operands.js';
import { switched } from './switched.js';
import { unfitting } from './unfitting.js';

/** The arguments of a call, or of one for each of what the text lists; else the names of those that it does not say. */
export function argumentsOf(schema: Schema, ground: Ground, isReply: boolean): Made[] | { missing: string[] } {
  const found = foundFor(schema, ground, isReply);
  const words = Array.isArray(found) ? found.flatMap((one) => unfitting(one.arguments, schema, ground.reading)) : [];
  return words.length > 0 ? { missing: [...new Set(words)] } : found;
}

function foundFor(schema: Schema, ground: Ground, isReply: boolean): Made[] | { missing: string[] } {
  const inOrder = operands(schema, ground);
  if (inOrder) return [inOrder];
  try {
    const { value, evidence } = fill(schema, ground, true);
    const args = inFull(value as Record<string, unknown>, evidence, schema, ground.reading);
    const twice = takenTwice(args, schema, ground.reading.text);
    if (twice.length > 0) return filledUp(schema, twice, ground);
    return [withMore({ arguments: asDenied(args, ground.reading.text), evidence }, schema, ground)];
  } catch (error) {
    if (error instanceof CannotBeMet) return { missing: [error.message] };
    if (!(error instanceof NotGrounded)) throw error;
    const missing = missingOf(schema, ground);
    const reply = isReply ? replied(schema, missing, ground) : null;
    return reply ? [reply] : filledUp(schema, missing, ground);
  }
}

/** "6.5 non-billable hours": what its own word denies is not so. */
const asDenied = (args: Readonly<Record<string, unknown>>, text: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, value === true ? (switched(name, text)?.value ?? true) : value]),
  );

/** What is not required and stands beside a word that it is called by. */
function withMore(made: Made, schema: Schema, { reading, about = '' }: Ground): Made {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const open = Object.keys(properties).filter((name) => !(name in made.arguments));
  if (open.length === 0) return made;
  const used = usedBy(made, properties);
  const { each, evidence } = completed(open, schema, reading, about, used, true);
  return each.length === 1
    ? { arguments: { ...made.arguments, ...each[0] }, evidence: [...made.evidence, ...evidence] }
    : made;
}

/** The stretches that names, things and numbers rest on; what is switched is told by more than its own words. */
const usedBy = ({ evidence }: Made, properties: Schema): string[] =>
  evidence.flatMap(({ path, quote }) => {
    const own = properties[path.split('/')[1]];
    const isChoice = isSchema(own) && typeOf(own) === 'boolean';
    return quote === undefined || isChoice ? [] : [quote];
  });

/** What is missing, by the words that it stands beside, as the object of the wish or as all that is left. */
function filledUp(schema: Schema, missing: readonly string[], ground: Ground): Made[] | { missing: string[] } {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const others = Object.fromEntries(Object.entries(properties).filter(([name]) => !missing.includes(name)));
  const rest = filledOf(
    { ...schema, properties: others, required: requiredOf(schema).filter((name) => !missing.includes(name)) },
    ground,
  );
  if (!rest) return { missing: [...missing] };
  const used = usedBy(rest, properties);
  const more = completed(missing, schema, ground.reading, ground.about ?? '', used, false);
  if (more.missing.length > 0) return { missing: withUnfitting(missing, more, schema, ground) };
  return more.each.map((own) =>
    withMore(
      { arguments: { ...rest.arguments, ...own }, evidence: [...rest.evidence, ...more.evidence] },
      schema,
      ground,
    ),
  );
}

/** "Shorten my trousers": of what was missing all that nothing says still, or that only a word was found for which it cannot be. */
function withUnfitting(missing: readonly string[], more: Completed, schema: Schema, { reading }: Ground): string[] {
  const wrong = more.each.flatMap((own) => unfitting(own, schema, reading));
  return missing.filter((name) => more.missing.includes(name) || wrong.includes(name));
}

function filledOf(schema: Schema, ground: Ground): Made | null {
  try {
    const { value, evidence } = fill(schema, ground, true);
    const args = inFull(value as Record<string, unknown>, evidence, schema, ground.reading);
    return { arguments: asDenied(args, ground.reading.text), evidence };
  } catch (error) {
    if (error instanceof NotGrounded || error instanceof CannotBeMet) return null;
    throw error;
  }
}

/** All required arguments that nothing says. */
function missingOf(schema: Schema, ground: Ground): string[] {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  return requiredOf(schema).filter((name) => {
    try {
      fill({ ...schema, properties: { [name]: properties[name] }, required: [name] }, ground, true);
      return false;
    } catch (error) {
      if (error instanceof NotGrounded || error instanceof CannotBeMet) return true;
      throw error;
    }
  });
}

const SHORT = 4;

/** A short reply to the one thing that was asked for is that thing. */
function replied(schema: Schema, missing: readonly string[], ground: Ground): Made | null {
  const [name] = missing;
  const said = ground.reading.text.trim().replace(/[.!]$/, '');
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const own = name === undefined ? undefined : properties[name];
  if (missing.length !== 1 || !isSchema(own) || typeOf(own) !== 'string' || Array.isArray(own.enum)) return null;
  if (said === '' || /\?/.test(said) || said.split(/\s+/).length > SHORT) return null;
  const { [name]: _own, ...others } = properties;
  const rest = fill(
    { ...schema, properties: others, required: requiredOf(schema).filter((one) => one !== name) },
    ground,
    true,
  );
  const evidence = { path: `/${name}`, source: 'text', quote: said };
  return { arguments: { ...(rest.value as object), [name]: said }, evidence: [...rest.evidence, evidence] };
}
