import type { Right } from '@szansa/domain/access';
import type { ComponentType } from 'react';

/** Rows chosen one by one, or all that the list finds under its filters. */
export type ChosenRows = { readonly ids: string[] } | { readonly filters: Readonly<Record<string, unknown>> };

export interface BulkActionsProps {
  readonly chosen: ChosenRows;
  /** The requested change was applied or started: the selection is cleared. */
  readonly onDone: () => void;
}

/** What can be done with many rows of a list at once. */
export interface ListBulk {
  readonly right: Right;
  readonly Actions: ComponentType<BulkActionsProps>;
}
