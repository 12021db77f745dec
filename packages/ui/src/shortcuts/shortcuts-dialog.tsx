import { useState } from 'react';

import { Dialog } from '../dialog/index.ts';
import { useWords } from '../labels/index.ts';
import { ShortcutList, type ShortcutGroup } from './shortcut-list.tsx';
import { useShortcut } from './use-shortcut.ts';
import { shortcutsWords } from './words.ts';

/** Lists the shortcuts of the page when `?` is pressed. One stands in the frame of the product. */
export function ShortcutsDialog({ groups }: { groups: readonly ShortcutGroup[] }) {
  const words = useWords(shortcutsWords);
  const [open, setOpen] = useState(false);
  useShortcut('?', () => {
    setOpen(true);
  });
  return (
    <Dialog open={open} onOpenChange={setOpen} title={words.title} size="large">
      <ShortcutList groups={groups} />
    </Dialog>
  );
}
