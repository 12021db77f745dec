import type { ReceivedFile } from '@szansa/api-client/contract';
import type { AgencyPatch, CustomerText, StatusSetting, TierPeriod } from '@szansa/domain/agency';

import {
  changeRecord,
  findStorage,
  printableLogo,
  replaceLogo,
  verb,
  type Module,
  type StaffContext,
  type Work,
} from '#platform';
import { agencySettings, logoFile, settingsOf, type Agency } from './answers.ts';
import { agencyDemo, agencyStart } from './demo.ts';
import {
  findAgency,
  setCustomerTexts,
  setStatuses,
  setTiers,
  shortenSessions,
  updateAgency,
} from './queries.ts';

/** There is one agency; in the audit log it needs an id all the same. */
const agencyEntity = { entity: 'agency', entityId: '1' } as const;

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
function changeAgency(
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

interface Read {
  /** The version of the settings that was read. */
  readonly version: number;
}

function changeLogo(
  context: StaffContext,
  { version: readVersion }: Read,
  received: ReceivedFile | null,
): Promise<Agency> {
  return verb(context, async (work) => {
    const { version, logo } = await findAgency(work.db, { lock: true });
    const change = {
      ...agencyEntity,
      action: 'edit',
      version,
      readVersion,
      logo,
      save: (fileId: string | null, next: number) =>
        updateAgency(work.db, { logoFileId: fileId, version: next }),
    } as const;
    await replaceLogo(work, change, received);
    return agencySettings(work);
  });
}

/** Puts a logo in the place of the one before. @throws 409 `stale_version`, 415 `file_type` */
async function saveLogo(context: StaffContext, read: Read, files: readonly ReceivedFile[]): Promise<Agency> {
  return changeLogo(context, read, await printableLogo(files));
}

/** Removes the logo; without one nothing happens. @throws 409 `stale_version` */
function removeLogo(context: StaffContext, read: Read): Promise<Agency> {
  return changeLogo(context, read, null);
}

/** The agency's own data, its statuses and commission tiers, and its logo. */
export const agencyModule = {
  routes: {
    agency: {
      get: ({ context }) => agencySettings(context),
      update: ({ body, context }) => changeAgency(context, body),
      storage: ({ context }) => findStorage(context.db),
      logo: ({ context }) => logoFile(context),
      saveLogo: ({ query, files, context }) => saveLogo(context, query, files),
      removeLogo: ({ query, context }) => removeLogo(context, query),
    },
  },
  start: agencyStart,
  demo: agencyDemo,
} as const satisfies Module;
