import type { Socket } from 'node:net';

import hoodiecrow from 'hoodiecrow-imap';

/** Who may sign in to it. */
export const imapUser = { userName: 'biuro', password: 'Haslo-do-poczty-1' };

interface ImapServerOptions {
  /** Uses TLS from the first byte, with a self-signed certificate. */
  readonly secure?: boolean;
}

/** A real IMAP server with one account: the folder `INBOX`, and `Zrobione` for mails that are moved. */
export async function imapServer({ secure = false }: ImapServerOptions = {}) {
  const server = hoodiecrow({
    plugins: ['IDLE', 'MOVE', 'UIDPLUS', 'LITERALPLUS', 'ENABLE', 'ID', 'UNSELECT', 'SASL-IR', 'AUTH-PLAIN'],
    users: { [imapUser.userName]: { password: imapUser.password } },
    storage: {
      INBOX: { uidvalidity: 7, messages: [] },
      '': { separator: '/', folders: { Zrobione: {} } },
    },
    secureConnection: secure,
  });
  const lines = new Set<Socket>();
  const seen = { lines: 0, downloads: 0 };
  const download = /UID FETCH .*BODY/i;
  /** Ends a connection after this many more of this command: fetching mails unless another is named. */
  const cut = { after: Number.POSITIVE_INFINITY, command: download };
  server.server.on(secure ? 'secureConnection' : 'connection', (line: Socket) => {
    seen.lines += 1;
    lines.add(line);
    line.on('close', () => lines.delete(line));
    line.on('error', () => undefined);
    line.on('data', (chunk: Buffer) => {
      const text = chunk.toString('latin1');
      if (download.test(text)) seen.downloads += 1;
      if (!cut.command.test(text)) return;
      cut.after -= 1;
      if (cut.after <= 0) line.destroy();
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const folder = (name: string) => {
    const found = server.getMailbox(name);
    if (!found) throw new Error(`There is no folder ${name}`);
    return found;
  };
  const endLines = () => {
    for (const line of lines) line.destroy();
  };
  return {
    port,
    seen,
    cut,
    /** Puts a mail into the folder `INBOX`; `day` is how IMAP writes one, `01-Nov-2026`. */
    deliver: (raw: string, day?: string) =>
      server.appendMessage(
        'INBOX',
        [],
        day === undefined ? false : `${day} 12:00:00 +0000`,
        Buffer.from(raw, 'utf8').toString('latin1'),
      ),
    /** The flags of each mail of a folder. */
    flags: (name = 'INBOX') => folder(name).messages.map(({ flags }) => flags),
    /** Changes its UIDVALIDITY, as a restored folder does. */
    changeValidity: () => {
      folder('INBOX').uidvalidity += 1;
    },
    setPassword: (password: string) => {
      server.users[imapUser.userName] = { password };
    },
    endLines,
    close: () => {
      endLines();
      return new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
