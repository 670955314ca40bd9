import { Inject, Injectable } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { CONFIG, type Config } from '../config/env.js';
import { letterHtml, letterText } from './letter.js';
import type { Letter } from './mails.js';

const CONNECT_MS = 5000;
const SILENCE_MS = 15_000;

/** What became of one attempt: `retry` may succeed later. `code` is a number or word, without addresses. */
export type Posted = { done: true } | { done: false; retry: boolean; code: string };

/** Hands mails to the SMTP server at SMTP_URL. */
@Injectable()
export class Postman {
  private transport: Promise<Transporter> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async post(id: string, { to, ...letter }: Letter & { to: string }): Promise<Posted> {
    const { mailFrom, publicUrl } = this.config;
    const messageId = `<${id}@${new URL(publicUrl).hostname}>`;
    try {
      const transport = await (this.transport ??= this.open());
      await transport.sendMail({
        from: mailFrom,
        to,
        messageId,
        subject: letter.subject,
        text: letterText(letter),
        html: letterHtml(letter),
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return { done: true };
    } catch (error) {
      return failureOf(error);
    }
  }

  private async open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: this.config.smtpUrl,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}

/** 5xx to the recipient or the message is final; all else (4xx, no connection, wrong credentials) may pass. */
function failureOf(error: unknown): Posted {
  const { responseCode, code, command } = error as { responseCode?: number; code?: string; command?: string };
  const aboutUs = code === 'EAUTH' || command === 'CONN' || command?.startsWith('AUTH');
  const final = responseCode !== undefined && responseCode >= 500 && !aboutUs;
  return { done: false, retry: !final, code: String(responseCode ?? code ?? 'failed').slice(0, 40) };
}
