/** Whether the cloth is shown, or how it fits. */
export type Showing = 'cloth' | 'fit';

/** A garment that can be turned round, in a canvas. */
export interface Turntable {
  /** the colours of the fit map, from loose to tight */
  readonly scale: ImageBitmap | null;
  /** 0 is from the front, 90 shows the wearer's left */
  turnTo(degrees: number): void;
  show(what: Showing): void;
  end(): void;
}

/**
 * Waits until the garment is draped and puts it into the canvas.
 * @throws NoTurntable where the browser cannot show it, Error with what the service says
 */
export type OpenTurntable = (canvas: HTMLCanvasElement, path: string, signal: AbortSignal) => Promise<Turntable>;

/** The garment is draped, but this browser draws no models. */
export class NoTurntable extends Error {}
