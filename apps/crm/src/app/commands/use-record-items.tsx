import type { CommandItem } from '@szansa/ui/command-palette';
import { useNavigate } from '@tanstack/react-router';
import { KanbanSquare, Users } from 'lucide-react';

import type { RecentRecord } from '#kit/records/recent-records.ts';

/** Makes commands of records: running one opens it. */
export function useRecordItems(): (records: readonly RecentRecord[]) => readonly CommandItem[] {
  const navigate = useNavigate();
  return (records) =>
    records.map(({ kind, id, label, hint }) => ({
      id,
      label,
      hint,
      icon: kind === 'customer' ? <Users aria-hidden /> : <KanbanSquare aria-hidden />,
      onRun: () =>
        void (kind === 'customer'
          ? navigate({ to: '/customer/$customerId', params: { customerId: id } })
          : navigate({ to: '/sales-opportunity/$id', params: { id } })),
    }));
}
