import { useShortcut } from '@szansa/ui/shortcuts';
import { useNavigate } from '@tanstack/react-router';
import { Fragment } from 'react';

import { rememberedList } from '#kit/lists/list-memory.ts';
import { createKeys, type MenuEntry } from '#kit/routing/feature.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { menuEntries } from '../shell/use-own-entries.ts';

function GoKey({ to, keys, right }: { to: string; keys: string; right: MenuEntry['right'] }) {
  const { has } = useAccess();
  const navigate = useNavigate();
  useShortcut(keys, () => void navigate({ to }), { enabled: has(right) });
  return null;
}

interface CreateKeyProps {
  to: string;
  keys: string;
  create: NonNullable<MenuEntry['create']>;
}

function CreateKey({ to, keys, create: { form, right, list } }: CreateKeyProps) {
  const { has } = useAccess();
  const navigate = useNavigate();
  const open = () => void navigate({ to, search: { ...rememberedList(list), new: form } });
  useShortcut(keys, open, { enabled: has(right) });
  return null;
}

/** Listens for the keys, pressed one after another, that lead to a page or write down a record from anywhere. */
export function GoKeys() {
  return menuEntries.map((entry) => {
    const { to, keys, right, create } = entry;
    const newKeys = create && createKeys(entry);
    return (
      <Fragment key={to}>
        {keys && <GoKey to={to} keys={keys} right={right} />}
        {newKeys && <CreateKey to={to} keys={newKeys} create={create} />}
      </Fragment>
    );
  });
}
