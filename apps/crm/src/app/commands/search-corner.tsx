import { useShortcut } from '@szansa/ui/shortcuts';
import { lazy, Suspense, useEffect, useState } from 'react';

import { rejectDroppedFiles } from '#kit/files/reject-dropped-files.ts';
import { loadTexts } from '#kit/texts/i18n.ts';

import type { CommandLayer } from './command-layer.ts';
import { GoKeys } from './go-keys.tsx';
import { SearchButton } from './search-button.tsx';
import { commandsTexts } from './texts.ts';

// the palette and the list of shortcuts are loaded when they are first opened
const CommandLayers = lazy(async () => {
  const [{ CommandLayers: layers }] = await Promise.all([
    import('./command-layers.tsx'),
    loadTexts([commandsTexts]),
  ]);
  return { default: layers };
});

/** Handles the global shortcuts and files dropped outside any field, and shows a button for the search. */
export function SearchCorner() {
  // undefined until something is opened
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
