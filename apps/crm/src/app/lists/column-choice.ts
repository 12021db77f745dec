import type { ColumnVisibility } from '@szansa/ui/data-table';
import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

/** Which columns of a list its reader shows, kept on this machine; what is `usual` until somebody chooses. */
export function columnChoice(list: string, usual: ColumnVisibility) {
  const kept = atomWithStorage<ColumnVisibility>(`szansa.columns.${list}`, usual);
  return atom(
    (get) => get(kept),
    (_get, set, next: ColumnVisibility) => set(kept, Object.keys(next).length === 0 ? usual : next),
  );
}

export type ColumnChoice = ReturnType<typeof columnChoice>;
