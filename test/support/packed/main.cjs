/** The application, as `node dist/src/main.js`, from the pack that TEST_PACK names. */
const path = require('node:path');
const { open } = require('./load.cjs');

open(process.env.TEST_PACK).load(path.join(__dirname, '../../../dist/src/main.js'));
