/** A number of the text with what it measures. */
export interface FoundMeasure {
  /** FreeSewing's name, or `height`, `sleeveLength`, `garmentLength`. */
  name: string;
  /** centimetres */
  value: number;
  start: number;
  end: number;
}
