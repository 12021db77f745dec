import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import type { ReactNode, Ref } from 'react';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { useDialogFocus } from '../dialog/index.ts';
import { useLabels } from '../labels/index.ts';
import { EscapeLayer } from '../tooltip/index.ts';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question itself. */
  title: ReactNode;
  /** What happens if the answer is yes. */
  description: ReactNode;
  /** The verb of the deed, never a bare yes. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** The dialog stays open: close it when the deed is done. */
  onConfirm: () => void;
  destructive?: boolean | undefined;
  /** The deed is under way: it can be neither repeated nor cancelled. */
  loading?: boolean | undefined;
  /** Fields or details under the description. */
  children?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** An open question. */
export function AlertDialogLayer({
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  destructive = false,
  loading,
  onOpenChange,
  children,
  className,
  ref,
}: Omit<AlertDialogProps, 'open'>) {
  const labels = useLabels();
  const { onCloseAutoFocus } = useDialogFocus();
  const close = () => onOpenChange(false);
  return (
    <RadixAlertDialog.Root open onOpenChange={onOpenChange}>
      <EscapeLayer open onClose={close}>
        <RadixAlertDialog.Portal>
          <RadixAlertDialog.Overlay className="szansa-ui fixed inset-0 z-dialog animate-appear bg-overlay" />
          <RadixAlertDialog.Content
            ref={ref}
            data-slot="alert-dialog"
            data-keeps-corner
            onCloseAutoFocus={onCloseAutoFocus}
            className={classes(
              'szansa-ui fixed inset-0 z-dialog m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-110 animate-rise overflow-y-auto rounded-large border level-overlay p-5 text-body text-text shadow-dialog outline-none',
              className,
            )}
          >
            <RadixAlertDialog.Title className="text-large font-semibold text-balance">
              {title}
            </RadixAlertDialog.Title>
            <RadixAlertDialog.Description className="mt-1.5 text-text-muted">
              {description}
            </RadixAlertDialog.Description>
            {children !== undefined && <div className="mt-4">{children}</div>}
            <div data-slot="alert-actions" className="mt-5 flex flex-wrap justify-end gap-2">
              <RadixAlertDialog.Cancel asChild>
                <Button disabled={loading}>{cancelLabel ?? labels.cancel}</Button>
              </RadixAlertDialog.Cancel>
              <Button variant={destructive ? 'destructive' : 'primary'} loading={loading} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </RadixAlertDialog.Content>
        </RadixAlertDialog.Portal>
      </EscapeLayer>
    </RadixAlertDialog.Root>
  );
}
