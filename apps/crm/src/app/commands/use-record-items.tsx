import type { CommandItem } from '@szansa/ui/command-palette';
import { useNavigate } from '@tanstack/react-router';

import type { RecentRecord } from '#kit/records/recent-records.ts';
import type { PaletteRecords } from '#kit/routing/palette.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

/** Makes commands of records the user may read: running one opens it. */
export function useRecordItems(
  kinds: readonly PaletteRecords[],
): (records: readonly RecentRecord[]) => readonly CommandItem[] {
  const navigate = useNavigate();
  const { has } = useAccess();
  return (records) =>
    records.flatMap(({ kind, id, label, hint }) => {
      const known = kinds.find((one) => one.kind === kind);
      if (!known || !has(known.right)) return [];
      return [{ id, label, hint, icon: known.icon, onRun: () => void navigate({ to: known.href(id) }) }];
    });
}
