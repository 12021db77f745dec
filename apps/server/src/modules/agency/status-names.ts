import type { Language } from '@szansa/domain/account';
import { labelsEn, labelsPl } from '@szansa/domain/language';
import type { OpportunityStatus } from '@szansa/domain/opportunity';

import type { StaffReading } from '#platform';
import { listStatuses } from './queries.ts';

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
