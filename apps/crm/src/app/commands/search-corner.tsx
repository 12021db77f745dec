import { useShortcut } from '@szansa/ui/shortcuts';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

import { useAccess } from '#kit/session/session-atoms.ts';
import { loadTexts } from '#kit/texts/i18n.ts';

import type { CommandLayer } from './command-layer.ts';
import { goKeys } from './go-keys.ts';
import { SearchButton } from './search-button.tsx';

// the palette and the list of shortcuts come when they are first asked for
const CommandLayers = lazy(async () => {
  const [{ CommandLayers: layers }] = await Promise.all([
    import('./command-layers.tsx'),
    loadTexts('commands'),
  ]);
  return { default: layers };
});

/** Listens for the keys that work everywhere, and offers the search to the mouse. */
export function SearchCorner() {
  const { has } = useAccess();
  const navigate = useNavigate();
  // undefined until something is asked for
  const [layer, setLayer] = useState<CommandLayer | null>();

  useShortcut('mod+k', () => setLayer('palette'), { inFields: true });
  useShortcut('?', () => setLayer('shortcuts'));
  useShortcut(goKeys['/'], () => void navigate({ to: '/' }), { enabled: has('dashboard.get') });
  useShortcut(goKeys['/customers'], () => void navigate({ to: '/customers' }), {
    enabled: has('customer.get'),
  });
  useShortcut(goKeys['/sales-opportunities'], () => void navigate({ to: '/sales-opportunities' }), {
    enabled: has('opportunity.get'),
  });

  return (
    <>
      <SearchButton onClick={() => setLayer('palette')} />
      {layer !== undefined && (
        <Suspense>
          <CommandLayers layer={layer} onLayerChange={setLayer} />
        </Suspense>
      )}
    </>
  );
}
