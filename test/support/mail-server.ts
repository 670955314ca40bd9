import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string;
  subject: string;
  /** The plain-text part, decoded. */
  text: string;
  raw: string;
}

/** A local SMTP server. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Codes that the next messages are answered with; 250 when there is none. */
  replies: number[] = [];
  private readonly tries: string[] = [];
  /** It answers nobody before this. */
  ready: Promise<void> = Promise.resolve();
  private server: SMTPServer;
  private port = 0;

  private constructor() {
    this.server = this.make();
  }

  private make(): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          const to = rcptTo[0].address;
          const code = this.replies.shift() ?? 250;
          void this.ready.then(() => {
            this.tries.push(to);
            if (code !== 250) return done(Object.assign(new Error('not now'), { responseCode: code }));
            const mail = read(Buffer.concat(chunks).toString());
            this.received.push({ from: mailFrom ? mailFrom.address : '', to, ...mail });
            done();
          });
        });
      },
    });
    server.on('error', () => undefined); // a client that dies in the middle
    return server;
  }

  static async open(): Promise<MailServer> {
    const post = new MailServer();
    await post.listen();
    return post;
  }

  /** After close, at the same port. */
  async reopen(): Promise<void> {
    this.server = this.make();
    await this.listen();
  }

  private async listen(): Promise<void> {
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  to(address: string): ReceivedMail[] {
    return this.received.filter(({ to }) => to === address);
  }

  attempts(address: string): number {
    return this.tries.filter((to) => to === address).length;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

function read(raw: string): Pick<ReceivedMail, 'subject' | 'text' | 'raw'> {
  const subject = /^Subject: ((?:.*)(?:\r\n[ \t].*)*)/im.exec(raw)?.[1].replace(/\r\n[ \t]/g, ' ') ?? '';
  const part = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/i.exec(raw);
  const encoding = /Content-Type: text\/plain[^]*?Content-Transfer-Encoding: (\S+)/i.exec(raw)?.[1];
  return { subject, raw, text: decoded(part?.[1] ?? '', encoding ?? '7bit').replace(/\r\n/g, '\n') };
}

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
