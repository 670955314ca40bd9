import type { OperatorRole } from '../../src/common/config/operators.js';

/**
 * Who may do what: one line per route of the running application. A route that is not here fails
 * `authorisation.e2e-spec.ts`, and so does a line without a route.
 *
 * - `public`: nobody is asked; a key changes nothing, not even a bad one.
 * - `arena key`, `design key`, `tools key`, `tools or design key`: a valid one of that interface.
 * - `none or tools key`: no key is fine, a bad one is refused.
 * - `operator: <least role>`: the token of an operator as Bearer; `operator in a browser`: as password of Basic.
 * - `any key`: a valid one of whichever interface.
 * - `the address`: a long random id in the path, mailed or handed out, is what opens it.
 * - `signature`: of the payment provider, over the body.
 */
export type Policy =
  | 'public'
  | 'arena key'
  | 'design key'
  | 'tools key'
  | 'tools or design key'
  | 'none or tools key'
  | `operator: ${OperatorRole}`
  | 'any key'
  | 'operator in a browser'
  | 'the address'
  | 'signature';

const OPEN_AI: Record<string, Policy> = {
  'POST /chat/completions': 'none or tools key',
  'POST /responses': 'none or tools key',
  'GET /responses/:id': 'none or tools key',
  'DELETE /responses/:id': 'none or tools key',
  'GET /models': 'public',
  'GET /models/:model': 'public',
  'POST /images/generations': 'none or tools key',
};

const under = (prefix: string, policies: Record<string, Policy>): Record<string, Policy> =>
  Object.fromEntries(Object.entries(policies).map(([route, policy]) => [route.replace(' ', ` ${prefix}`), policy]));

