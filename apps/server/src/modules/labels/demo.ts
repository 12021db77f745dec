import type { Insertable } from 'kysely';

import { demoPart, type Database, type Db } from '#platform';

async function insertLabels(db: Db, rows: readonly Insertable<Database['label']>[]): Promise<void> {
  await db.insertInto('label').values(rows).execute();
}

/** Labels of the demo agency: title, colour, what they are for, and which opportunities may bear them. */
const labels = [
  ['Pilne', '#b3261e', 'Odpowiedź tego samego dnia', 'any'],
  ['Flota', '#1c4f8f', 'Więcej niż trzy pojazdy', 'firm'],
  ['VIP', '#785000', 'Stały klient', 'any'],
  ['Auto elektryczne', '#1b6e3c', null, 'electric'],
  ['Odnowienie', '#6a329f', 'Kończy się poprzednia umowa', 'any'],
] as const;

export interface DemoLabel {
  readonly id: string;
  /** Any opportunity, those of firms, or those about an electric car: all of these and no others bear it. */
  readonly suits: (typeof labels)[number][3];
}

export interface LabelsDemo {
  labels: readonly DemoLabel[];
}

export const labelsDemo = demoPart([], async ({ work, random, opened }) => {
  const made = labels.map(([title, color, description, suits]) => ({
    suits,
    row: { id: random.id(opened), title, color, description },
  }));
  await insertLabels(
    work.db,
    made.map(({ row }) => row),
  );
  return { labels: made.map(({ row: { id }, suits }) => ({ id, suits })) };
});
