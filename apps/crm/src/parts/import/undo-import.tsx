import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import { changedImports } from './changed-import.ts';

/** Undoes a whole import, after a confirmation that explains the effect. */
export function UndoImport({ id }: { id: string }) {
  const { t } = useTranslation('imports');
  const [isOpen, setOpen] = useState(false);
  const undo = useMutation({
    ...queries.imports.undo.mutation(),
    onSettled: async () => {
      setOpen(false);
      await changedImports();
    },
    onError: toastError,
  });
  return (
    <>
      <Button icon={<Undo2 aria-hidden />} onClick={() => setOpen(true)}>
        {t('result.undo')}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        destructive
        title={t('result.undoTitle')}
        description={t('result.undoDescription')}
        confirmLabel={t('result.undo')}
        loading={undo.isPending}
        onConfirm={() => undo.mutate({ params: { id } })}
      />
    </>
  );
}
