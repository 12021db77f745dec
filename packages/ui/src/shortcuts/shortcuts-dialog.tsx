import { useState } from 'react';

import { Dialog, type DialogProps } from '../dialog/index.ts';
import { useWords } from '../labels/index.ts';
import { ShortcutList, type ShortcutGroup } from './shortcut-list.tsx';
import { useShortcut } from './use-shortcut.ts';
import { shortcutsWords } from './words.ts';

export interface ShortcutsDialogProps extends Pick<DialogProps, 'className' | 'ref'> {
  groups: readonly ShortcutGroup[];
  /** Where the product listens for `?` itself, e.g. to load the dialog only then; not without `onOpenChange`. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Lists the shortcuts of the page when `?` is pressed. Rendered once, in the frame of the product. */
export function ShortcutsDialog({ groups, open: controlled, onOpenChange, ...look }: ShortcutsDialogProps) {
  const words = useWords(shortcutsWords);
  const [pressed, setPressed] = useState(false);
  useShortcut(
    '?',
    () => {
      setPressed(true);
    },
    { enabled: controlled === undefined },
  );
  return (
    <Dialog
      {...look}
      open={controlled ?? pressed}
      onOpenChange={onOpenChange ?? setPressed}
      title={words.title}
      size="large"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- reading starts here, and arrows scroll it */}
      <div role="group" aria-label={words.title} tabIndex={0} className="outline-none">
        <ShortcutList groups={groups} />
      </div>
    </Dialog>
  );
}
