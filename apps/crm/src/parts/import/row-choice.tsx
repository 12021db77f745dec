import { Button } from '@szansa/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import { changedImports } from './changed-import.ts';
import type { ImportRow } from './import-record.ts';

/** Imports a row although it is similar, or leaves it out although it is new; empty where there is no choice. */
export function RowChoice({ importId, row }: { importId: string; row: ImportRow }) {
  const { t } = useTranslation('imports');
  const { position, number, can } = row;
  const choose = useMutation({
    ...queries.imports.choose.mutation(),
    onSettled: changedImports,
    onError: toastError,
  });
  if (!can.take && !can.leave) return null;
  const choice = can.take ? 'take' : 'leave';
  return (
    <Button
      size="small"
      loading={choose.isPending}
      aria-label={t(`rows.${choice}Named`, { number })}
      onClick={() => choose.mutate({ params: { id: importId }, body: { position, choice } })}
    >
      {t(`rows.${choice}`)}
    </Button>
  );
}
