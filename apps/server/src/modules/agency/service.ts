import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import type { AgencyPatch, CommissionTier, StatusSetting } from '@szansa/domain/agency';
import { fromTenThousandths, toTenThousandths } from '@szansa/domain/shared';

import { changeRecord, verb, type Db, type StaffContext, type StaffReading, type Work } from '../platform.ts';
import {
  findAgency,
  listStatuses,
  listTiers,
  setStatuses,
  setTiers,
  shortenSessions,
  updateAgency,
  type AgencyRow,
} from './queries.ts';

type Agency = Data<Endpoints['agency']['get']>;

/** There is one agency; in the audit log it needs an id all the same. */
export const agencyEntity = { entity: 'agency', entityId: '1' } as const;

type Settings = Required<AgencyPatch>;

/** Percents as they are typed, without the zeros the database adds. */
async function tiersOf(db: Db): Promise<CommissionTier[]> {
  const tiers = await listTiers(db);
  return tiers.map(({ from, percent }) => ({ from, percent: fromTenThousandths(toTenThousandths(percent)) }));
}

/** The agency under the names a change uses. */
async function settingsOf(db: Db, row: AgencyRow): Promise<Settings> {
  const { logoFileId: _, logoName: __, version: ___, ...columns } = row;
  const [statuses, commissionTiers] = [await listStatuses(db), await tiersOf(db)];
  return { ...columns, statuses, commissionTiers };
}

export async function agencySettings({ db }: StaffReading): Promise<Agency> {
  const row = await findAgency(db);
  return { ...(await settingsOf(db, row)), hasLogo: row.logoFileId !== null, version: row.version };
}

interface Lists {
  readonly statuses?: readonly StatusSetting[] | undefined;
  readonly commissionTiers?: readonly CommissionTier[] | undefined;
}

async function saveLists(work: Work, { statuses, commissionTiers }: Lists): Promise<void> {
  if (statuses) await setStatuses(work.db, statuses);
  if (commissionTiers) await setTiers(work.db, commissionTiers);
}

/**
 * Changes settings of the agency; its words, and how long sessions last, reach everyone at once.
 * @throws 409 `stale_version`
 */
export function changeAgency(
  context: StaffContext,
  input: { readonly version: number; readonly changes: AgencyPatch },
): Promise<Agency> {
  return verb(context, async (work) => {
    await changeRecord(work, {
      ...agencyEntity,
      action: 'edit',
      lock: () => findAgency(work.db, { lock: true }),
      fields: (row) => settingsOf(work.db, row),
      readVersion: input.version,
      patch: input.changes,
      save: async ({ before, after, version }) => {
        const { statuses, commissionTiers, ...columns } = input.changes;
        await updateAgency(work.db, { ...columns, version });
        await saveLists(work, { statuses, commissionTiers });
        if (after.sessionMaxDays < before.sessionMaxDays) {
          await shortenSessions(work.db, after.sessionMaxDays);
        }
      },
      announce: () => work.platform.sessions.refresh(work, { everyone: true }),
    });
    return agencySettings(work);
  });
}
