/** (slope · x + constant) / over, exactly. */
export interface Linear {
  slope: bigint;
  constant: bigint;
  over: bigint;
}

const TOKEN = /\d+(?:[.,]\d+)?|[a-z]|[-+*/()]/gu;
const MOST_TOKENS = 60;

/** "3(x + 2) / 4": a sum of one unknown. @returns null where it is none, or not linear */
export function linearOf(written: string): Linear | null {
  const tokens = written.match(TOKEN) ?? [];
  if (tokens.length > MOST_TOKENS) return null;
  let at = 0;
  const value = (): Linear | null => {
    const token = tokens[at++];
    if (token === '-') return times(NEGATIVE, value());
    if (token !== '(') return token === undefined ? null : leaf(token);
    const inner = sum();
    return tokens[at++] === ')' ? inner : null;
  };
  const product = (): Linear | null => {
    let left = value();
    for (let next = tokens[at]; left !== null && next !== undefined && /^[*/(\da-z]/u.test(next); next = tokens[at]) {
      if (/^[*/]$/u.test(next)) at++;
      left = next === '/' ? over(left, value()) : times(left, value());
    }
    return left;
  };
  const sum = (): Linear | null => {
    let left = product();
    for (let next = tokens[at]; left !== null && (next === '+' || next === '-'); next = tokens[at]) {
      at++;
      left = plus(left, next === '-' ? times(NEGATIVE, product()) : product());
    }
    return left;
  };
  const whole = sum();
  return at === tokens.length ? whole : null;
}

/** Where both are alike. @returns null where that is nowhere, everywhere, or no decimal number */
export function solutionOf(left: Linear, right: Linear): number | null {
  const { slope, constant } = plus(left, times(NEGATIVE, right)) ?? left;
  if (slope === 0n) return null;
  const common = divisor(constant, slope);
  let rest = magnitude(slope / common);
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n ? Number((-Number(constant / common) / Number(slope / common)).toPrecision(12)) + 0 : null;
}

const NEGATIVE: Linear = { slope: 0n, constant: -1n, over: 1n };
const magnitude = (one: bigint): bigint => (one < 0n ? -one : one);
const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? magnitude(a) : divisor(b, a % b));

function leaf(token: string): Linear | null {
  if (/^[a-z]$/u.test(token)) return { slope: 1n, constant: 0n, over: 1n };
  if (!/^\d/u.test(token)) return null;
  const [whole, part = ''] = token.split(/[.,]/u);
  return { slope: 0n, constant: BigInt(whole + part), over: 10n ** BigInt(part.length) };
}

const plus = (a: Linear, b: Linear | null): Linear | null =>
  b && {
    slope: a.slope * b.over + b.slope * a.over,
    constant: a.constant * b.over + b.constant * a.over,
    over: a.over * b.over,
  };

function times(a: Linear, b: Linear | null): Linear | null {
  if (b === null || (a.slope !== 0n && b.slope !== 0n)) return null;
  return {
    slope: a.slope * b.constant + b.slope * a.constant,
    constant: a.constant * b.constant,
    over: a.over * b.over,
  };
}

const over = (a: Linear, b: Linear | null): Linear | null =>
  b === null || b.slope !== 0n || b.constant === 0n
    ? null
    : times(a, { slope: 0n, constant: b.over, over: b.constant });
