import { lazyComponent } from '../lazy/index.ts';
import type { AlertDialogProps } from './alert-dialog-layer.tsx';

export type { AlertDialogProps } from './alert-dialog-layer.tsx';

// loaded when the first question is asked
const AlertDialogLayer = lazyComponent(
  async () => (await import('./alert-dialog-layer.tsx')).AlertDialogLayer,
);

/** Asks for confirmation of an action that is hard to undo. A click outside does not answer; Escape cancels. */
export function AlertDialog({ open, onOpenChange, loading = false, ...props }: AlertDialogProps) {
  const change = (next: boolean) => {
    if (!loading) onOpenChange(next);
  };
  return open && <AlertDialogLayer {...props} loading={loading} onOpenChange={change} />;
}
