import type { Made, Material } from './view.js';

/** What is needed and in which order it is sewn. */
export const MakePane = ({ made: { materials, steps, minutes, cost } }: { made: Made }) => (
  <div class="make">
    <p class="lead">
      About {Math.max(1, Math.round(minutes / 5) * 5)} minutes of sewing; making one costs about {Math.round(cost.mid)}{' '}
      {cost.currency} ({Math.round(cost.low)}–{Math.round(cost.high)}).
    </p>
    <h3>Materials</h3>
    <ul class="materials">
      {materials.map((one, i) => (
        <li key={i}>
          <b>{one.name}</b> <span>{amountOf(one)}</span>
        </li>
      ))}
    </ul>
    <h3>Steps</h3>
    <ol class="steps">
      {steps.map(({ title, text }, i) => (
        <li key={i}>
          <b>{title}.</b> {text}
        </li>
      ))}
    </ol>
  </div>
);

function amountOf({ metres, quantity, unit, note }: Material): string {
  const amount = metres
    ? `${metres['140']} m at 140 cm, ${metres['90']} m at 90 cm`
    : `${quantity ?? ''} ${(quantity === 1 ? unit?.replace(/s$/, '') : unit) ?? ''}`;
  return note ? `${amount}, ${note}` : amount;
}
