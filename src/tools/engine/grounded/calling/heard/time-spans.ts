/** Hours in units of time, by how five languages name them. */
const SPANS: readonly (readonly [names: string, hours: number])[] = [
  ['h|hours?|timm(?:e|ar|en)|stunden?|heures?|horas?', 1],
  ['d|days?|dag(?:ar|en)?|dygn|tage?n?|jours?|días?', 24],
  ['w|weeks?|veck(?:a|or|an)|wochen?|semaines?|semanas?', 168],
];
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  seven: 7,
  två: 2,
  tre: 3,
  sju: 7,
  zwei: 2,
  drei: 3,
  sieben: 7,
  deux: 2,
  trois: 3,
  sept: 7,
  dos: 2,
  tres: 3,
  siete: 7,
};

/** `24h`, `7d`: a choice that is a span of time, in hours; null where it is none. */
export function spanOf(value: string): number | null {
  const [, count, unit] = /^(\d{1,3})\s?([hdw])$/u.exec(value.toLowerCase()) ?? [];
  const hours = SPANS.find(([names]) => new RegExp(`^(?:${names})$`, 'u').test(unit ?? ''))?.[1];
  return hours === undefined ? null : Number(count) * hours;
}

/** "The last 24 hours", "senaste timmen", "this week": spans that a text tells. */
export function spansIn(text: string): { span: number; start: number; end: number; text: string }[] {
  return SPANS.flatMap(([names, hours]) =>
    [
      ...text.matchAll(
        new RegExp(
          `(?<!\\p{L})(?:(\\d{1,3}|${Object.keys(COUNTS).join('|')})\\s?|(?:last|past|latest|this|senaste|sista|den här|letzten?|diese[rn]?|dernière?|cette|última|esta)\\s)(?:${names})(?!\\p{L})`,
          'giu',
        ),
      ),
    ].map(({ index, 0: said, 1: count }) => ({
      span: hours * (count === undefined ? 1 : (COUNTS[count.toLowerCase()] ?? Number(count))),
      start: index,
      end: index + said.length,
      text: said,
    })),
  );
}
