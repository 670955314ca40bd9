import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Files of Swagger UI that its page asks for, by the type they are served with. */
export const UI_FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

/** The library comes with Nest's module for OpenAPI. */
export function uiFile(name: string): Buffer {
  const nest = createRequire(require.resolve('@nestjs/swagger'));
  return readFileSync(join(nest.resolve('swagger-ui-dist/package.json'), '..', name));
}

/** @param base path before `/docs` where a gateway mounts us */
export const uiPage = (base: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Fyra: interfaces</title>
    <link rel="stylesheet" href="${base}/docs/swagger-ui.css" />
    <link rel="icon" type="image/png" sizes="32x32" href="${base}/docs/favicon-32x32.png" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${base}/docs/swagger-ui-bundle.js"></script>
    <script src="${base}/docs/swagger-ui-init.js"></script>
  </body>
</html>
`;

/**
 * Shows the document that anybody can read, which a browser keeps as it keeps the rest. The keys of the account page are gone
 * for who comes from there.
 */
export const uiScript = (base: string): string => `sessionStorage.removeItem('fyra-keys');
window.ui = SwaggerUIBundle({
  url: '${base}/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'list',
  persistAuthorization: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
});
`;
