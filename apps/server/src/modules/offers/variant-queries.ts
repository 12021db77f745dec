import type { Db } from '#platform';

/** The car offer of a variant, and whether everybody is shown it. */
export function findOffered(db: Db, variantId: string) {
  return db
    .selectFrom('carVariant')
    .innerJoin('carOffer', 'carOffer.id', 'carVariant.carOfferId')
    .select(['carOffer.id', 'carOffer.status'])
    .where('carVariant.id', '=', variantId)
    .executeTakeFirst();
}

/** The car offers of variants, by name. */
export async function findVariantNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('carVariant')
    .innerJoin('carOffer', 'carOffer.id', 'carVariant.carOfferId')
    .select(['carVariant.id', 'carVariant.carOfferId', 'carOffer.name'])
    .where('carVariant.id', 'in', ids)
    .execute();
}
