/** Beginnings of the words by which a strategy is spoken of. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  trend: ['trendföl', 'trend-foll'],
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

/** The strategy that one of the words names; null for none. @param words lower case */
export function strategyIn(words: readonly string[]): string | null {
  const isCalled = (beginnings: readonly string[]): boolean =>
    words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
  return Object.entries(CALLED).find(([, beginnings]) => isCalled(beginnings))?.[0] ?? null;
}
