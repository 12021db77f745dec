import { isAdministrator } from '@szansa/domain/access';
import { personName } from '@szansa/domain/shared';
import { z } from 'zod';

import type { NotificationDeclaration, NotificationSubject } from '#modules/notifications';
import type { Person } from '#platform';
import {
  countStaleLeads,
  findNumbers,
  isReadableInNotification,
  listAssigners,
  namedInNotification,
} from './notification-queries.ts';
import { countUnassigned } from './owner-queries.ts';
import { isReaderOf } from './reader-queries.ts';

/** What notifications about an opportunity ask of it. */
export const opportunitySubject: NotificationSubject = {
  column: 'customerFileId',
  isReader: isReaderOf,
  isReadable: isReadableInNotification,
  named: namedInNotification,
};

/** The page of an opportunity, at one of its tabs. */
export function opportunityPath(recordId: string | null, tab?: string): `/${string}` {
  if (recordId === null) return '/sales-opportunities';
  return `/sales-opportunity/${recordId}${tab === undefined ? '' : `?tab=${tab}`}`;
}

/** What kinds about one opportunity have in common. */
const aboutOne = {
  group: 'opportunities',
  source: 'customerFile',
  right: 'opportunity.get',
  subject: opportunitySubject,
} as const;

/** What kinds have in common that tell those who assign, each morning, how many there are. */
const eachMorning = {
  group: 'opportunities',
  source: 'dashboard',
  type: () => 'system' as const,
  right: 'opportunity.edit',
  subject: null,
  isLatestOnly: true,
  isFor: ({ roles }: Person) => isAdministrator(roles),
} as const;

const owned = z.object({ workerId: z.uuid().nullable() });

/** An opportunity became the reader's: given by somebody else, new, or with others of whoever left. */
export const opportunityAssigned: NotificationDeclaration<'opportunity_assigned'> = {
  kind: 'opportunity_assigned',
  ...aboutOne,
  type: () => 'admin',
  link: (_, recordId) => opportunityPath(recordId),
  joined: 'kind',
  isFor: (person) => person.can('opportunity.edit'),
  hears: ['opportunity/create', 'opportunity/assign', 'opportunity/claim'],
  async tell({ db, actor }, entries) {
    const given = entries.flatMap(({ entityId: recordId, after }) => {
      const { workerId } = owned.parse(after);
      return workerId === null || workerId === actor?.userId ? [] : [{ recordId, workerId }];
    });
    const numbers = await findNumbers(
      db,
      given.map(({ recordId }) => recordId),
    );
    return given.flatMap(({ recordId, workerId }) => {
      const number = numbers.get(recordId)?.number;
      if (number === undefined) return [];
      return [{ to: [workerId], recordId, content: { kind: 'opportunity_assigned', number } }];
    });
  },
};

/** Somebody asks the reader for an opportunity of theirs; a window on top of the screen says it at once. */
export const reassignRequested: NotificationDeclaration<'reassign_requested'> = {
  kind: 'reassign_requested',
  ...aboutOne,
  type: () => 'admin',
  link: (_, recordId) => opportunityPath(recordId),
  isQuiet: true,
  isFor: (person) => person.can('opportunity.edit'),
  hears: ['opportunity/request_reassign'],
  async tell({ db, actor }, entries) {
    const requester = actor ? personName(actor) : '';
    const found = await findNumbers(
      db,
      entries.map(({ entityId }) => entityId),
    );
    return [...found].flatMap(([recordId, { number, workerId }]) =>
      workerId === null
        ? []
        : [{ to: [workerId], recordId, content: { kind: 'reassign_requested', number, requester } }],
    );
  },
};

/** What the reader asked for was decided; a toast of its own says it at once. Deciding tells it. */
export const reassignDecided: NotificationDeclaration<'reassign_decided'> = {
  kind: 'reassign_decided',
  ...aboutOne,
  type: () => 'admin',
  link: (_, recordId) => opportunityPath(recordId),
  isQuiet: true,
};

/** A mail to the customer did not reach the mail server, or nobody knows whether it did; told to whoever sent it. */
export const noticeFailed: NotificationDeclaration<'notice_failed'> = {
  kind: 'notice_failed',
  ...aboutOne,
  type: () => 'system',
  link: (_, recordId) => opportunityPath(recordId, 'timeline'),
  isFor: (person) => person.can('opportunity.edit'),
  async onMailEnd({ db }, { aboutEntity, aboutId, state, userId, subject }) {
    if (aboutEntity !== 'opportunity' || aboutId === null || userId === null || state === 'sent') return [];
    const number = (await findNumbers(db, [aboutId])).get(aboutId)?.number;
    if (number === undefined) return [];
    const isInDoubt = state === 'in_doubt';
    return [
      { to: [userId], recordId: aboutId, content: { kind: 'notice_failed', number, subject, isInDoubt } },
    ];
  },
};

/** Opportunities nobody owns, told each morning to those who assign. */
export const leadsUnassigned: NotificationDeclaration<'leads_unassigned'> = {
  kind: 'leads_unassigned',
  ...eachMorning,
  link: () => '/admin/unassigned-leads',
  async onMorning(db, day) {
    const leads = await countUnassigned(db);
    if (leads === 0) return [];
    const key = `leads_unassigned/${day}`;
    return [
      { to: await listAssigners(db), recordId: null, key, content: { kind: 'leads_unassigned', leads } },
    ];
  },
};

/** Leads that wait for longer than the agency wants, told each morning to those who assign. */
export const leadsStale: NotificationDeclaration<'leads_stale'> = {
  kind: 'leads_stale',
  ...eachMorning,
  link: () => '/sales-opportunities?status=lead',
  async onMorning(db, day) {
    const leads = await countStaleLeads(db, day);
    if (leads === 0) return [];
    const key = `leads_stale/${day}`;
    return [{ to: await listAssigners(db), recordId: null, key, content: { kind: 'leads_stale', leads } }];
  },
};

export const opportunityNotifications = {
  opportunity_assigned: opportunityAssigned,
  reassign_requested: reassignRequested,
  reassign_decided: reassignDecided,
  notice_failed: noticeFailed,
  leads_unassigned: leadsUnassigned,
  leads_stale: leadsStale,
};
