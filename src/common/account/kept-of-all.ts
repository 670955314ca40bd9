import { keptIn, type KeptRows } from '../ports/account-export.js';

const OWNER = `t.owner = 'account:' || $1::text`;

/** What every interface keeps of an account. */
export const KEPT_OF_ALL: readonly KeptRows[] = [
  keptIn('account', 'account', 't.id = $1::uuid', 'id'),
  keptIn('key', 'api_key', 't.account_id = $1::uuid', 'id', ['hash', 'pepper']),
  keptIn('usage', 'quota_counter', `t.subject = 'account:' || $1::text`, 'bucket || t.window_start', ['subject']),
  keptIn('usage_of_operations', 'key_usage', 't.account_id = $1::uuid', "day || ' ' || t.line || ' ' || t.operation"),
  keptIn('webhook', 'webhook_endpoint', OWNER, 'id', ['secret', 'pepper']),
  keptIn(
    'webhook_delivery',
    'webhook_delivery',
    `t.endpoint_id IN (SELECT id FROM webhook_endpoint WHERE owner = 'account:' || $1::text)`,
    'id',
  ),
  keptIn('mail', 'mail_message', OWNER, 'id', ['content', 'pepper']),
  keptIn('operator_change', 'audit_entry', 't.target = $1::text', 'id', ['actor', 'address', 'request_id']),
];
