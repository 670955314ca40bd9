import type { Site } from '../../../../web/site.js';
import type { Config } from '../../config/env.js';
import { browserFiles } from './browser-files.js';

export type { Site };

/** What every page knows of the place it stands at. */
export const siteOf = ({ publicUrl, services, persona, registration }: Config): Site => ({
  url: publicUrl.replace(/\/$/, ''),
  base: new URL(publicUrl).pathname.replace(/\/$/, ''),
  services,
  persona,
  open: registration === 'open',
  files: browserFiles(),
});
