import { chance, moment } from '../format.js';
import { mindWords } from '../words/mind.js';
import { Bar } from '../parts/bar.js';
import type { Belief, Beliefs as BeliefsView } from './view.js';

const SHOWN = 6;

/** What it holds to be so, what it is testing, and what it took back; with the counts. */
export const Beliefs = ({ beliefs: { hypotheses, named, withdrawn, retracted } }: { beliefs: BeliefsView }) => (
  <>
    {hypotheses.length === 0 ? <p>{mindWords().noBeliefs}</p> : <List all={hypotheses} of="held" />}
    {named.length > 0 && (
      <>
        <h3>{mindWords().tested}</h3>
        <List all={named.toSorted((a, b) => b.posterior - a.posterior).slice(0, SHOWN)} of="named" />
      </>
    )}
    {withdrawn.length + retracted.length > 0 && (
      <details>
        <summary>{mindWords().gone(retracted.length, withdrawn.length)}</summary>
        <List all={[...retracted, ...withdrawn]} of="gone" />
      </details>
    )}
  </>
);

const List = ({ all, of }: { all: readonly Belief[]; of: string }) => (
  <ul class={`beliefs ${of}`}>
    {all.map((belief) => (
      <li key={belief.id + belief.named}>
        {mindWords().isGlossed ? <p lang="en">{belief.gloss}</p> : <p lang="sv">{belief.statement}</p>}
        <Counts belief={belief} />
      </li>
    ))}
  </ul>
);

const Counts = ({ belief: { compares, counts, elsewhere, posterior, named } }: { belief: Belief }) => (
  <dl class="counts">
    <Count name={mindWords().compared[compares][0]} good={counts.k1} of={counts.n1} />
    <Count name={mindWords().compared[compares][1]} good={counts.k0} of={counts.n0} />
    {elsewhere && <Count name={mindWords().elsewhere} good={elsewhere.k} of={elsewhere.n} />}
    <div>
      <dt>{mindWords().probability}</dt>
      <dd>{mindWords().named(chance(posterior), moment(named))}</dd>
    </div>
  </dl>
);

const Count = ({ name, good, of }: { name: string; good: number; of: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {mindWords().of(good, of)} <Bar share={of > 0 ? good / of : 0} />
    </dd>
  </div>
);
