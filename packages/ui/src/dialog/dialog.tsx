import { lazyComponent } from '../lazy/index.ts';
import { LayerTrigger } from './layer-trigger.tsx';
import { useOpen } from './use-open.ts';
import type { DialogProps } from './dialog-layer.tsx';

export type { DialogProps } from './dialog-layer.tsx';

// loaded when the first dialog opens
const DialogLayer = lazyComponent(async () => (await import('./dialog-layer.tsx')).DialogLayer);

export function Dialog({ isFirm = false, trigger, ...props }: DialogProps) {
  const { open, change: requestChange } = useOpen(props);
  const change = (next: boolean) => {
    if (next || !isFirm) requestChange(next);
  };
  return (
    <>
      {trigger && <LayerTrigger open={open} onOpen={() => change(true)} trigger={trigger} />}
      {open && <DialogLayer {...props} isFirm={isFirm} onOpenChange={change} />}
    </>
  );
}
