import { CommandPalette, type CommandGroup, type CommandItem } from '@szansa/ui/command-palette';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { rememberedList } from '#kit/lists/list-memory.ts';
import { recentRecords, type RecentRecord } from '#kit/records/recent-records.ts';
import { recordCommandsAtom } from '#kit/records/record-commands.tsx';
import { createKeys } from '#kit/routing/feature.ts';
import type { PaletteAction, PaletteRecords } from '#kit/routing/palette.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';

import { menuEntries } from '../shell/use-own-entries.ts';
import { useFoundRecords } from './use-found-records.ts';
import { usePalettes } from './use-palettes.ts';
import { usePlaces } from './use-places.tsx';

/** Makes commands of records the user may read: running one opens it. */
function useRecordItems(
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

/** Returns the shortcut that starts the same action from anywhere. */
function keysOf({ to, search }: Pick<PaletteAction, 'to' | 'search'>): string | undefined {
  const entry = menuEntries.find((one) => one.to === to && one.create?.form === search['new']);
  return entry && createKeys(entry);
}

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShowShortcuts: () => void;
}

/** A palette of all pages and actions available to the user, and of records found by typing. */
export function Palette({ open, onOpenChange, onShowShortcuts }: PaletteProps) {
  const { t } = useTranslation('commands');
  const { has } = useAccess();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const language = currentLanguage();
  const palettes = usePalettes();
  const kinds = palettes.flatMap(({ records }) => records ?? []);
  const pages = usePlaces(palettes);
  const itemsOf = useRecordItems(kinds);
  const { found, searching, failed } = useFoundRecords(query, kinds);

  const itemOf = ({ id, label, icon, to, list, search }: PaletteAction): CommandItem => ({
    id,
    label: label[language],
    icon,
    shortcut: keysOf({ to, search }),
    // the form opens beside the list as the user has left it
    onRun: () => void navigate({ to, search: { ...(list ? rememberedList(list) : {}), ...search } }),
  });
  const actions = palettes.flatMap((palette) => palette.actions ?? []).filter(({ right }) => has(right));
  const shortcuts: CommandItem = {
    id: 'shortcuts',
    label: t('shortcuts'),
    icon: <Keyboard aria-hidden />,
    shortcut: '?',
    onRun: onShowShortcuts,
  };
  const view = useAtomValue(recordCommandsAtom);
  const ofRecord: CommandGroup = {
    label: view?.name ?? '',
    items: (view?.commands ?? []).map(({ keys, run, ...command }) => ({
      ...command,
      shortcut: keys,
      onRun: run,
    })),
  };
  const groups: readonly CommandGroup[] = [
    ...(view ? [ofRecord] : []),
    { label: t('actions'), items: [...actions.map(itemOf), shortcuts] },
    { label: t('pages'), items: pages },
  ];
  const results = found.map(({ kind, records }) => ({
    label: kind.heading[language],
    items: itemsOf(records),
  }));

  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        setQuery('');
        onOpenChange(next);
      }}
      placeholder={t('placeholder')}
      groups={groups}
      recent={open ? itemsOf(recentRecords()) : []}
      onQueryChange={setQuery}
      results={results.filter(({ items }) => items.length > 0)}
      searching={searching}
      failed={failed}
    />
  );
}
