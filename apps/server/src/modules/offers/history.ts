import { personName } from '@szansa/domain/shared';
import { vehicleName } from '@szansa/domain/vehicle';

import { findRepresentatives } from '#modules/representatives';
import { findVehicles } from '#modules/vehicles';
import type { Work } from '#platform';
import type { AuditedOffer } from './fields.ts';

type Value = string | number | boolean | null;

/** A changed field in the history, under its name in the offer's response. */
export interface DescribedChange {
  readonly field: string;
  readonly from: Value;
  readonly to: Value;
}

/** Maximum characters of a long text in the history. */
const excerpt = 300;

const recordFields = {
  vehicleId: 'vehicle',
  bankRepresentativeId: 'bankRepresentative',
  dealerRepresentativeId: 'dealerRepresentative',
} as const;

const idsOf = (offers: readonly AuditedOffer[], fields: readonly (keyof typeof recordFields)[]) =>
  offers.flatMap((offer) => fields.map((field) => offer[field])).filter((id) => id !== null);

/** What the vehicles and people of offers are called now, by id. */
async function namesIn({ db }: Work, offers: readonly AuditedOffer[]): Promise<ReadonlyMap<string, string>> {
  const [vehicles, people] = await Promise.all([
    findVehicles(db, idsOf(offers, ['vehicleId'])),
    findRepresentatives(db, idsOf(offers, ['bankRepresentativeId', 'dealerRepresentativeId'])),
  ]);
  return new Map([
    ...vehicles.map((vehicle) => [vehicle.id, vehicleName(vehicle)] as const),
    ...people.map((person) => [person.id, personName(person)] as const),
  ]);
}

function shown(value: Value): Value {
  return typeof value === 'string' ? value.slice(0, excerpt) : value;
}

/**
 * Returns the differences between an offer before and after, with both values. Records are given by their current
 * names, since they may be renamed afterwards. A vehicle whose description alone changed has the same name and is left
 * out.
 */
export async function describedChanges(
  work: Work,
  before: AuditedOffer,
  after: AuditedOffer,
): Promise<DescribedChange[]> {
  const names = await namesIn(work, [before, after]);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const { vehicleInfo: _from, ...from } = before;
  const { vehicleInfo: _to, ...to } = after;
  const all = Object.keys(from).map((key) => {
    const field = key as keyof typeof from;
    return field in recordFields
      ? {
          field: recordFields[field as keyof typeof recordFields],
          from: nameOf(from[field as keyof typeof recordFields]),
          to: nameOf(to[field as keyof typeof recordFields]),
        }
      : { field, from: shown(from[field]), to: shown(to[field]) };
  });
  return all.filter((change) => change.from !== change.to);
}
