import { nameOfValue, sayValue } from './names.js';

interface ValueProps {
  /** of `ValueNames` */
  list: string;
  values: readonly string[];
}

/** Values by their names; one that has none in the page's language is English. */
export const Values = ({ list, values }: ValueProps) => (
  <>
    {values.map((value, i) => (
      <span lang={langOf(list, value)} key={value}>
        {i > 0 && ', '}
        {sayValue(list, value)}
      </span>
    ))}
  </>
);

/** English where there is no name in the language of the page. */
export const langOf = (list: string, value: string): 'en' | undefined =>
  nameOfValue(list, value) === undefined ? 'en' : undefined;
