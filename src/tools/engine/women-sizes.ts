/** One women's size by body measures in cm (EN 13402-3 in its common European use). */
export interface SizeRow {
  eu: number;
  uk: number;
  us: number;
  bust: number;
  waist: number;
  hips: number;
}

/** Women's sizes EU 32–52: 4 cm a step to 46 and 6 beyond. */
export const WOMEN: readonly SizeRow[] = [32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52].map((eu, i) => {
  const cm = i <= 7 ? i * 4 : 28 + (i - 7) * 6;
  return { eu, uk: eu - 28, us: eu - 32, bust: 76 + cm, waist: 60 + cm, hips: 84 + cm };
});
