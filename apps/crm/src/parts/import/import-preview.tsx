import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import { changedImports } from './changed-import.ts';
import type { Import } from './import-record.ts';
import { ImportRows } from './import-rows.tsx';

/** What would become of every row, before anything is saved. */
export function ImportPreview({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const step = useAddressPart('step');
  const start = useMutation({
    ...queries.imports.start.mutation(),
    onSettled: changedImports,
    onError: toastError,
  });
  const count = found.outcomes.new + found.outcomes.update;
  return (
    <>
      <Callout tone={count === 0 ? 'warning' : 'info'}>
        {count === 0 ? t('preview.nothing') : t('preview.hint')}
      </Callout>
      <ImportRows found={found} isEditable />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabledReason={count === 0 ? t('preview.nothing') : undefined}
          loading={start.isPending}
          onClick={() => start.mutate({ params: { id: found.id } })}
        >
          {t('preview.start', { count })}
        </Button>
        <Button onClick={() => void step.change('columns')}>{t('preview.toColumns')}</Button>
      </div>
    </>
  );
}
