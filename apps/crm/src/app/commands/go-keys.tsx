import { useShortcut } from '@szansa/ui/shortcuts';
import { useNavigate } from '@tanstack/react-router';

import type { MenuEntry } from '#kit/routing/feature.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { menuEntries } from '../shell/menu-entries.ts';

function GoKey({ to, keys, right }: { to: string; keys: string; right: MenuEntry['right'] }) {
  const { has } = useAccess();
  const navigate = useNavigate();
  useShortcut(keys, () => void navigate({ to }), { enabled: has(right) });
  return null;
}

/** Listens for the keys, pressed one after another, that lead to a page from anywhere. */
export function GoKeys() {
  return menuEntries.map(
    ({ to, keys, right }) => keys && <GoKey key={to} to={to} keys={keys} right={right} />,
  );
}
