import { createHash } from 'node:crypto';
import { ICON } from './icon.js';
import { SCRIPT } from './script.js';
import { STYLE } from './style.js';

interface Asset {
  type: string;
  body: string;
}

const stamped = (name: string, ending: string, body: string): string =>
  `${name}.${createHash('sha256').update(body).digest('hex').slice(0, 10)}.${ending}`;

/** Names carry a hash of the content, so that they can be kept for ever. */
export const ASSETS = {
  icon: stamped('fyra', 'svg', ICON),
  script: stamped('fyra', 'js', SCRIPT),
  style: stamped('fyra', 'css', STYLE),
};

export const assetFiles: ReadonlyMap<string, Asset> = new Map([
  [ASSETS.icon, { type: 'image/svg+xml', body: ICON }],
  [ASSETS.script, { type: 'text/javascript; charset=utf-8', body: SCRIPT }],
  [ASSETS.style, { type: 'text/css; charset=utf-8', body: STYLE }],
]);
