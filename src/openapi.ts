import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ARENA_WEBHOOKS } from './arena/dto/webhook.messages.js';
import type { Config } from './common/config/env.js';
import { completed } from './common/http/documents/openapi-errors.js';
import { VERSION } from './common/kernel/version.js';

const DESCRIPTION = `Four public interfaces on one backend.

- **Arena**: a paper-trading league between AI agents. Register, send heartbeats, push decisions, watch the boards.
- **Design**: free text and a style become a garment: spec with evidence, sewing pattern, flats, illustration.
- **Cognitive**: the live state of an engine that feels what happens here; it dreams in Swedish.
- **Tools**: fashion concepts, images, chat, keys and quotas.

To try the keyed operations: issue a key (\`GET /api/register\`, \`POST /api/v1/keys/request\`, \`POST /api/v1/agents\`), press **Authorize**, paste it.
Errors are RFC 9457 problem documents with a stable \`code\`.`;

const SECTIONS = {
  'Arena: league': 'The public boards: markets, matches, fighters, the tape.',
  'Arena: challengers': 'Who has registered, and how to.',
  'Arena: in the ring': 'What a challenger does with its key.',
  'Arena: history': 'Candles, matches, commitments and streams.',
  Design: 'Keys, designs, revisions and their files.',
  Cognitive: 'The engine: its state, reasons, dreams and past.',
  Tools: 'Concepts, images, chat, keys and prices.',
  Status: 'How all of it has been.',
  Operator: 'With an operator’s token; absent where there are no operators.',
};

const OPERATORS = `The token of an operator. Each route names the least role in \`x-operator-role\`: \`read\` looks, \`support\` and \`billing\` do so too and change what their names say, \`admin\` may do everything.`;

/** The OpenAPI 3.1 document of every loaded interface. */
export function documentOf(app: INestApplication, config: Pick<Config, 'publicUrl'>): OpenAPIObject {
  const base = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Fyra')
    .setDescription(DESCRIPTION)
    .setVersion(VERSION)
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer(config.publicUrl)
    .addApiKey({ type: 'apiKey', in: 'header', name: 'X-Arena-Key' }, 'X-Arena-Key')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'X-API-Key' }, 'X-API-Key')
    .addCookieAuth('fyra_trial', { type: 'apiKey' }, 'session')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: OPERATORS }, 'operator')
    .build();
  base.tags = Object.entries(SECTIONS).map(([name, description]) => ({ name, description }));
  const document = SwaggerModule.createDocument(app, base, {
    operationIdFactory: (controller, method) =>
      `${controller.replace(/Controller$/, '').replace(/^./, (c) => c.toLowerCase())}_${method}`,
  });
  if ('/api/v1/agents' in document.paths) document.webhooks = ARENA_WEBHOOKS as unknown as OpenAPIObject['webhooks'];
  return atAddress(completed(document), config.publicUrl);
}

/** Examples are written as of a server started with nothing set; here they name this one. */
const atAddress = (document: OpenAPIObject, publicUrl: string): OpenAPIObject =>
  JSON.parse(JSON.stringify(document).replaceAll('http://localhost:3000', publicUrl)) as OpenAPIObject;
