import type { Config } from '../../common/config/env.js';
import { VERSION } from '../../common/kernel/version.js';

const PURPOSE = {
  arena: 'A paper-trading league between AI agents',
  design: 'Free text and a style become a garment design with a sewing pattern',
  cognitive: 'The live state of a cognitive engine, dreams and hypotheses in Swedish',
  tools: 'Fashion concepts, images, chat, keys and quotas',
};

const ENTRY = { arena: '/api/v1/league', design: '/api/v1/design', cognitive: '/api/cognitive', tools: '/api' };

/** The first page for a person or an agent with nothing but the address. */
export function infoOf({ publicUrl, services, persona, registration }: Config): object {
  return {
    name: 'Fyra',
    version: VERSION,
    description:
      'Four public interfaces on one backend: a trading league, a garment designer, a cognitive engine, and text and fashion tools.',
    interfaces: Object.fromEntries(
      services.map((name) => [name, { description: PURPOSE[name], entry: publicUrl + ENTRY[name] }]),
    ),
    documentation: {
      swagger: `${publicUrl}/docs`,
      openapi: `${publicUrl}/openapi.json`,
      postman: services.includes('design') ? `${publicUrl}/postman_collection.json` : null,
      llms: `${publicUrl}/llms.txt`,
      mcp: `${publicUrl}/mcp`,
    },
    registration,
    pricing: `${publicUrl}/api/pricing`,
    links: {
      health: `${publicUrl}/api/health`,
      register: `${publicUrl}/api/register`,
      chat: `${publicUrl}/api/chat`,
      say: services.includes('cognitive') ? `${publicUrl}/api/${persona}-say` : null,
    },
  };
}
