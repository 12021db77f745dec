import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import type { RoleKey } from '@szansa/domain/access';
import { looksAfter, refusedDeactivation } from '@szansa/domain/account';

import { findInvitation, listSessions, type OpenSession } from '#modules/auth';
import { notFound, type Db, type HandlerInput, type StaffReading } from '#platform';
import { lookedAfter } from './access.ts';
import { listFirstAccounts } from './demo-queries.ts';
import {
  countOtherSuperAdministrators,
  countStaff,
  findStaffMember,
  listStaff,
  type ListedStaffRow,
  type StaffRow,
} from './queries.ts';

export type StaffAnswer = Data<Endpoints['users']['get']>;

/** What the caller may do with an account. */
async function abilities({ db, actor }: StaffReading, row: StaffRow): Promise<StaffAnswer['can']> {
  const edit = actor.can('user.edit') && looksAfter(actor.roles, row.roles);
  const self = { id: actor.userId, roles: actor.roles };
  const refusal = refusedDeactivation(self, row, await countOtherSuperAdministrators(db, row.id));
  return {
    edit,
    changeRoles: edit,
    deactivate: edit && row.isActive && refusal === null,
    reactivate: edit && !row.isActive,
    resendInvitation: edit && row.state === 'invited',
    resetSecondFactor: edit && row.hasSecondFactor && row.id !== actor.userId,
  };
}

/** An account as administrators see it. @throws 404 */
export async function staffMemberById(reading: StaffReading, id: string): Promise<StaffAnswer> {
  const found = await findStaffMember(reading.db, id);
  if (!found) throw notFound();
  const { isActive: _, ...row } = found;
  const invitation = row.state === 'invited' ? await findInvitation(reading.db, id) : undefined;
  return {
    ...row,
    // a super administrator sees everything, even fields that their other roles hide
    roleExcludedFields: row.roles.includes('SUPER_ADMIN') ? [] : row.roleExcludedFields,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    invitation: invitation
      ? {
          sentAt: invitation.sentAt.toISOString(),
          expiresAt: invitation.expiresAt.toISOString(),
          isKept: invitation.mailState === 'kept',
        }
      : null,
    can: await abilities(reading, found),
  };
}

/** Returns a user's sessions. @throws 403, 404 */
export async function sessionsOf(reading: StaffReading, id: string): Promise<OpenSession[]> {
  await lookedAfter(reading, id);
  return listSessions(reading.db, id, reading.actor.sessionId);
}

type Users = Endpoints['users'];

/** Staff a query finds. */
export function staffFound({ db }: StaffReading, query: HandlerInput<Users['list']>['query']) {
  return {
    rows: listStaff(db, query, query),
    count: countStaff(db, query),
    item: (row: ListedStaffRow) => row,
  };
}

interface FirstAccount {
  readonly email: string;
  readonly roles: readonly RoleKey[];
}

/** Returns the accounts that are printed at the start. */
export async function firstAccounts(db: Db): Promise<FirstAccount[]> {
  const people = Map.groupBy(await listFirstAccounts(db), (row) => row.email);
  return [...people].map(([email, rows]) => ({
    email,
    roles: rows.flatMap(({ roleKey }) => roleKey ?? []),
  }));
}
