const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [720, 300, 56, 40, 34];

/** An SVG of one curve from (0, 0). @param points `[x, y]` in order */
export function curve(title, across, up, points) {
  const [right, top] = [
    niceAbove(Math.max(...points.map(([x]) => x))),
    niceAbove(Math.max(...points.map(([, y]) => y))),
  ];
  const x = (value) => (LEFT + (value / right) * (WIDTH - LEFT - 16)).toFixed(1);
  const y = (value) => (HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP)).toFixed(1);
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const lines = steps.map((part) => `<path d="M${LEFT} ${y(part * top)}H${WIDTH - 16}" stroke="#ddd"/>`);
  const left = steps.map(
    (part) => `<text x="${LEFT - 8}" y="${y(part * top)}" dy="4" text-anchor="end">${label(part * top)}</text>`,
  );
  const below = steps.map(
    (part) => `<text x="${x(part * right)}" y="${HEIGHT - 20}" text-anchor="middle">${label(part * right)}</text>`,
  );
  const path = points.map(([a, b]) => `${x(a)},${y(b)}`).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#333">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="${LEFT}" y="20" font-size="14">${title}</text>
${lines.join('')}
${left.join('')}
${below.join('')}
<text x="${LEFT - 8}" y="${TOP - 8}" text-anchor="end">${up}</text><text x="${WIDTH - 16}" y="${HEIGHT - 4}" text-anchor="end">${across}</text>
<polyline points="${path}" fill="none" stroke="#1f5fa8" stroke-width="1.5"/>
</svg>
`;
}

const label = (value) => String(Number(value.toPrecision(3)));

/** The least of 1, 2, 4, 6, 8 × a power of ten that is not below. */
function niceAbove(value) {
  const unit = 10 ** Math.floor(Math.log10(value || 1));
  return ([1, 2, 4, 6, 8, 10].find((n) => n * unit >= value) ?? 10) * unit;
}
