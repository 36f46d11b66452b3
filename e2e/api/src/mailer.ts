import { createTransport } from 'nodemailer';
import type { Env } from './env.ts';
import { createWorkQueue } from './http/work-queue.ts';

/** Longest time that the e-mail server gets for one message, in ms; browsers wait 10 s for the answer. */
const MAIL_DEADLINE_MS = 6_000;
/** Numbers of messages. One that finds the queue full, or waits for too long, is refused. */
const QUEUE = { concurrency: 4, waiting: 20 };

/** A message in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Hands a message to the e-mail server. Rejects when that fails, takes too long, or too many messages wait. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Undefined without an e-mail server in the environment. */
export function createMailer({
  SMTP_URL,
  MAIL_FROM,
}: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): SendMail | undefined {
  if (!SMTP_URL || !MAIL_FROM) return undefined;
  const transport = createTransport(SMTP_URL);
  const enqueue = createWorkQueue(QUEUE);
  return ({ to, subject, text }) =>
    enqueue(async () => {
      await transport.sendMail({
        from: MAIL_FROM,
        // As an object it is one address, whatever is in it; as text it could be a list.
        to: { name: '', address: to },
        subject,
        text,
        signal: AbortSignal.timeout(MAIL_DEADLINE_MS),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    });
}

/** Why a message was not sent, for the log: the error's own text may hold the address. */
export function reasonOf(error: unknown): string {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
  return `${code} ${responseCode}`.trim();
}
