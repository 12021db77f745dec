import { cva } from 'class-variance-authority';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';

import { classes } from '../classes/index.ts';
import { LayerFooter, LayerHeader, useDialogFocus } from '../dialog/index.ts';
import { keepOpenForToasts } from '../toast-queue/index.ts';
import { EscapeLayer } from '../tooltip/index.ts';

const sheet = cva(
  'szansa-ui fixed z-dialog flex flex-col overflow-y-auto border-border bg-surface text-body text-text shadow-dialog outline-none',
  {
    variants: {
      side: {
        left: 'inset-y-0 left-0 w-110 max-w-[calc(100vw-3rem)] animate-from-left border-r',
        right: 'inset-y-0 right-0 w-110 max-w-full sm:max-w-[calc(100vw-3rem)] animate-from-right border-l',
        bottom: 'inset-x-0 bottom-0 max-h-[calc(100dvh-3rem)] animate-from-bottom rounded-t-large border-t',
      },
    },
  },
);

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  side?: 'left' | 'right' | 'bottom' | undefined;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  className?: string | undefined;
}

/** A panel from the window's edge for work beside the page: filters, a quick look, the menu on a phone. */
export function Sheet({ open, onOpenChange, ...props }: SheetProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <EscapeLayer
        open={open}
        onClose={() => {
          onOpenChange(false);
        }}
      >
        {open && <SheetLayer {...props} />}
      </EscapeLayer>
    </RadixDialog.Root>
  );
}

function SheetLayer({
  side = 'right',
  title,
  description,
  children,
  footer,
  className,
}: Omit<SheetProps, 'open' | 'onOpenChange'>) {
  const focus = useDialogFocus();
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className="szansa-ui fixed inset-0 z-dialog animate-appear bg-overlay" />
      <RadixDialog.Content
        data-slot="sheet"
        data-keeps-corner={side === 'left' ? undefined : ''}
        {...focus}
        onInteractOutside={keepOpenForToasts}
        className={classes(sheet({ side }), className)}
      >
        <LayerHeader title={title} description={description} className="px-4 pt-3 pb-2" />
        <div data-slot="sheet-body" className="flex-1 px-4 pb-4">
          {children}
        </div>
        {footer && <LayerFooter className="px-4">{footer}</LayerFooter>}
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}
