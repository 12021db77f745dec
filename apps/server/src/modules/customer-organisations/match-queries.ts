import { personOf } from '#modules/users';
import { similarName, type Db } from '#platform';

/** What firms are looked for by; null where it is not complete. `name` is folded, without its legal form. */
export interface TypedFirm {
  readonly taxIdNumber: string | null;
  readonly regon: string | null;
  readonly krs: string | null;
  readonly name: string | null;
}

export type MatchRow = Awaited<ReturnType<typeof findMatches>>[number];

const mostShown = 5;

/** Firms that share a number, those first, or have a very similar name, but for `except`. */
export async function findMatches(db: Db, { name, ...numbers }: TypedFirm, except: string | null) {
  const similar = similarName('customerOrganisation.searchName', name);
  const fields = (['taxIdNumber', 'regon', 'krs'] as const).flatMap((field) => {
    const value = numbers[field];
    return value === null ? [] : [{ field, value }];
  });
  if (fields.length === 0 && name === null) return [];
  return db
    .selectFrom('customerOrganisation')
    .select(['id', 'name', 'taxIdNumber', 'regon', 'krs', 'isArchived', similar.is.as('isSimilar')])
    .select((eb) => personOf(eb.ref('customerOrganisation.addedBy')).as('addedBy'))
    .where((eb) =>
      eb.or([
        ...fields.map(({ field, value }) => eb(`customerOrganisation.${field}`, '=', value)),
        ...(name === null ? [] : [similar.is]),
      ]),
    )
    .$if(except !== null, (query) => query.where('customerOrganisation.id', '<>', except ?? ''))
    .orderBy(similar.is)
    .orderBy(similar.measure, 'desc')
    .orderBy('customerOrganisation.id')
    .limit(mostShown)
    .execute();
}
