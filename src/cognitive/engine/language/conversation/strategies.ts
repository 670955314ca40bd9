/** Beginnings of the words by which a strategy is spoken of. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  trend: ['trendföl', 'trend-foll', 'trend foll'],
  breakout: ['breakout', 'utbrottsstrat'],
  mean_reversion: ['reversion', 'mean-reversion', 'medelvärdes'],
  momentum_rotation: ['momentum'],
  volatility_targeting: ['volatilit'],
  pairs: ['parhandel', 'pairs'],
  funding_carry: ['carry', 'finansieringsränt'],
  contrarian: ['contrarian', 'motvalls'],
  seasonal: ['seasonal', 'säsongsmön'],
  volume_surge: ['volymstöt'],
};

/** Who trades by it, as the league calls them. */
export const TRADED_BY: Readonly<Record<string, string>> = {
  trend: 'ember vane',
  breakout: 'halvard breach',
  mean_reversion: 'mother pendula',
  momentum_rotation: 'sable courier',
  volatility_targeting: 'old ballast',
  pairs: 'loom twins',
  funding_carry: 'tollkeeper wren',
  contrarian: 'nettle crow',
  multi_timeframe: 'maestra orrery',
  seasonal: 'vesper almanac',
  volume_surge: 'dockside ferro',
  lead_lag: 'echo harrow',
};

/** The strategy that the words name, or whose fighter they name; null for none. @param words lower case */
export function strategyIn(words: readonly string[]): string | null {
  const all = ` ${words.join(' ')} `;
  const isCalled = (beginnings: readonly string[]): boolean => beginnings.some((name) => all.includes(` ${name}`));
  const called = Object.entries(CALLED).find(([, beginnings]) => isCalled(beginnings));
  return (
    (called ?? Object.entries(TRADED_BY).find(([, name]) => new RegExp(` ${name}(?:'?s)? `).test(all)))?.[0] ?? null
  );
}
