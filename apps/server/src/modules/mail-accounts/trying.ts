import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import {
  mailAccountProblems,
  sendsPasswordElsewhere,
  type MailAccountTrial,
} from '@szansa/domain/mail-account';

import { signInToImap } from '#adapters/mailbox/imap.ts';
import { MailboxError, type MailSession } from '#adapters/mailbox/mailbox.ts';
import { invalid, notFound, type StaffContext } from '#platform';
import { openPassword } from './password.ts';
import { findAccount } from './queries.ts';

type Trial = Data<Endpoints['mailAccounts']['tryOut']>;

/** Returns the typed password, or the stored one if it is sent only to the account's own server. @throws 404, 422 */
async function passwordOf(context: StaffContext, trial: MailAccountTrial): Promise<string> {
  if (trial.password) return trial.password;
  if (trial.id === undefined) throw invalid({ path: 'password', code: 'required' });
  const stored = await findAccount(context.db, trial.id);
  if (!stored) throw notFound();
  if (sendsPasswordElsewhere(stored, trial)) throw invalid({ path: 'password', code: 'required' });
  return openPassword(context, stored);
}

const failed = ({ problem, serverText: said }: MailboxError, found: Omit<Trial, 'failure'>): Trial => ({
  ...found,
  failure: { problem, said },
});

async function lookInto(session: MailSession, trial: MailAccountTrial): Promise<Trial> {
  const folders = await session.folders();
  try {
    const { mailCount } = await session.open(trial.folder);
    const { afterTaking, movedTo } = trial;
    const isMissing = afterTaking === 'move' && !folders.includes(movedTo ?? '');
    const failure = isMissing ? { problem: 'target_missing' as const, said: null } : null;
    return { failure, folders, mailCount };
  } catch (error) {
    if (error instanceof MailboxError) return failed(error, { folders, mailCount: null });
    throw error;
  }
}

/**
 * Signs in with the typed values, and returns what is wrong, or the folders found. It ingests no mails.
 * @throws 404 for an unknown account, 422 for fields that contradict each other and for a password that is missing
 */
export async function tryOut(context: StaffContext, trial: MailAccountTrial): Promise<Trial> {
  const problems = mailAccountProblems(trial);
  if (problems.length > 0) throw invalid(...problems);
  const { host, port, security, userName } = trial;
  const password = await passwordOf(context, trial);
  try {
    const session = await signInToImap({ host, port, security, userName, password });
    try {
      return await lookInto(session, trial);
    } finally {
      await session.close();
    }
  } catch (error) {
    if (error instanceof MailboxError) return failed(error, { folders: [], mailCount: null });
    throw error;
  }
}
