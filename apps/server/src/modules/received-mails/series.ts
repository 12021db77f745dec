import { alikeMails, flood, floodOf, type FloodMail } from '@szansa/domain/received-mail';

import type { Work } from '#platform';
import { joinSeries, listOfSender, lockSeries, lockSender } from './series-queries.ts';

/**
 * Returns the line that a further mail of a sender joins (rule RM5), and has the other mails that are alike join it as well.
 * The latest of them that can be a line is it; null where there is none, or they are not too many.
 */
export async function gatherSeries(
  { db }: Pick<Work, 'db'>,
  senderAddress: string,
  mail: FloodMail,
): Promise<string | null> {
  await lockSender(db, senderAddress);
  const recent = await listOfSender(db, senderAddress, mail.countedAt);
  if (recent.length < flood.mails) return null;
  const together = floodOf(mail, alikeMails(mail, recent));
  if (together.length === 0) return null;
  const lines = new Set(together.map(({ id, joinedTo }) => joinedTo ?? id));
  const [line, ...others] = await lockSeries(db, [...lines]);
  if (line === undefined) return null;
  await joinSeries(db, line, others);
  return line;
}
