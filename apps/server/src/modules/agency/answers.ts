import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { customerTextsInOrder, type AgencyPatch } from '@szansa/domain/agency';
import { fromTenThousandths, toTenThousandths } from '@szansa/domain/shared';

import { downloadFile, notFound, type Db, type ProducedFile, type StaffReading } from '#platform';
import { findAgency, listCustomerTexts, listStatuses, listTiers, type AgencyRow } from './queries.ts';

export type Agency = Data<Endpoints['agency']['get']>;

type Settings = Required<AgencyPatch>;

/** The tiers of all months, percents as they are typed, without the zeros the database adds. */
export async function currentTiers(db: Db): Promise<Agency['commissionTiers']> {
  const periods = Map.groupBy(await listTiers(db), ({ since }) => since);
  return [...periods].map(([since, tiers]) => ({
    since,
    tiers: tiers.map(({ from, percent }) => ({
      from,
      percent: fromTenThousandths(toTenThousandths(percent)),
    })),
  }));
}

/** The agency under the names a change uses. */
export async function settingsOf(db: Db, row: AgencyRow): Promise<Settings> {
  const { logoFileId: _, logo: __, version: ___, ...columns } = row;
  const [statuses, commissionTiers] = [await listStatuses(db), await currentTiers(db)];
  const customerTexts = customerTextsInOrder(await listCustomerTexts(db));
  return { ...columns, statuses, commissionTiers, customerTexts };
}

export async function agencySettings({ db }: StaffReading): Promise<Agency> {
  const row = await findAgency(db);
  return { ...(await settingsOf(db, row)), hasLogo: row.logoFileId !== null, version: row.version };
}

/** The logo as it was uploaded. @throws 404 when there is none. */
export async function logoFile(reading: StaffReading): Promise<ProducedFile> {
  const { logoFileId } = await findAgency(reading.db);
  if (logoFileId === null) throw notFound();
  return downloadFile(reading, logoFileId);
}
