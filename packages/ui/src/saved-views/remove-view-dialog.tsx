import { useState } from 'react';

import { AlertDialog } from '../alert-dialog/index.ts';
import { useWords } from '../labels/index.ts';
import { savedViewsWords } from './words.ts';

interface RemoveViewDialogProps {
  name: string;
  isShared: boolean;
  onDelete: () => unknown;
  failureText: (failure: unknown) => string;
  onClose: () => void;
}

/** Asks for confirmation before deleting a view; remains open until it is deleted, and shows why that failed. */
export function RemoveViewDialog(props: RemoveViewDialogProps) {
  const { name, isShared, onDelete, failureText, onClose } = props;
  const words = useWords(savedViewsWords);
  const [removing, setRemoving] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove(): Promise<void> {
    setRemoving(true);
    setFailure(undefined);
    try {
      await onDelete();
      onClose();
    } catch (thrown) {
      setFailure(failureText(thrown));
      setRemoving(false);
    }
  }

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={words.removeTitle(name)}
      description={isShared ? words.removeSharedText : words.removeText}
      confirmLabel={words.removeConfirm}
      destructive
      loading={removing}
      onConfirm={() => void remove()}
    >
      {failure ? (
        <p role="alert" className="text-destructive">
          {failure}
        </p>
      ) : undefined}
    </AlertDialog>
  );
}
