import type { ShortcutGroup } from '@szansa/ui/shortcuts';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { recordCommandsAtom } from '#kit/records/record-commands.tsx';
import { createKeys } from '#kit/routing/feature.ts';
import { titleOf } from '#kit/routing/title-of.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';

import { menuEntries } from '../shell/use-own-entries.ts';
import { usePalettes } from './use-palettes.ts';

/** Every shortcut there is for this user. */
export function useShortcutGroups(): readonly ShortcutGroup[] {
  const { t } = useTranslation('commands');
  const { has } = useAccess();
  const router = useRouter();
  const language = currentLanguage();
  const places = menuEntries.flatMap(({ to, keys, label, right }) =>
    keys && has(right) ? [{ keys, label: label?.[language] ?? titleOf(router, to, language) }] : [],
  );
  const actions = usePalettes().flatMap((palette) => palette.actions ?? []);
  const creating = menuEntries.flatMap((entry) => {
    const keys = entry.create && has(entry.create.right) ? createKeys(entry) : undefined;
    const action = actions.find(({ to, search }) => to === entry.to && search['new'] === entry.create?.form);
    return keys && action ? [{ keys, label: action.label[language] }] : [];
  });
  const view = useAtomValue(recordCommandsAtom);
  const ofRecord = (view?.commands ?? []).flatMap(({ keys, label }) => (keys ? [{ keys, label }] : []));
  const opportunities: readonly ShortcutGroup[] = [
    {
      label: t('keys.board'),
      shortcuts: [
        { keys: t('keys.space'), label: t('keys.lift') },
        { keys: 'ArrowLeft', label: t('keys.columnBefore') },
        { keys: 'ArrowRight', label: t('keys.columnAfter') },
        { keys: 'Escape', label: t('keys.putBack') },
      ],
    },
    {
      label: t('keys.conversation'),
      shortcuts: [
        { keys: 'Enter', label: t('keys.send') },
        { keys: 'Shift+Enter', label: t('keys.newLine') },
        { keys: '@', label: t('keys.mention') },
      ],
    },
  ];
  return [
    {
      label: t('keys.everywhere'),
      shortcuts: [
        { keys: 'mod+k', label: t('keys.palette') },
        { keys: '?', label: t('keys.shortcuts') },
        { keys: 'm', label: t('keys.messenger') },
        { keys: 'F8', label: t('keys.notifications') },
      ],
    },
    ...(view && ofRecord.length > 0 ? [{ label: view.name, shortcuts: ofRecord }] : []),
    ...(places.length > 0 ? [{ label: t('keys.go'), shortcuts: places }] : []),
    ...(creating.length > 0 ? [{ label: t('keys.begin'), shortcuts: creating }] : []),
    {
      label: t('keys.lists'),
      shortcuts: [
        { keys: '/', label: t('keys.search') },
        { keys: 'ArrowDown', label: t('keys.nextRow') },
        { keys: 'ArrowUp', label: t('keys.previousRow') },
        { keys: 'Home', label: t('keys.firstRow') },
        { keys: 'End', label: t('keys.lastRow') },
        { keys: 'Enter', label: t('keys.open') },
      ],
    },
    ...(has('opportunity.get') ? opportunities : []),
  ];
}
