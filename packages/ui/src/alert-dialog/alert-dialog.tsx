import type { ReactNode, Ref } from 'react';

import { lazyComponent } from '../lazy/index.ts';

// a screen is there before anything of it is asked
const AlertDialogLayer = lazyComponent(
  async () => (await import('./alert-dialog-layer.tsx')).AlertDialogLayer,
);

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

/** Asks for confirmation of an action that is hard to undo. A click outside does not answer; Escape cancels. */
export function AlertDialog({ open, onOpenChange, loading = false, ...props }: AlertDialogProps) {
  const change = (next: boolean) => {
    if (!loading) onOpenChange(next);
  };
  return open && <AlertDialogLayer {...props} loading={loading} onOpenChange={change} />;
}
