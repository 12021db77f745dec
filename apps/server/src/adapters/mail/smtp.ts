import { Transform } from 'node:stream';

import { RefusedMail, UnansweredMail, type MailTransport } from './mail-transport.ts';

/** Steps whose refusal is about the mail; that of any other, such as the password's, is about the mail server's setting. */
const stepsOfMail: readonly unknown[] = ['RCPT TO', 'DATA'];

/** A refusal as the mail server put it, of the mail for good where its reply is 5xx, which RFC 5321 calls permanent. */
function refusalOf(error: Error): Error {
  const isOfMail = 'command' in error && stepsOfMail.includes(error.command);
  if (!isOfMail || !('response' in error) || !('responseCode' in error)) return error;
  const Refused = Number(error.responseCode) >= 500 ? RefusedMail : Error;
  return new Refused(String(error.response), { cause: error });
}

const seconds = (count: number) => count * 1000;

interface SmtpSettings {
  readonly allowsPlain: boolean;
}

/** Opens the connections to a mail server, and remembers in `whole` of which mails it was given every byte. */
async function openTransporter(url: string, { allowsPlain }: SmtpSettings, whole: Set<string>) {
  const { createTransport } = await import('nodemailer');
  const transporter = createTransport({
    url,
    requireTLS: !allowsPlain,
    dnsTimeout: seconds(10),
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(30),
    // texts are ours, but nothing in a mail may name a file or an address to be read
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transporter.use('stream', ({ data, message }, done) => {
    const pass = () =>
      new Transform({
        transform: (chunk, _, next) => next(null, chunk),
        flush: (next) => {
          if (data.messageId !== undefined) whole.add(data.messageId);
          next();
        },
      });
    message.transform(pass);
    done();
  });
  return transporter;
}

/**
 * A mail server by its address, e.g. `smtp://user:password@host:587`. A mail goes over TLS or not at all, unless
 * `allowsPlain`. The library, 30 MB of memory, is loaded with the first mail.
 */
export function smtp(url: string, settings: SmtpSettings): MailTransport {
  /** Ids of mails under way of which the mail server was given every byte. */
  const whole = new Set<string>();
  let opened: ReturnType<typeof openTransporter> | null = null;
  return {
    async send({ messageId, from, to, replyTo, subject, text, html, attachments }) {
      const answers = replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } };
      const mail = {
        messageId,
        from: { ...from },
        to: { name: '', address: to },
        ...answers,
        subject,
        text,
        html,
        attachments: [...attachments],
      };
      // so that holiday answers are not sent back
      opened ??= openTransporter(url, settings, whole);
      const transporter = await opened;
      try {
        await transporter.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const isAnswered = 'responseCode' in error;
        if (!isAnswered && whole.has(messageId)) throw new UnansweredMail(String(error), { cause: error });
        throw refusalOf(error);
      } finally {
        whole.delete(messageId);
      }
    },
    close: () => void opened?.then((transporter) => transporter.close()),
  };
}
