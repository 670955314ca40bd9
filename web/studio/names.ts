/** How attributes and values are called on pages. */
const NAMES: Readonly<Record<string, string>> = {
  'sleeve.type': 'sleeve',
  'sleeve.length': 'sleeve length',
  closure_place: 'closes at',
  fabrics: 'cloth',
  colors: 'colour',
  hpsToWaistBack: 'back length',
  shoulderToWrist: 'arm length',
  shoulderToShoulder: 'shoulders',
  waistToFloor: 'waist to floor',
};

export const nameOf = (attribute: string): string => NAMES[attribute] ?? attribute.replaceAll('_', ' ');

/** `fit-and-flare` → fit and flare; what is written in one word stays. */
export const sayValue = (value: string): string =>
  value
    .replaceAll('-', ' ')
    .replace(/^(a|u|v|t) (line|neck|shirt)$/, (_, letter: string, rest: string) => `${letter.toUpperCase()}-${rest}`);

/** What the sources of a choice mean. */
export const SOURCES = {
  stated: 'you said it',
  implied: 'it follows from what you said',
  style: 'the style leans there',
  default: 'left open: the usual',
} as const;