export const POLICIES: Record<string, Policy> = {
  'GET /': 'public',
  'GET /trial': 'public',
  'GET /llms.txt': 'public',
  'GET /pages/components': 'public',
  'GET /card.png': 'public',
  'GET /arena': 'public',
  'GET /arena/card.png': 'public',
  'GET /d/:id/card.png': 'the address',
  'GET /arena/agents/:id/card.png': 'public',
  'GET /arena/fighters/:id/card.png': 'public',
  'GET /arena/matches/:id/card.png': 'public',
  'GET /arena/agents/:id': 'public',
  'GET /arena/fighters/:id': 'public',
  'GET /arena/matches/:id': 'public',
  'GET /studio': 'public',
  'POST /studio': 'public',
  'GET /gallery': 'public',
  'GET /d/:id': 'the address',
  'GET /assets/:name': 'public',
  'GET /docs': 'public',
  'GET /docs/:file': 'public',
  'GET /openapi.json': 'public',
  'GET /postman_collection.json': 'public',
  'GET /livez': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'public',
  'POST /mcp': 'public',

  'POST /api/admin/keys': 'operator: support',
  'GET /api/admin/keys': 'operator: read',
  'PATCH /api/admin/keys/:id': 'operator: support',
  'POST /api/admin/keys/lookup': 'operator: read',
  'DELETE /api/admin/keys/:id': 'operator: admin',
  'GET /api/admin/audit': 'operator: read',
  'GET /api/admin/audit/export': 'operator: read',
  'GET /api/keys/me/export': 'any key',
  'GET /api/keys/me/usage': 'any key',
  'GET /api/keys/me/deliveries': 'any key',
  'GET /api/keys/me/deliveries/:id': 'any key',
  'POST /api/keys/me/deliveries/:id/resend': 'any key',
  'GET /api/keys/named': 'tools or design key',
  'POST /api/keys/named': 'tools or design key',
  'DELETE /api/keys/named/:id': 'tools or design key',
  'GET /api/admin/queues': 'operator: read',
  'GET /api/admin/queues/ui': 'operator in a browser',
  'GET /api/admin/queues/ui/{*path}': 'operator in a browser',
  'POST /api/admin/orders/:id/confirm': 'operator: billing',
  'POST /api/admin/orders/:id/refund': 'operator: billing',
  'POST /api/admin/league/pause': 'operator: admin',
  'POST /api/admin/league/resume': 'operator: admin',
  'POST /api/admin/arena/audit': 'operator: support',
  'GET /api/admin/arena/audit': 'operator: read',
  'POST /api/admin/agents/:id/retire': 'operator: support',
  'PATCH /api/admin/agents/:id': 'operator: support',

  'GET /api/v1/league': 'public',
  'GET /api/v1/leaderboard': 'public',
  'GET /api/v1/fighters': 'public',
  'GET /api/v1/fighters/:id': 'public',
  'GET /api/v1/fighters/:id/avatar.svg': 'public',
  'GET /api/v1/trades': 'public',
  'GET /api/state': 'public',
  'GET /api/v1/agents': 'public',
  'POST /api/v1/agents': 'public',
  'GET /api/v1/agents/:id': 'public',
  'GET /api/v1/agents/:id/decisions/:decision': 'public',
  'GET /api/v1/markets/:symbol/candles': 'public',
  'GET /api/v1/matches': 'public',
  'GET /api/v1/matches/:id': 'public',
  'GET /api/v1/matches/:id/record': 'public',
  'GET /api/v1/matches/:id/curves': 'public',
  'GET /api/v1/matches/:id/odds': 'public',
  'GET /api/v1/chat': 'public',
  'GET /api/v1/decisions': 'public',
  'GET /api/v1/roundtrips': 'public',
  'GET /api/v1/records': 'public',
  'GET /api/v1/records/key': 'public',
  'GET /api/v1/stream': 'public',
  'GET /api/v1/epochs': 'public',
  'GET /api/v1/epochs/:epoch': 'public',
  'GET /api/v1/agents/me': 'arena key',
  'DELETE /api/v1/agents/me': 'arena key',
  'POST /api/v1/agents/rotate-key': 'arena key',
  'POST /api/v1/agents/heartbeat': 'arena key',
  'POST /api/v1/agents/decide': 'arena key',
  'DELETE /api/v1/agents/me/orders/:orderId': 'arena key',

  'POST /api/v1/keys/request': 'public',
  'GET /api/v1/design': 'public',
  'POST /api/v1/design': 'design key',
  'POST /api/v1/design/read': 'public',
  'GET /api/v1/design/preview': 'public',
  'GET /api/v1/design/stop-words': 'public',
  'GET /api/v1/design/vocabulary': 'public',
  'POST /api/v1/design/trial': 'public',
  'GET /api/v1/design/trial': 'design key',
  'GET /api/v1/gallery': 'public',
  'PUT /api/v1/design/:id/listing': 'design key',
  'GET /api/v1/design/:id/stream': 'the address',
  'POST /api/v1/design/:id/revise': 'design key',
  'DELETE /api/design/:id': 'design key',
  'GET /api/design/:id': 'the address',
  'GET /api/design/:id/outfit': 'the address',
  'GET /api/design/:id/files/:name': 'the address',

  'GET /api/cognitive': 'public',
  'GET /api/cognitive/stream': 'public',
  'GET /api/cognitive/explain/:field': 'public',
  'GET /api/cognitive/hypotheses': 'public',
  'GET /api/cognitive/dreams': 'public',
  'GET /api/cognitive/dreams/:id': 'public',
  'GET /api/cognitive/model': 'public',
  'GET /api/cognitive/history': 'public',
  'GET /api/cognitive/replay': 'public',
  'GET /api/bride-say': 'public',
  'POST /api/bride-demo': 'public',
  'GET /api/bride/v1/cognitive': 'tools key',

  'GET /api': 'public',
  'GET /api/health': 'public',
  'GET /api/pricing': 'public',
  'POST /api/pricing/checkout': 'tools or design key',
  'GET /api/billing/orders/:id': 'the address',
  'GET /api/billing/sandbox/:id': 'the address',
  'POST /api/billing/sandbox/:id/confirm': 'the address',
  'POST /api/billing/stripe': 'signature',
  'GET /api/keys/me/orders': 'tools or design key',
  'GET /api/keys/me/orders/:id/receipt': 'tools or design key',
  'POST /api/keys/me/orders/:id/refund': 'tools or design key',
  'POST /api/register': 'public',
  'GET /api/register': 'public',
  'GET /api/v1/agents/confirm/:token': 'the address',
  'POST /api/v1/agents/confirm/:token': 'the address',
  'GET /api/register/confirm/:token': 'the address',
  'POST /api/register/confirm/:token': 'the address',
  'POST /api/fashion-concept': 'none or tools key',
  'POST /api/generate': 'none or tools key',
  'POST /api/generate-fashion-image': 'none or tools key',
  'GET /api/status/:job_id': 'the address',
  'DELETE /api/status/:job_id': 'none or tools key',
  'GET /api/images/:job_id/:name': 'the address',
  'POST /api/chat': 'none or tools key',
  'GET /api/keys/me': 'tools or design key',
  'POST /api/keys/rotate': 'tools or design key',
  'DELETE /api/keys/me': 'tools or design key',
  ...under('/v1', OPEN_AI),
  ...under('/api/v1', OPEN_AI),
};
