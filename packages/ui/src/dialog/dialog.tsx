import type { ReactNode, Ref } from 'react';

import { lazyComponent } from '../lazy/index.ts';
import { LayerTrigger } from './layer-trigger.tsx';
import { useOpen, type LayerOpening } from './use-open.ts';

// a screen is there before anybody opens a dialog of it
const DialogLayer = lazyComponent(async () => (await import('./dialog-layer.tsx')).DialogLayer);

export interface DialogProps extends LayerOpening {
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last; they are aligned to the end of the line. */
  footer?: ReactNode;
  /** At most 400, 560 or 880 px wide, or the whole window. */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** What the cross is called, where closing means something else, too; `Zamknij` without it. */
  closeLabel?: string | undefined;
  /** Closed by its own buttons alone: Escape and a click outside do nothing, and it has no cross. */
  isFirm?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

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
