import { queueMail, type Work } from '#platform';
import { noticeMail, type Notice } from './mails.ts';
import { findRecipient } from './queries.ts';

/** Mails a user that something happened to their account; `to` is for an address that the account no longer has. */
export async function sendNotice(
  work: Work,
  userId: string,
  notice: Notice,
  options: { readonly to?: string } = {},
): Promise<void> {
  const person = await findRecipient(work.db, userId);
  const around = { at: new Date(), address: work.address };
  const mail = noticeMail(person.locale, notice, person.firstName, around);
  await queueMail(work, { kind: 'notice', userId, to: options.to ?? person.email, ...mail });
}
