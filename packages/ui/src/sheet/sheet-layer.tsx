import { cva } from 'class-variance-authority';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import {
  LayerFooter,
  LayerHeader,
  useDialogFocus,
  type LayerOpening,
  type LayerProps,
} from '../dialog/index.ts';
import { stayOpenForToasts } from '../toast-queue/index.ts';
import { EscapeLayer } from '../tooltip/index.ts';

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

const sheet = cva(
  'szansa-ui fixed z-dialog flex flex-col overflow-y-auto level-overlay text-body text-text shadow-dialog outline-none',
  {
    variants: {
      side: {
        left: 'inset-y-0 left-0 max-w-[calc(100vw-3rem)] animate-from-left border-r',
        right: 'inset-y-0 right-0 max-w-full sm:max-w-[calc(100vw-3rem)] animate-from-right border-l',
        bottom: 'inset-x-0 bottom-0 max-h-[calc(100dvh-3rem)] animate-from-bottom rounded-t-large border-t',
      },
      size: { small: '', medium: '', large: '' },
    },
    compoundVariants: [
      { side: ['left', 'right'], size: 'small', class: 'w-80' },
      { side: ['left', 'right'], size: 'medium', class: 'w-110' },
      { side: ['left', 'right'], size: 'large', class: 'w-160' },
    ],
  },
);

/** An open sheet. */
export function SheetLayer({
  side = 'right',
  title,
  description,
  children,
  footer,
  size = 'medium',
  onOpenChange,
  initialFocus,
  className,
  ref,
}: LayerProps<SheetProps>) {
  const focus = useDialogFocus(initialFocus);
  const close = () => onOpenChange(false);
  return (
    <RadixDialog.Root open onOpenChange={onOpenChange}>
      <EscapeLayer open onClose={close}>
        <RadixDialog.Portal>
          <RadixDialog.Overlay className="szansa-ui fixed inset-0 z-dialog animate-appear bg-overlay" />
          <RadixDialog.Content
            ref={ref}
            data-slot="sheet"
            data-keeps-corner={side === 'left' ? undefined : ''}
            {...focus}
            onInteractOutside={stayOpenForToasts}
            className={classes(sheet({ side, size }), className)}
          >
            <LayerHeader title={title} description={description} className="px-4 pt-3 pb-2" />
            <div data-slot="sheet-body" className="flex-1 px-4 pb-4">
              {children}
            </div>
            {footer && <LayerFooter className="px-4">{footer}</LayerFooter>}
          </RadixDialog.Content>
        </RadixDialog.Portal>
      </EscapeLayer>
    </RadixDialog.Root>
  );
}
