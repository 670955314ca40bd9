import { port } from './ports.js';

interface ShownPicture {
  width: number;
  height: number;
}

/** The design that stands in the documentation, once it is drawn. */
export interface ShowcaseDesign {
  id: string;
  description: string;
  style: string;
  /** absolute addresses, pixels */
  illustration: ShownPicture & { png: string; previews: (ShownPicture & { jpg: string })[] };
}

export interface Showcases {
  /** null while it is not completed */
  showcase(): Promise<ShowcaseDesign | null>;
}

/** A design to show to visitors; the design feature answers. */
export const SHOWCASE = port<Showcases>('showcase');
