/**
 * `node bench/mails.ts`: kills the server a hundred times while it imports mails from an IMAP server, and prints how
 * many were lost or imported twice; then measures how soon new mails of a folder with 100,000 old ones are imported.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { numberedMail, withMailAgency } from '../tests/live/mail-agency.ts';
import { killWhileTaking } from '../tests/live/mail-kills.ts';

const kills = Number(process.env['KILLS'] ?? 100);
const folderSize = 100_000;
const newMails = 10;

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await pause(20);
}

const { delivered, accepted, downloads } = await killWhileTaking({ kills, mailsAKill: 5, until });
const unique = new Set(accepted);
console.log(
  `${kills} kills, ${delivered.length} mails, ${downloads} downloads: ${delivered.filter((one) => !unique.has(one)).length} lost, ${accepted.length - unique.size} accepted twice`,
);

await withMailAgency(async ({ mails, beginTaking, subjects }) => {
  for (let index = 0; index < folderSize; index += 1) {
    mails.deliver(numberedMail(index, 'Dawny'), '01-Jan-2020');
  }
  for (let index = 0; index < newMails; index += 1) mails.deliver(numberedMail(folderSize + index, 'Nowy'));
  const started = performance.now();
  await beginTaking('2026-01-01');
  await until(async () => (await subjects()).length === newMails);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${newMails} new mails of a folder with ${folderSize} old ones: ${seconds} s`);
});
// the IMAP server leaves timers of connections that were cut during a wait
process.exit();
