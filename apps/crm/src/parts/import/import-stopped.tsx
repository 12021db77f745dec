import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import { changedImports } from './changed-import.ts';
import { FileForm } from './file-form.tsx';
import type { Import } from './import-record.ts';
import { RemoveImport } from './remove-import.tsx';
import { UndoImport } from './undo-import.tsx';

const settling = { onSettled: changedImports, onError: toastError };

/** The work of a step ended before it was done: why, and what can be done about it. */
export function ImportStopped({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const { id, step, problem, can } = found;
  const params = { id };
  const change = useMutation({ ...queries.imports.change.mutation(), ...settling });
  const start = useMutation({ ...queries.imports.start.mutation(), ...settling });
  const undo = useMutation({ ...queries.imports.undo.mutation(), ...settling });
  const isUndoing = step === 'undoing';
  const title =
    step === 'reading' || step === 'checking' || step === 'running' || isUndoing
      ? t(`stopped.${step}`)
      : t('state.stopped');
  return (
    <div className="max-w-narrow space-y-4">
      <Callout role="status" tone="warning" title={title}>
        {problem && (
          <p>
            {problem.row !== null && `${t('stopped.atRow', { row: problem.row })}: `}
            {t(`problems.${problem.code}`)}
          </p>
        )}
      </Callout>
      {can.change && problem && <FileForm found={found} />}
      <div className="flex flex-wrap gap-2">
        {can.change && (
          <Button
            variant="primary"
            loading={change.isPending}
            onClick={() => change.mutate({ params, body: {} })}
          >
            {t('stopped.again')}
          </Button>
        )}
        {can.start && (
          <Button variant="primary" loading={start.isPending} onClick={() => start.mutate({ params })}>
            {t('stopped.goOn')}
          </Button>
        )}
        {can.undo && isUndoing && (
          <Button variant="primary" loading={undo.isPending} onClick={() => undo.mutate({ params })}>
            {t('stopped.goOnUndoing')}
          </Button>
        )}
        {can.undo && !isUndoing && <UndoImport id={id} />}
        <RemoveImport id={id} />
      </div>
    </div>
  );
}
