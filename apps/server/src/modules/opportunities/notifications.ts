import { isAdministrator } from '@szansa/domain/access';

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

/** Who may get notifications about an opportunity, and its name in them. */
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

/**
 * Common fields of the kinds that notify users with the right to assign, each morning, of a number of opportunities.
 */
const eachMorning = {
  group: 'opportunities',
  source: 'dashboard',
  type: () => 'system' as const,
  right: 'opportunity.edit',
  subject: null,
  isLatestOnly: true,
  isFor: ({ roles }: Person) => isAdministrator(roles),
} as const;

/**
 * Notification of an opportunity assigned to the recipient by another user: an existing one, a new one, or by an
 * offboarding.
 */
export const opportunityAssigned: NotificationDeclaration<'opportunity_assigned'> = {
  kind: 'opportunity_assigned',
  ...aboutOne,
  type: () => 'admin',
  link: (_, recordId) => opportunityPath(recordId),
  joined: 'kind',
  isFor: (person) => person.can('opportunity.edit'),
  on: {
    'opportunity.assigned': async (_, assignments) =>
      assignments.map(({ opportunityId: recordId, number, workerId }) => ({
        to: [workerId],
        recordId,
        content: { kind: 'opportunity_assigned', number },
      })),
  },
};

/**
 * Notification that a user requests one of the recipient's opportunities; the browser also shows a dialog at once.
 */
export const reassignRequested: NotificationDeclaration<'reassign_requested'> = {
  kind: 'reassign_requested',
  ...aboutOne,
  type: () => 'admin',
  link: (_, recordId) => opportunityPath(recordId),
  isQuiet: true,
  isFor: (person) => person.can('opportunity.edit'),
  on: {
    'opportunity.reassign_requested': async (_, requests) =>
      requests.map(({ opportunityId: recordId, number, workerId, requester }) => ({
        to: [workerId],
        recordId,
        content: { kind: 'reassign_requested', number, requester },
      })),
  },
};

/**
 * Notification of the decision on the recipient's request, sent by the decision; the browser also shows its own
 * toast.
 */
export const reassignDecided: NotificationDeclaration<'reassign_decided'> = {
  kind: 'reassign_decided',
  ...aboutOne,
  type: () => 'admin',
  link: (_, recordId) => opportunityPath(recordId),
  isQuiet: true,
};

/** Notifies the sender that a mail to the customer did not reach the mail server, or that this is unknown. */
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

/** Notifies users with the right to assign, each morning, of opportunities without an owner. */
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

/** Notifies users with the right to assign, each morning, of leads that are older than the agency's limit. */
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
