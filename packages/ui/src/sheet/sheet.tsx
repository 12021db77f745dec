import { useOpen } from '../dialog/index.ts';
import { LayerTrigger } from '../dialog/layer-trigger.tsx';
import { lazyComponent } from '../lazy/index.ts';
import type { SheetProps } from './sheet-layer.tsx';

export type { SheetProps } from './sheet-layer.tsx';

// loaded when the first panel opens
const SheetLayer = lazyComponent(async () => (await import('./sheet-layer.tsx')).SheetLayer);

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
