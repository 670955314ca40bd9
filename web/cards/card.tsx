import { extentOf, scaleOf } from '../charts/scale.js';
import { linePath } from '../charts/line-path.js';
import { Mark } from '../parts/mark.js';

/** What stands on the picture of a page that is shared. All texts are only text. */
export interface CardView {
  /** what kind of page it is, in a few words */
  kicker: string;
  title: string;
  /** one sentence */
  said: string;
  /** a data: address of a portrait */
  face?: string | null;
  /** a data: address of a picture of 2:3 */
  picture?: string | null;
  /** a data: address of three views beside each other, 1800 × 1200; the first is shown */
  worn?: string | null;
  /** A hue 0–13 of the house, and values at common times; the first are drawn strongest. */
  lines?: readonly { hue: number; values: readonly (number | null)[] }[];
}

export const [CARD_WIDTH, CARD_HEIGHT] = [1200, 630];
const LEFT = 72;
const PLOT = { left: 660, right: 1128, top: 130, bottom: 520 };

/** The house's hues on paper, as in styles/arena.css: drawings know no stylesheet. */
const HUES = '8a5d00 a8341e 4a4fae 1f6b53 8b2f6f 2f6d8f 6b5b1f b0461f 6a3fa0 3f6f2a a02b4a 1f6f78 555249 7a4a26'.split(
  ' ',
);
const STRONG = 4;

const STYLE =
  '.a{fill:#c08a1e}.b{fill:#c2452d}.c{fill:#6a6fd0}.d{fill:#2f8a6d}.thread{fill:none;stroke:#1c1a17;stroke-width:1.6;stroke-dasharray:3.2 2.6;stroke-linecap:round}text{font-family:"Source Sans 3"}';

/** The picture of a page, 1200 × 630 as places where links are shared show it. */
export const Card = ({ kicker, title, said, face, picture, worn, lines = [] }: CardView) => {
  const isPlain = !face && !picture && !worn;
  const isWide = isPlain && lines.length === 0;
  const titled = wrapped(title, isWide ? 24 : 17, 3);
  const below = 250 + (titled.length - 1) * 78;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}>
      <style>{STYLE}</style>
      <rect width={CARD_WIDTH} height={CARD_HEIGHT} fill="#f7f3ea" />
      {(picture || worn) && <rect x="780" width="420" height={CARD_HEIGHT} fill={worn ? '#f3f0ea' : '#faf5ef'} />}
      <rect y={CARD_HEIGHT - 10} width={CARD_WIDTH} height="10" fill="#c08a1e" />
      <text x={LEFT} y="112" font-size="27" font-weight="600" fill="#8a5d00" letter-spacing="1">
        {clean(kicker)}
      </text>
      {titled.map((line, i) => (
        <text x={LEFT - 4} y={210 + i * 78} font-size="78" fill="#1c1a17" letter-spacing="-1.6" key={line}>
          {line}
        </text>
      ))}
      {wrapped(said, isWide ? 52 : 36, 4).map((line, i) => (
        <text x={LEFT} y={below + 36 + i * 44} font-size="33" fill="#5d564b" key={line}>
          {line}
        </text>
      ))}
      {face && <image href={face} x="800" y="130" width="330" height="330" />}
      {picture && <image href={picture} x="780" width="420" height="630" />}
      {worn && <Front of={worn} />}
      {isPlain && <Lines lines={lines} />}
      {face && lines.length > 0 && <Lines lines={lines} top={475} bottom={560} />}
      <Placed x={LEFT} y={530} size={53} />
      <text x={LEFT + 68} y="568" font-size="36" fill="#1c1a17">
        Fyra
      </text>
      {isWide && <Placed x={880} y={190} size={240} />}
    </svg>
  );
};

/** The first of three views, as high as the card. */
const Front = ({ of }: { of: string }) => (
  <svg x="832" width="315" height={CARD_HEIGHT} viewBox="0 0 600 1200">
    <image href={of} width="1800" height="1200" />
  </svg>
);

const Placed = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <svg x={x} y={y} width={size} height={size} viewBox="0 0 48 48">
    <Mark />
  </svg>
);

interface LinesProps {
  lines: NonNullable<CardView['lines']>;
  top?: number;
  bottom?: number;
}

const Lines = ({ lines, top = PLOT.top, bottom = PLOT.bottom }: LinesProps) => {
  const times = (lines[0]?.values ?? []).map((_, i) => i);
  const x = scaleOf([0, Math.max(1, times.length - 1)], [PLOT.left, PLOT.right]);
  const y = scaleOf(extentOf(lines.flatMap(({ values }) => values.filter((value) => value !== null))), [bottom, top]);
  return (
    <g fill="none" stroke-linejoin="round">
      {lines
        .map(({ hue, values }, i) => (
          <path
            d={linePath(times, values, x, y) || 'M0 0'}
            stroke={`#${HUES[hue]}`}
            stroke-width={i < STRONG ? 4.5 : 2}
            opacity={i < STRONG ? 1 : 0.3}
            key={i}
          />
        ))
        .toReversed()}
    </g>
  );
};

/** No drawing can be made of control characters. */
const clean = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, ' ');

/** Lines of a text by words, at most so many; what is left out is marked. */
export function wrapped(text: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of clean(text).split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && [...last, ' ', ...word].length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push([...word].length > letters ? `${[...word].slice(0, letters - 1).join('')}…` : word);
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}
