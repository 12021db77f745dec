import type { Right } from '@szansa/domain/access';
import type { DrawingName } from '@szansa/ui/empty-state';
import type { ComponentType, ReactElement, ReactNode } from 'react';

import type { ListAddress } from './list-address.ts';
import type { ListBulk } from './list-bulk.ts';
import type { ColumnOf, ListNamespace } from './list-texts.ts';
import type { ListColumn } from './use-list-columns.ts';

/** How a new record is created from its list. */
export interface ListCreation {
  readonly right: Right;
  /** The value in the address while the form is open: `new=<form>`. The button's text is `add` of the namespace. */
  readonly form: string;
  readonly icon: ReactNode;
  readonly Form: ComponentType<{ onClose: () => void }>;
}

/** A list of records, whole; `<ListScreen>` does the rest. */
export interface ListDefinition<Row extends { readonly id: string }> {
  readonly address: ListAddress<Row>;
  /** Namespace of its texts. */
  readonly texts: ListNamespace;
  /** Above "there are none yet". */
  readonly drawing: DrawingName;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowLabel: (row: Row) => string;
  readonly rowLink: (row: Row) => ReactElement<{ children?: ReactNode }>;
  readonly create?: ListCreation;
  /**
   * The right needed for the hint of an empty list, where that is not the right of `create`; without either all see it.
   */
  readonly hintFor?: Right;
  /** Lets people choose rows, and change them at once. */
  readonly bulk?: ListBulk;
}

/** A list whose columns each have a heading in its namespace. */
export function listDefinition<const N extends ListNamespace, Row extends { readonly id: string }>(
  definition: ListDefinition<Row> & {
    readonly texts: N;
    readonly columns: readonly (ListColumn<Row> & { readonly id: ColumnOf<N> })[];
  },
): ListDefinition<Row> {
  return definition;
}
