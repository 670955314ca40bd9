/** What every page knows of the place it stands at. */
export interface Site {
  /** Absolute, without a slash at the end. */
  url: string;
  /** The path of `url`: empty, or such as `/fyra`. */
  base: string;
  /** Interfaces that are loaded here: `arena`, `design`, `cognitive`, `tools`. */
  services: readonly string[];
  persona: string;
  /** Whether strangers may register. */
  open: boolean;
  files: BrowserFiles;
}

/** The files that browsers load, by the name of their entry: `arena.sv.js`, `site.css`, `icon.svg`. */
export type BrowserFiles = Readonly<Record<string, { file: string; needs: readonly string[] }>>;

/** The path of a browser's file; its name changes with its content. */
export const fileOf = ({ base, files }: Site, name: string): string => `${base}/assets/${files[name]?.file ?? name}`;

/** The files that a script loads at once. */
export const needsOf = ({ base, files }: Site, name: string): string[] =>
  (files[name]?.needs ?? []).map((file) => `${base}/assets/${file}`);
