import { ShortcutsDialog } from '@szansa/ui/shortcuts';

import type { CommandLayer } from './command-layer.ts';
import { Palette } from './palette.tsx';
import { useShortcutGroups } from './use-shortcut-groups.ts';

interface CommandLayersProps {
  /** Which one is open. */
  layer: CommandLayer | null;
  onLayerChange: (layer: CommandLayer | null) => void;
}

/** What the search and the keys of the whole product open over any page. */
export function CommandLayers({ layer, onLayerChange }: CommandLayersProps) {
  const groups = useShortcutGroups();
  return (
    <>
      <Palette
        open={layer === 'palette'}
        onOpenChange={(open) => onLayerChange(open ? 'palette' : null)}
        onShowShortcuts={() => onLayerChange('shortcuts')}
      />
      <ShortcutsDialog
        groups={groups}
        open={layer === 'shortcuts'}
        onOpenChange={(open) => onLayerChange(open ? 'shortcuts' : null)}
      />
    </>
  );
}
