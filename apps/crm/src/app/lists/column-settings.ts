import type { ColumnSettings } from '@szansa/ui/data-table';
import { atomWithStorage } from 'jotai/utils';

/** How the reader of a list has arranged its columns, kept on this machine; empty until somebody has. */
export function columnSettings(list: string) {
  return atomWithStorage<Partial<ColumnSettings>>(`szansa.columns2.${list}`, {}, undefined, {
    getOnInit: true,
  });
}

export type ColumnSettingsAtom = ReturnType<typeof columnSettings>;
