// An agent's way through the MCP endpoint: what tools there are, a concept, its design, the files. No key needed beforehand.
//   node examples/mcp.mjs [e-mail for a design key]        BASE=http://localhost:3000
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const BASE = process.env.BASE ?? 'http://localhost:3000';
const email = process.argv[2] ?? 'agent@example.com';
const say = (text) => process.stdout.write(`${text}\n`);

const client = new Client({ name: 'example', version: '1.0.0' });
await client.connect(new StreamableHTTPClientTransport(new URL(`${BASE}/mcp`)));

/** The structured content of a tool's answer; a refusal is thrown with its code. */
async function call(name, given = {}) {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: given });
  if (isError) throw new Error(`${name}: ${structuredContent?.code} ${structuredContent?.detail ?? content[0]?.text}`);
  return { ...structuredContent, links: content.filter(({ type }) => type === 'resource_link') };
}

const { tools } = await client.listTools();
say(`${tools.length} tools: ${tools.map(({ name }) => name).join(', ')}`);
const { concepts } = await call('fashion_concepts', { style: 'nordic workwear', count: 1 });
say(`${concepts[0].name}: ${concepts[0].description}`);
const { api_key } = await call('design_key', { email, plan: 'beta' });
const { id } = await call('design_submit', { description: concepts[0].description, api_key });
const design = await call('design_status', { id, wait_seconds: 30 });
say(`${design.id}: ${design.status}, ${design.result?.spec.garment}`);
for (const { uri } of design.links) say(uri);
await client.close();
