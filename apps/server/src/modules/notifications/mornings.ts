import { notificationText, summaryMail } from '@szansa/domain/language';
import { morningAt } from '@szansa/domain/notification';
import { z } from 'zod';

import {
  jobKind,
  linkTo,
  loadPerson,
  queueMail,
  verb,
  type Context,
  type Person,
  type Work,
} from '#platform';
import { inboxOf } from './answers.ts';
import { declarationOf, type NotificationDeclaration, type NotificationRegistry } from './kinds.ts';
import { startMorning, nextAwaiting, claimUnnotified, type Due } from './morning-queries.ts';
import { notify, settingsPath } from './notify.ts';
import { findUnread, recordOf } from './queries.ts';

/** Lines of a summary; the rest is counted. */
const mostLines = 30;

/** A summary makes sense until the next one could come: a day. */
const mailMinutes = 24 * 60;

/**
 * Creates the notifications of a working day's morning exactly once, regardless of the number of servers and when they
 * start. Calls during the rest of the day create those that have been added since, of kinds that are checked all day.
 */
function writeMorning(
  context: Context,
  declarations: readonly NotificationDeclaration[],
  day: string,
): Promise<void> {
  return verb(context, async (work) => {
    const isStarted = !(await startMorning(work.db, day));
    for (const declared of declarations) {
      if (!declared.onMorning || (isStarted && !declared.isLookedForAllDay)) continue;
      await notify(work, declared, await declared.onMorning(work.db, day));
    }
  });
}

/** Mails a user their summary: pending notifications that they may still read and have not read meanwhile. */
async function summarise(
  work: Work,
  registry: NotificationRegistry,
  reader: Person,
  due: Due,
): Promise<void> {
  const { userId } = reader;
  const ids = await claimUnnotified(work.db, due, userId);
  if (ids.length === 0) return;
  const unread = await findUnread(work.db, inboxOf(registry, reader), ids);
  if (unread.length === 0) return;
  const { config } = work.platform;
  const lines = unread.slice(0, mostLines).map((row) => ({
    text: notificationText(row.content, row.count, reader.locale),
    link: linkTo(config, declarationOf(registry, row.content.kind).link(row.content, recordOf(row))),
  }));
  const mail = summaryMail(lines, unread.length, linkTo(config, settingsPath), reader.locale);
  await queueMail(work, { kind: 'notice', userId, to: reader.email, ...mail, minutes: mailMinutes });
}

/** Does the work of a working day's morning that has not been done as of an instant (rules NO4 to NO6). */
export async function sendMorning(
  context: Context,
  registry: NotificationRegistry,
  now: Date,
): Promise<void> {
  const morning = morningAt(now);
  if (!morning) return;
  const declarations: readonly NotificationDeclaration[] = Object.values(registry);
  const ofMornings = declarations.filter((declared) => declared.onMorning !== undefined);
  await writeMorning(context, ofMornings, morning.day);
  if (morning.summaryUntil === null) return;
  const due = { until: morning.summaryUntil, kinds: ofMornings.map(({ kind }) => kind) };
  let last: string | null = null;
  for (;;) {
    const userId = await nextAwaiting(context.db, due, last);
    if (userId === undefined) return;
    const reader = await loadPerson(context.platform.pool, userId);
    if (reader) await verb(context, (work) => summarise(work, registry, reader, due));
    last = userId;
  }
}

/**
 * Returns a job that runs every ten minutes of the working hours. It does the morning's work if that is still pending,
 * also when no server ran in the morning, and adds notifications that came up since.
 */
export function morningJob(registry: NotificationRegistry) {
  return jobKind({
    name: 'notification.morning',
    data: z.object({}),
    policy: 'exclusive',
    retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 300 },
    // what the clock enqueues is notified; this is how late a retry may be
    punctuality: 300,
    schedule: '*/10 7-20 * * *',
    run: (context) => sendMorning(context, registry, new Date()),
  });
}
