import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ACCOUNT_EXPORT, keptIn, type AccountExport } from '../../common/ports/account-export.js';
import { Ports } from '../../common/ports/ports.js';

const ACCOUNT = 't.account_id = $1::uuid';
const OWNER = `t.owner = 'account:' || $1::text`;

/** What the tools keep of the holder of a key. */
@Injectable()
export class ToolsAccountExport implements AccountExport, OnModuleInit {
  readonly kept = [
    keptIn('registration', 'tools_registration', ACCOUNT, 'email'),
    keptIn('instant_key', 'tools_instant_key', ACCOUNT, 'account_id'),
    keptIn('mailed_link', 'tools_email_link', ACCOUNT, 'created_at', ['hash']),
    keptIn('chat_pack', 'tools_chat_pack', ACCOUNT, 'account_id'),
    keptIn('order', 'tools_order', ACCOUNT, 'id', ['checkout_url']),
    keptIn('conversation', 'tools_chat_session', OWNER, 'id'),
    keptIn('image_job', 'tools_image_job', OWNER, 'id', ['receipts']),
  ];

  constructor(private readonly ports: Ports) {}

  onModuleInit(): void {
    this.ports.provide(ACCOUNT_EXPORT.tools, this);
  }
}
