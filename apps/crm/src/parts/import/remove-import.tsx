import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';

/** Deletes an import with its file and rows, after a confirmation which warns that it can then not be undone. */
export function RemoveImport({ id }: { id: string }) {
  const { t } = useTranslation('imports');
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const remove = useMutation({
    ...queries.imports.remove.mutation(),
    onSuccess: async () => {
      await navigate({ to: '.', search: {} });
      queryClient.removeQueries({ queryKey: queries.imports.get.key({ params: { id } }) });
      await queryClient.invalidateQueries({ queryKey: queries.imports.list.key() });
    },
    onError: (error) => {
      setOpen(false);
      toastError(error);
    },
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('remove.action')}
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        destructive
        title={t('remove.title')}
        description={t('remove.description')}
        confirmLabel={t('remove.action')}
        loading={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } })}
      />
    </>
  );
}
