import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const { paths } = JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')) as { paths: Record<string, unknown> };
const CHAT = join(ROOT, 'src/tools/engine/chat');
/** Pages and documents, which the interface does not describe. */
const PAGES =
  /^(?:|\/(?:docs|arena|openapi\.json|mcp|account|studio|status|v1|llms\.txt|guide|gallery|trial|d\/[^/]+|mind|readyz|operator|api\/admin|api\/[^/]+-(?:say|demo)|api\/[^/]+\/v1\/cognitive|\.well-known\/oauth-protected-resource\/mcp))$/;
const DESCRIBED = Object.keys(paths).map((path) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`));

const told = (text: string): string[] =>
  [...text.matchAll(/\{url\}(\/[\w/{}.*-]*)/g)].map(([, path]) => path.replace(/[./]+$/, ''));

const addresses = [
  ...new Set(
    readdirSync(CHAT, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|yaml)$/.test(name) && !name.endsWith('.spec.ts'))
      .flatMap((name) => told(readFileSync(join(CHAT, name), 'utf8'))),
  ),
];

it('finds the addresses that the chat tells', () => expect(addresses.length).toBeGreaterThan(40));

it.each(addresses)('the chat sends people to %s, which there is', (address) =>
  expect(PAGES.test(address) || DESCRIBED.some((path) => path.test(address))).toBe(true),
);
