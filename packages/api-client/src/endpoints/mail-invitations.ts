import { excludable } from '@szansa/domain/access';
import { z } from 'zod';

import { schemaNames } from '../contract/index.ts';
import { instant } from './records.ts';

/** A person named in a mail. */
export const mailPerson = z
  .object({ name: z.string().nullable(), address: z.string().nullable() })
  .register(schemaNames, { id: 'MailPerson' });

const invitation = {
  kind: z.enum(['invitation', 'cancellation', 'reply']),
  title: z.string().nullable(),
  location: z.string().nullable(),
  note: z.string().nullable(),
  /** Of a series the first time; of whole days midnight in Warsaw. */
  startAt: instant,
  /** Of whole days the midnight after the last one. */
  endAt: instant.nullable(),
  isAllDay: z.boolean(),
  isRepeated: z.boolean(),
};

/** What a mail among files invites to. */
export const storedInvitation = z
  .object({ ...invitation, organiser: mailPerson.nullable(), attendees: z.array(mailPerson) })
  .register(schemaNames, { id: 'StoredMailInvitation' });

const invitedPerson = z
  .object({ name: z.string().nullable(), address: excludable('customer.emails', z.string().nullable()) })
  .register(schemaNames, { id: 'InvitedPerson' });

/** What a received mail invites to. */
export const receivedInvitation = z
  .object({ ...invitation, organiser: invitedPerson.nullable(), attendees: z.array(invitedPerson) })
  .register(schemaNames, { id: 'ReceivedMailInvitation' });
