import type { AgencyPatch, CustomerText, StatusSetting, TierPeriod } from '@szansa/domain/agency';

import { changeRecord, verb, type StaffContext, type Work } from '#platform';
import { agencySettings, settingsOf, type Agency } from '../answers.ts';
import {
  findAgency,
  setCustomerTexts,
  setStatuses,
  setTiers,
  shortenSessions,
  updateAgency,
} from '../queries.ts';

/** There is one agency; in the audit log it needs an id all the same. */
export const agencyEntity = { entity: 'agency', entityId: '1' } as const;

interface Lists {
  readonly statuses?: readonly StatusSetting[] | undefined;
  readonly commissionTiers?: readonly TierPeriod[] | undefined;
  readonly customerTexts?: readonly CustomerText[] | undefined;
}

async function saveLists(work: Work, { statuses, commissionTiers, customerTexts }: Lists): Promise<void> {
  if (statuses) await setStatuses(work.db, statuses);
  if (commissionTiers) await setTiers(work.db, commissionTiers);
  if (customerTexts) await setCustomerTexts(work.db, customerTexts);
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
        const { statuses, commissionTiers, customerTexts, ...columns } = input.changes;
        await updateAgency(work.db, { ...columns, version });
        await saveLists(work, { statuses, commissionTiers, customerTexts });
        if (after.sessionMaxDays < before.sessionMaxDays) {
          await shortenSessions(work.db, after.sessionMaxDays);
        }
      },
      emit: () => work.platform.sessions.refresh(work, { everyone: true }),
    });
    return agencySettings(work);
  });
}
