/** For Jest: data files below src/ as the build makes modules of them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { moduleOf, schemaOf } from '../../scripts/data-module.mjs';

const asCommonJs = (code) => code.replace('export default', 'exports.__esModule = true;\nexports.default =');

export default {
  process: (text, path) => ({ code: asCommonJs(moduleOf(path, text)) }),
  getCacheKey(text, path) {
    const schema = path.endsWith('.yaml') ? readFileSync(schemaOf(path, text)) : '';
    return createHash('sha256').update(text).update(schema).digest('hex');
  },
};
