import type { AvailabilitySwitch, CarListKind } from '@szansa/domain/catalogue';

import type { Computed, CreatedAt, Generated } from '#platform';

interface CarListEntryTable {
  id: string;
  kind: CarListKind;
  name: string;
  /** The brand of a model or a colour, the model of a version. */
  parentId: string | null;
  parentKind: Computed<CarListKind | null>;
  /** Of a colour. */
  code: string | null;
  /** Of an availability. */
  switches: Generated<AvailabilitySwitch[]>;
  /** Among the entries of the same list with the same parent. */
  position: number;
  version: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

/** The tables of the lists of the car catalogue. */
export interface CarListsTables {
  carListEntry: CarListEntryTable;
}
