import { SMTPServer } from 'smtp-server';

/** A mail server that gives each mail its configured reply in turn, and stores accepted mails. */
export async function mailServer() {
  const ingested: { to: string[]; from: string; source: string }[] = [];
  const refusals: { code: number; text: string }[] = [];
  /** Addresses that do not exist on it. */
  const unknown = new Set<string>();
  const connections = { count: 0 };
  const gate: { open: Promise<void> } = { open: Promise.resolve() };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      connections.count += 1;
      done();
    },
    onRcptTo({ address }, _session, done) {
      if (!unknown.has(address)) done();
      else done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      const answer = () => {
        const refused = refusals.shift();
        if (refused) {
          done(Object.assign(new Error(refused.text), { responseCode: refused.code }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        ingested.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      };
      stream.on('end', () => void gate.open.then(answer));
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, accepted: ingested, refusals, unknown, connections, gate, close };
}

/** Encoded parts of a mail as they are read. */
export function readMail(source: string): string {
  return source
    .split(/\r?\n\r?\n/)
    .map((part) => {
      const plain = part.replaceAll(/=\r?\n/g, '');
      const bytes = plain.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
      return bytes === plain ? plain : Buffer.from(bytes, 'latin1').toString('utf8');
    })
    .join('\n\n');
}
