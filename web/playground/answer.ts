/** What came back, in a form that can be shown: no key can be read in it. */
export interface Answer {
  status: number;
  statusText: string;
  /** until the headers were there */
  ms: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: Body;
  /** New keys that the answer brought; they are used or copied, not shown. */
  keys: readonly string[];
}

export type Body =
  | { kind: 'none' }
  | { kind: 'text'; text: string; isCut: boolean }
  | { kind: 'picture'; address: string }
  | { kind: 'file'; address: string; name: string; bytes: number }
  | { kind: 'events'; events: readonly string[]; isOpen: boolean };

/** Units that the request cost, as its headers say: null where nothing was counted. */
export const costOf = ({ headers }: Pick<Answer, 'headers'>): number | null => {
  const told = headers.find(([name]) => name === 'x-units')?.[1];
  return told === undefined ? null : Number(told);
};

/** What is left of the limit that counts: null where none does. */
export function leftOf({ headers }: Pick<Answer, 'headers'>): { left: number; limit: number } | null {
  const [left, limit] = ['x-ratelimit-remaining', 'x-ratelimit-limit'].map((name) =>
    headers.find(([one]) => one === name),
  );
  return left && limit ? { left: Number(left[1]), limit: Number(limit[1]) } : null;
}
