/** Sheets that patterns are printed on, mm, upright. */
export interface Paper {
  name: string;
  width: number;
  height: number;
  /** edge that home printers cannot be relied on to print */
  margin: number;
}

export const PAPERS = {
  a4: { name: 'A4', width: 210, height: 297, margin: 10 },
  letter: { name: 'US Letter', width: 215.9, height: 279.4, margin: 10 },
  a0: { name: 'A0', width: 841, height: 1189, margin: 10 },
} as const satisfies Record<string, Paper>;

export type PaperName = keyof typeof PAPERS;

/** By how much neighbouring pages show the same stretch of the sheet, for sticking one over the other, mm. */
export const OVERLAP_MM = 10;

export interface Steps {
  /** from one page to the next, mm of the sheet */
  x: number;
  y: number;
}

export const printable = ({ width, height, margin }: Paper): { width: number; height: number } => ({
  width: width - 2 * margin,
  height: height - 2 * margin,
});

export function stepsOf(paper: Paper): Steps {
  const { width, height } = printable(paper);
  return { x: width - OVERLAP_MM, y: height - OVERLAP_MM };
}
