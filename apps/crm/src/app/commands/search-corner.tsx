import { useShortcut } from '@szansa/ui/shortcuts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '@szansa/ui/button';
import { Kbd } from '@szansa/ui/kbd';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { rejectDroppedFiles } from '#kit/files/reject-dropped-files.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { textsOf } from '#kit/texts/texts.ts';
import type { CommandLayer } from './command-layer.ts';
import { GoKeys } from './go-keys.tsx';

const commandsTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);

/** Offers the command palette to the mouse. */
function SearchButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
  return (
    <Button
      icon={<Search aria-hidden />}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      className="md:w-40"
    >
      <span className="font-normal text-text-muted max-md:sr-only">{t('search')}</span>
      <span aria-hidden className="ml-2 inline-flex gap-1 max-md:hidden">
        <Kbd>{isMac ? '⌘' : 'Ctrl'}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </Button>
  );
}

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
