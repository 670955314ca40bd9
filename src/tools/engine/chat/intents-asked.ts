import { cuesFor, type Intent, INTENTS } from './cues.js';
import type { Topic } from './knowledge/topic.js';
import { isStrong, RANK } from './topics-asked.js';

/** Who asks of the arena how to take part, not how it stands. */
const JOINS =
  /\b(join|register|enter|sign up|take part|my (own )?(bot|agent|strategy)|bots?|api|endpoint|key|delta|anmäl\w*|gå med|går (?:jag |man |vi )?med|vara med|är med|registrera|heartbeat|send|submit|create)\b/;

export function intentsOf(plain: string, named: readonly Topic[]): Intent[] {
  const cues = cuesFor(plain).intents;
  const found = INTENTS.filter((intent) => cues.get(intent)?.some((cue) => cue.test(plain)));
  const kinds = named.map((topic) => topic.kind);
  const comparable = kinds.some((kind, i) => kinds.indexOf(kind) !== i);
  const firstApi = /\bapi\b/.test(plain) && kinds.includes('api') && found.includes('use');
  const onlyApi = kinds.length > 0 && kinds.every((kind) => kind === 'api');
  const social = found.filter((intent) => SOCIAL.includes(intent));
  const lone = social.length === found.length;
  return (firstApi ? [...new Set<Intent>(['use', ...found])] : found).filter((intent) => {
    if (intent === 'greet' && (!lone || found.includes('bye') || ASKS_SOMETHING.test(plain))) return false;
    if (onlyApi && !['use', 'why', 'what', 'league'].includes(intent)) return false;
    if (intent === 'compare') return comparable;
    if (intent === 'league') return !JOINS.test(plain) || !named.some((topic) => topic.id === 'api/arena');
    if (intent === 'mood') return !named.some(isStrong) && !TRANSLATES.test(plain);
    if (intent === 'use') return kinds.includes('api');
    if (SOCIAL.includes(intent)) return plain.split(' ').length <= 5 && named.length === 0;
    return true;
  });
}

/** The words to be translated say nothing of how anybody is. */
const TRANSLATES = /\b(?:translate|translation|översätt|how do (?:you|i) say|how would you say|hur säger man)\b/;

/** A question word after a greeting: it is no mere greeting. */
const ASKS_SOMETHING =
  / (?:what|where|when|which|who|how|why|can|do|does|is|are|var|vad|när|vilken|vem|hur|varför|kan|har|finns)(?: |$)(?!(?:are|do|is) (?:you|it)\b(?:$| doing| going)|är läget|mår)/;

/** A stain, a trouble or a step named without a verb asks what to do about it. */
export function impliedBy(named: readonly Topic[], cues: readonly Intent[]): readonly Intent[] {
  if (cues.some((intent) => RANK[intent] !== undefined || intent === 'what' || intent === 'compare')) return cues;
  const trouble = named.some(
    (topic) => topic.kind === 'stain' || (topic.kind === 'care' && topic.facets.care !== undefined),
  );
  if (trouble) return ['care', ...cues];
  return named.some((topic) => topic.kind === 'step') && !cues.includes('fabric-for') ? ['sew', ...cues] : cues;
}

export const SOCIAL: readonly Intent[] = ['greet', 'thanks', 'bye', 'more'];
