import { cva } from 'class-variance-authority';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import { stayOpenForToasts } from '../toast-queue/index.ts';
import { EscapeLayer } from '../tooltip/index.ts';
import { LayerFooter, LayerHeader } from './layer-parts.tsx';
import { useDialogFocus } from './use-dialog-focus.ts';
import type { LayerOpening, LayerProps } from './use-open.ts';

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

const content = cva(
  [
    'szansa-ui fixed inset-0 z-dialog m-auto flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] animate-rise flex-col overflow-y-auto',
    'rounded-large border level-overlay text-body text-text shadow-dialog outline-none',
  ],
  {
    variants: {
      size: {
        small: 'h-fit max-w-100',
        medium: 'h-fit max-w-140',
        large: 'h-fit max-w-220',
        full: 'h-full max-w-none',
      },
    },
  },
);

/** An open dialog. */
export function DialogLayer({
  title,
  description,
  children,
  footer,
  size = 'medium',
  closeLabel,
  isFirm = false,
  onOpenChange,
  initialFocus,
  className,
  ref,
}: LayerProps<DialogProps>) {
  const focus = useDialogFocus(initialFocus);
  const close = () => onOpenChange(false);
  return (
    <RadixDialog.Root open onOpenChange={onOpenChange}>
      <EscapeLayer open onClose={close}>
        <RadixDialog.Portal>
          <RadixDialog.Overlay className="szansa-ui fixed inset-0 z-dialog animate-appear bg-overlay" />
          <RadixDialog.Content
            ref={ref}
            data-slot="dialog"
            data-keeps-corner
            {...focus}
            onInteractOutside={stayOpenForToasts}
            className={classes(content({ size }), className)}
          >
            <LayerHeader
              {...{ title, description, closeLabel }}
              hasCross={!isFirm}
              className="px-5 pt-4 pb-3"
            />
            {children !== undefined && (
              <div data-slot="dialog-body" className="flex-1 px-5 pb-5">
                {children}
              </div>
            )}
            {footer && <LayerFooter className="px-5">{footer}</LayerFooter>}
          </RadixDialog.Content>
        </RadixDialog.Portal>
      </EscapeLayer>
    </RadixDialog.Root>
  );
}
