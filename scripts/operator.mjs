#!/usr/bin/env node
/** `npm run operator -- <name> <role>`: a token for one person, and the line of OPERATORS that knows it by its hash. */
import { createHash, randomBytes } from 'node:crypto';

const [name, role] = process.argv.slice(2);
if (!/^[\w.@+-]{1,80}$/.test(name ?? '') || !['read', 'support', 'billing', 'admin'].includes(role)) {
  process.stderr.write('usage: npm run operator -- <name> read|support|billing|admin\n');
  process.exit(2);
}
const token = randomBytes(32).toString('base64url');
const digest = createHash('sha256').update(token).digest('hex');
process.stdout.write(`token (shown once, for ${name}): ${token}\nline of OPERATORS:  ${name}:${role}:${digest}\n`);
