import { port } from './ports.js';

/** The design that stands in the documentation, once it is drawn. */
export interface ShowcaseDesign {
  id: string;
  description: string;
  style: string;
  /** Absolute address of the illustration, a PNG. */
  picture: string;
  width: number;
  height: number;
}

export interface Showcases {
  /** null while it is not completed */
  showcase(): Promise<ShowcaseDesign | null>;
}

/** A design to show to visitors; the design feature answers. */
export const SHOWCASE = port<Showcases>('showcase');
