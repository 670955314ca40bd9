import type { Made, Material } from './view.js';
import { amount as decimal } from '../format.js';
import { garmentWords } from '../words/garment.js';
import { Values } from './value.js';

/** What is needed and in which order it is sewn. */
export const MakePane = ({ made: { materials, steps, minutes, cost } }: { made: Made }) => (
  <div class="make">
    <p class="lead">
      {garmentWords().sewing(
        Math.max(1, Math.round(minutes / 5) * 5),
        Math.round(cost.mid),
        cost.currency,
        Math.round(cost.low),
        Math.round(cost.high),
      )}
    </p>
    <h3>{garmentWords().materials}</h3>
    <ul class="materials">
      {materials.map((one, i) => (
        <li key={i}>
          <b>
            <Values list="materials" values={[one.name]} />
          </b>{' '}
          <span>
            {amountOf(one)}
            {one.note && <span lang="en">, {one.note}</span>}
          </span>
        </li>
      ))}
    </ul>
    <h3>{garmentWords().steps}</h3>
    <ol class="steps" lang="en">
      {steps.map(({ title, text }, i) => (
        <li key={i}>
          <b>{title}.</b> {text}
        </li>
      ))}
    </ol>
  </div>
);

const amountOf = ({ metres, quantity = 0, unit = '' }: Material): string =>
  metres
    ? garmentWords().metres(decimal(metres['140']), decimal(metres['90']))
    : garmentWords().needed(decimal(quantity), quantity === 1, unit);
