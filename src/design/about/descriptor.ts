import { BETA_USES, KEY_REQUESTS_PER_DAY, SERVICE_NAME, SERVICE_VERSION } from '../design.states.js';
import type { DescriptorView } from '../dto/descriptor.dto.js';

const JSON_HEADER = "-H 'Content-Type: application/json'";
const DESIGN = `{"description":"A knee-length A-line dress in sage green linen with a boat neck and short sleeves","style":"minimalist"}`;

/** What the service is and how to use it; the commands work as pasted, with `$API_KEY` set for the keyed ones. */
export function descriptorOf(publicUrl: string): DescriptorView {
  const submit = `curl -s -X POST ${publicUrl}/api/v1/design ${JSON_HEADER} -H "X-API-Key: $API_KEY" -d '${DESIGN}'`;
  return {
    service: SERVICE_NAME,
    version: SERVICE_VERSION,
    base_url: publicUrl,
    workflow: [
      'Request a beta key with an e-mail address: POST /api/v1/keys/request',
      'Submit a design with X-API-Key: POST /api/v1/design',
      'Poll until completed: GET /api/design/{id}',
      'Upgrade via /api/pricing',
    ],
    examples: {
      request_key: `curl -s -X POST ${publicUrl}/api/v1/keys/request ${JSON_HEADER} -d '{"email":"maker-'$(date +%s)'@example.com","plan":"beta"}'`,
      submit_design: submit,
      poll_status: `curl -s -H 'Prefer: wait=30' "$(${submit} | sed -n 's/.*"status_url":"\\([^"]*\\)".*/\\1/p')"`,
      postman_collection: `${publicUrl}/postman_collection.json`,
    },
    limits: { beta_key_daily_requests_per_email: KEY_REQUESTS_PER_DAY, beta_key_total_uses: BETA_USES },
  };
}
