/** For each expression of the list on standard input: the texts that `recheck` builds against it, as JSON. */
import { readFileSync } from 'node:fs';
import { checkSync } from 'recheck';

/** An expression that is not understood within this is left to the measured runs, ms. */
const timeout = 1000;

const list = JSON.parse(readFileSync(0, 'utf8'));
const answers = list.map(({ source, flags }) => checkSync(source, flags, { timeout }));
const attacks = answers.map(({ status, attack }) => ({ status, pumps: attack?.pumps, suffix: attack?.suffix }));
process.stdout.write(JSON.stringify(attacks), () => process.exit(0));
