import drawings from './drawings.yaml.js';

/** See drawings.schema.json. */
export interface Layer {
  readonly d: string;
  readonly ink: 0 | 1 | 2 | 3;
  readonly stroke?: number;
}
export type FigureDrawing = readonly Layer[];

/** What prints show, by the name of the motif. */
export const FIGURES = drawings as Readonly<Record<string, FigureDrawing>>;

/** Whether flats and illustration draw a motif as itself. */
export const drawsMotif = (motif: string | null | undefined): boolean =>
  motif !== null && motif !== undefined && Object.hasOwn(FIGURES, motif);
