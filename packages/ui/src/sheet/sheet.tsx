import type { ReactNode, Ref } from 'react';

import { useOpen, type LayerOpening } from '../dialog/index.ts';
import { LayerTrigger } from '../dialog/layer-trigger.tsx';
import { lazyComponent } from '../lazy/index.ts';

// a screen is there before anybody opens a panel beside it
const SheetLayer = lazyComponent(async () => (await import('./sheet-layer.tsx')).SheetLayer);

export interface SheetProps extends LayerOpening {
  side?: 'left' | 'right' | 'bottom' | undefined;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** At most 320, 440 or 640 px wide; at the bottom it is as wide as the window. */
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A panel from the window's edge for work beside the page: filters, a quick look, the menu on a phone. */
export function Sheet({ trigger, ...props }: SheetProps) {
  const { open, change } = useOpen(props);
  return (
    <>
      {trigger && <LayerTrigger open={open} onOpen={() => change(true)} trigger={trigger} />}
      {open && <SheetLayer {...props} onOpenChange={change} />}
    </>
  );
}
