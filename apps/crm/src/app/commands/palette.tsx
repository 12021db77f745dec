import type { Right } from '@szansa/domain/access';
import type { ListName } from '@szansa/domain/list';
import { CommandPalette, type CommandGroup, type CommandItem } from '@szansa/ui/command-palette';
import { useNavigate } from '@tanstack/react-router';
import { Keyboard, Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { rememberedList } from '#kit/lists/list-memory.ts';
import { recentRecords, type RecentRecord } from '#kit/records/recent-records.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { useFoundRecords } from './use-found-records.ts';
import { usePlaces } from './use-places.tsx';
import { useRecordItems } from './use-record-items.tsx';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShowShortcuts: () => void;
}

const rights: Record<RecentRecord['kind'], Right> = {
  customer: 'customer.get',
  opportunity: 'opportunity.get',
};

/** Everything the user may reach or begin, and records found by typing. */
export function Palette({ open, onOpenChange, onShowShortcuts }: PaletteProps) {
  const { t } = useTranslation('commands');
  const { has } = useAccess();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const pages = usePlaces();
  const itemsOf = useRecordItems();
  const found = useFoundRecords(query);
  const recent = open ? recentRecords().filter(({ kind }) => has(rights[kind])) : [];

  // the form opens beside the list as the user has left it
  const begin = (to: '/customers' | '/sales-opportunities', list: ListName, form: string) =>
    void navigate({ to, search: { ...rememberedList(list), new: form } as never });
  const actions: readonly (CommandItem & { readonly right?: Right })[] = [
    {
      id: 'new-customer',
      label: t('newCustomer'),
      right: 'customer.create',
      icon: <UserPlus aria-hidden />,
      onRun: () => begin('/customers', 'customers', 'customer'),
    },
    {
      id: 'new-opportunity',
      label: t('newOpportunity'),
      right: 'opportunity.create',
      icon: <Plus aria-hidden />,
      onRun: () => begin('/sales-opportunities', 'opportunities', 'opportunity'),
    },
    {
      id: 'shortcuts',
      label: t('shortcuts'),
      icon: <Keyboard aria-hidden />,
      shortcut: '?',
      onRun: onShowShortcuts,
    },
  ];
  const groups: readonly CommandGroup[] = [
    { label: t('actions'), items: actions.filter(({ right }) => !right || has(right)) },
    { label: t('pages'), items: pages },
  ];
  const results: readonly CommandGroup[] = [
    { label: t('customers'), items: itemsOf(found.customers) },
    { label: t('opportunities'), items: itemsOf(found.opportunities) },
  ];

  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        setQuery('');
        onOpenChange(next);
      }}
      placeholder={t('placeholder')}
      groups={groups}
      recent={itemsOf(recent)}
      onQueryChange={setQuery}
      results={results.filter(({ items }) => items.length > 0)}
      searching={found.searching}
      failed={found.failed}
    />
  );
}
