import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';

/** Forgets an import with its file and rows, once it has been said that it can then not be undone. */
export function RemoveImport({ id }: { id: string }) {
  const { t } = useTranslation('imports');
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useMutation({
    ...queries.imports.remove.mutation(),
    onSuccess: async () => {
      await navigate({ to: '.', search: {} });
      queryClient.removeQueries({ queryKey: queries.imports.get.key({ params: { id } }) });
      await queryClient.invalidateQueries({ queryKey: queries.imports.list.key() });
    },
    onError: (error) => {
      setAsking(false);
      toastError(error);
    },
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t('remove.action')}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
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
