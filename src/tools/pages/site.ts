import type { Config, ServiceName } from '../../common/config/env.js';

/** What every page knows of the place it stands at. */
export interface Site {
  /** Absolute, without a slash at the end. */
  url: string;
  /** The path of `url`: empty, or such as `/fyra`. */
  base: string;
  services: readonly ServiceName[];
  persona: string;
}

export const siteOf = ({ publicUrl, services, persona }: Config): Site => ({
  url: publicUrl.replace(/\/$/, ''),
  base: new URL(publicUrl).pathname.replace(/\/$/, ''),
  services,
  persona,
});
