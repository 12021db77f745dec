import type { EndpointDefinition } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import type { BulkList } from '@szansa/domain/bulk-change';

import type {
  BulkTarget,
  Chosen,
  HandlerInput,
  Classification,
  StaffReading,
  StaffWork,
  Work,
} from '#platform';

/** A target with a stored change. */
export interface StoredChange extends Pick<BulkTarget<never, never>, 'right' | 'names'> {
  readonly kind: string;
  apply(work: StaffWork, record: { readonly id: string; readonly version: number }): Promise<boolean>;
  emit(work: Work): void;
}

/** The same with the records it is about. */
export interface RequestedChange extends StoredChange {
  readonly list: BulkList;
  /** The change as it is stored. */
  readonly text: string;
  check(work: StaffWork): Promise<void>;
  choose(reading: StaffReading, most: number): Promise<readonly string[]>;
  classify(reading: StaffReading, ids: readonly string[]): Promise<ReadonlyMap<string, Classification>>;
}

function storedOf<Change extends { readonly kind: string }, Filters>(
  target: BulkTarget<Change, Filters>,
  change: Change,
): StoredChange {
  return {
    right: target.right,
    kind: change.kind,
    names: target.names,
    apply: (work, record) => target.apply(work, change, record),
    emit: (work) => target.emit(work),
  };
}

/** Returns the change that a call requests. */
export function requestedChange<Change extends { readonly kind: string }, Filters>(
  list: BulkList,
  target: BulkTarget<Change, Filters>,
  { change, chosen }: { readonly change: Change; readonly chosen: Chosen<Filters> },
): RequestedChange {
  return {
    ...storedOf(target, change),
    list,
    text: JSON.stringify(change),
    check: (work) => target.check(work, change),
    choose: (reading, most) => target.choose(reading, chosen, most),
    classify: (reading, ids) => target.classify(reading, change, ids),
  };
}

type Previews = Endpoints['bulkChanges'];

/** The change and the filters in a preview's request. */
type TargetOf<Call extends EndpointDefinition> =
  HandlerInput<Call> extends {
    readonly body: {
      readonly change: infer Change extends { readonly kind: string };
      readonly chosen: infer By;
    };
  }
    ? BulkTarget<Change, Extract<By, { readonly filters: unknown }>['filters']>
    : never;

/** The modules' records that are changed many at once, by their lists. */
export interface BulkTargets {
  readonly opportunities: TargetOf<Previews['previewOpportunities']>;
  readonly customers: TargetOf<Previews['previewCustomers']>;
  readonly customerOrganisations: TargetOf<Previews['previewOrganisations']>;
}

/** Returns a stored change. */
export function storedChange(
  { opportunities, customers, customerOrganisations }: BulkTargets,
  { list, change }: { readonly list: BulkList; readonly change: string },
): StoredChange {
  const read: unknown = JSON.parse(change);
  if (list === 'opportunities') return storedOf(opportunities, opportunities.change.parse(read));
  const target = list === 'customers' ? customers : customerOrganisations;
  return storedOf(target, target.change.parse(read));
}
