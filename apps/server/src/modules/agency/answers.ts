import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import type { Language } from '@szansa/domain/account';
import { customerTextsInOrder, type AgencyPatch } from '@szansa/domain/agency';
import { labelsEn, labelsPl } from '@szansa/domain/language';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
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

type StatusNames = Readonly<Record<OpportunityStatus, string>>;

const labels = { pl: labelsPl, en: labelsEn } as const satisfies Readonly<Record<Language, object>>;

/** What lists of opportunities are exported with. */
export async function exportWords(
  reading: StaffReading,
): Promise<{ readonly language: Language; readonly status: StatusNames }> {
  return { language: reading.language, status: await statusNames(reading) };
}

/** What statuses are called in the reader's language: as the agency has named them, else as the product does. */
async function statusNames({ db, language }: StaffReading): Promise<StatusNames> {
  const own = (await listStatuses(db)).flatMap(({ slug, name }) => {
    const given = name[language];
    return given === null ? [] : [[slug, given] as const];
  });
  return { ...labels[language].status, ...Object.fromEntries(own) };
}
