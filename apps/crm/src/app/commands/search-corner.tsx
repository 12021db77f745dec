import { useShortcut } from '@szansa/ui/shortcuts';
import { lazy, Suspense, useEffect, useState } from 'react';

import { rejectDroppedFiles } from '#kit/files/keep-files-out.ts';
import { loadTexts } from '#kit/texts/i18n.ts';

import type { CommandLayer } from './command-layer.ts';
import { GoKeys } from './go-keys.tsx';
import { SearchButton } from './search-button.tsx';
import { commandsTexts } from './texts.ts';

// the palette and the list of shortcuts come when they are first asked for
const CommandLayers = lazy(async () => {
  const [{ CommandLayers: layers }] = await Promise.all([
    import('./command-layers.tsx'),
    loadTexts([commandsTexts]),
  ]);
  return { default: layers };
});

/** Listens for the keys that work everywhere and for files that nothing takes, and offers the search to the mouse. */
export function SearchCorner() {
  // undefined until something is asked for
  const [layer, setLayer] = useState<CommandLayer | null>();

  useEffect(rejectDroppedFiles, []);
  useShortcut('mod+k', () => setLayer('palette'), { inFields: true });
  useShortcut('?', () => setLayer('shortcuts'));

  return (
    <>
      <GoKeys />
      <SearchButton onClick={() => setLayer('palette')} />
      {layer !== undefined && (
        <Suspense>
          <CommandLayers layer={layer} onLayerChange={setLayer} />
        </Suspense>
      )}
    </>
  );
}
