/** What promtool is fed with: a series, and its value at each scrape. */
export interface Series {
  series: string;
  values: string;
}

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/;

/** @param scrapes texts of `/metrics` of one process, one after the other; what a text lacks is missing then */
export function seriesOf(scrapes: string[]): Series[] {
  const values = new Map<string, string[]>();
  scrapes.forEach((text, n) => {
    for (const line of text.split('\n')) {
      const [, name, labels, value] = LINE.exec(line) ?? [];
      if (name === undefined) continue;
      const series = `${name}{${[labels ?? '', 'job="fyra"', 'instance="a"'].filter(Boolean).join()}}`;
      const own = values.get(series) ?? scrapes.map(() => '_');
      own[n] = value;
      values.set(series, own);
    }
  });
  return [...values].map(([series, own]) => ({ series, values: own.join(' ') }));
}
