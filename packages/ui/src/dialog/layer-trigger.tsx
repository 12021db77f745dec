import { Slot } from 'radix-ui';
import type { ReactElement } from 'react';

interface LayerTriggerProps {
  open: boolean;
  onOpen: () => void;
  trigger: ReactElement;
}

/** The button that opens a dialog or a sheet, whose code may come later. */
export function LayerTrigger({ open, onOpen, trigger }: LayerTriggerProps) {
  return (
    <Slot.Root aria-haspopup="dialog" aria-expanded={open} onClick={onOpen}>
      {trigger}
    </Slot.Root>
  );
}
