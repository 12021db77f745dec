import {
  namedEntries,
  refusedVariants,
  shownVariant,
  unfitEquipment,
  unfitReferences,
  type AvailabilitySwitch,
} from '@szansa/domain/catalogue';

import { lockEntries } from '#modules/car-lists';
import { dealerExists } from '#modules/dealers';
import { invalid, type RefusedField, type Work } from '#platform';
import type { WholeOffer, WholeVariant } from './whole-offer.ts';

type Entries = Awaited<ReturnType<typeof lockEntries>>;

const notAllowed = (path: string): RefusedField => ({ path, code: 'value_not_allowed' });

const namedBy = ({ carColorId, carAvailabilityId, equipment }: WholeVariant) => [
  ...[carColorId, carAvailabilityId].filter((id) => id !== null),
  ...equipment.flatMap((item) => [item.carEquipmentId, item.carEquipmentSectionId ?? item.carEquipmentId]),
];

const isAvailability = (entries: Entries, id: string | null) =>
  entries.get(id ?? '')?.kind === 'availability';

/** What variants name that there is not. */
async function unfitVariants(
  { db }: Pick<Work, 'db'>,
  variants: readonly WholeVariant[],
  entries: Entries,
): Promise<RefusedField[]> {
  const found: RefusedField[] = [];
  for (const [index, { carAvailabilityId, dealerId, equipment }] of variants.entries()) {
    const at = (path: string) => found.push(notAllowed(`variants.${index}.${path}`));
    if (carAvailabilityId !== null && !isAvailability(entries, carAvailabilityId)) at('carAvailabilityId');
    if (dealerId !== null && !(await dealerExists(db, dealerId))) at('dealerId');
    for (const path of unfitEquipment(equipment, entries)) at(path);
  }
  return found;
}

/** What is wrong with the variants of an offer, each by its place. */
function wrongVariants({ brandId, variants }: WholeOffer, entries: Entries): RefusedField[] {
  const ofKind = (kind: 'colour' | 'availability') => [...entries].filter(([, entry]) => entry.kind === kind);
  const refused = refusedVariants(variants, {
    brandId,
    brandOfColour: new Map(ofKind('colour').map(([id, { parentId }]) => [id, parentId ?? ''])),
    switchesOf: new Map(ofKind('availability').map(([id, { switches }]) => [id, switches])),
  });
  return refused.map(({ path, code }) => ({ path: path.join('.'), code }));
}

/**
 * Returns an offer as it may be stored: fields that a variant's availability does not show are emptied (rule CC8).
 * Records that it refers to are locked until the end of the transaction. @throws 422 with all violations (rules CC4,
 * CC9 to CC11), each by its variant
 */
export async function settledOffer(work: Pick<Work, 'db'>, offer: WholeOffer): Promise<WholeOffer> {
  const entries = await lockEntries(work.db, [...namedEntries(offer), ...offer.variants.flatMap(namedBy)]);
  const switchesOf = (id: string | null): readonly AvailabilitySwitch[] =>
    isAvailability(entries, id) ? (entries.get(id ?? '')?.switches ?? []) : [];
  const settled = {
    ...offer,
    variants: offer.variants.map((variant) => {
      const switches = switchesOf(variant.carAvailabilityId);
      const shown = shownVariant(variant, switches);
      return switches.includes('additional_equipment') ? shown : { ...shown, equipment: [] };
    }),
  };
  const problems = [
    ...unfitReferences(offer, entries).map(notAllowed),
    ...(await unfitVariants(work, settled.variants, entries)),
    ...wrongVariants(settled, entries),
  ];
  if (problems.length > 0) throw invalid(...problems);
  return settled;
}
