/** What tests use of the IMAP server, which comes without types. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface Message {
    readonly uid: number;
    readonly flags: string[];
  }

  interface Mailbox {
    uidvalidity: number;
    readonly messages: Message[];
  }

  interface ImapServer {
    readonly server: Server;
    readonly users: Record<string, { password: string }>;
    getMailbox(path: string): Mailbox | undefined;
    /** `internaldate` is in IMAP's format; `false` is now. `raw` contains a byte in each character. */
    appendMessage(path: string, flags: readonly string[], internaldate: string | false, raw: string): void;
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
  }

  interface Options {
    readonly plugins: readonly string[];
    readonly users: Record<string, { password: string }>;
    readonly storage: Readonly<Record<string, object>>;
    readonly secureConnection?: boolean;
  }

  export default function hoodiecrow(options: Options): ImapServer;
}
