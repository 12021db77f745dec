import { numberedMail, withMailAgency } from './mail-agency.ts';

/** The state after a server was killed while it ingested mails. */
export interface MailKills {
  readonly delivered: readonly string[];
  /** The subjects of the ingested mails, in their order. */
  readonly accepted: readonly string[];
  /** How often a mail was fetched. */
  readonly downloads: number;
}

interface Killing {
  readonly kills: number;
  /** Downloads between two kills. */
  readonly mailsAKill: number;
  /** Waits until a condition is true. */
  readonly until: (isDone: () => Promise<boolean>) => Promise<void>;
}

/** Delivers mails, kills the server repeatedly while it ingests them, and waits until it has ingested the last. */
export function killWhileTaking({ kills, mailsAKill, until }: Killing): Promise<MailKills> {
  return withMailAgency(async ({ mails, beginTaking, killServer, subjects }) => {
    const delivered = Array.from(
      { length: (kills + 1) * mailsAKill },
      (_, index) => `Zabity-${String(index).padStart(4, '0')}`,
    );
    for (const [index, subject] of delivered.entries()) mails.deliver(numberedMail(index, subject));
    await beginTaking('2026-01-01');
    for (let kill = 0; kill < kills; kill += 1) {
      const before = mails.seen.downloads;
      await until(async () => mails.seen.downloads >= before + mailsAKill);
      await killServer();
    }
    await until(async () => mails.flags().every((flags) => flags.length > 0));
    return { delivered, accepted: await subjects(), downloads: mails.seen.downloads };
  });
}
