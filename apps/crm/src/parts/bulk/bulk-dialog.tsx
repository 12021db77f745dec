import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError, toasts } from '#kit/toasts/toasts.ts';

import type { BulkChange, BulkKind } from './bulk-change.ts';
import { BulkSummary } from './bulk-summary.tsx';
import { ownChange } from '#kit/live/changes.ts';

/** Has the lists of what was changed read again. */
function showChanged({ list }: Pick<BulkChange, 'list'>): void {
  if (list === 'opportunities') ownChange('customer-files-changed', {});
  else {
    ownChange('records-changed', { entity: list === 'customers' ? 'customer' : 'customer_organisation' });
  }
}

interface BulkDialogProps {
  kind: BulkKind;
  /** Requests a preview of the change from the server; null while something is missing. */
  preview: (() => Promise<BulkChange>) | null;
  /** Inputs of the change. */
  children?: ReactNode;
  onClose: () => void;
  /** Called when the change was done, or started. */
  onDone: () => void;
}

/** A change of many records in three steps: what is to be done, what would become of it, and what has. */
export function BulkDialog({ kind, preview, children, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation(['bulk', 'common']);
  const [shown, setShown] = useState<BulkChange | null>(null);
  const look = useMutation({
    mutationFn: (request: () => Promise<BulkChange>) => request(),
    onSuccess: (change) => setShown(change),
    onError: toastError,
  });
  const run = useMutation({
    ...queries.bulkChanges.run.mutation(),
    onSuccess: (change) => {
      showChanged(change);
      if (change.state === 'running') {
        toasts.show({ title: t('begun'), description: t('startedHint'), type: 'foreground' });
        onDone();
        onClose();
      } else setShown(change);
    },
    onError: toastError,
  });
  const isOver = shown !== null && shown.state !== 'previewed';
  const close = () => {
    if (isOver) onDone();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      size="small"
      title={t(`title.${kind}`)}
      description={shown ? undefined : t('description')}
      footer={
        isOver ? (
          <Button variant="primary" onClick={close}>
            {t('common:actions.close')}
          </Button>
        ) : shown ? (
          <>
            <Button onClick={() => setShown(null)} disabled={run.isPending}>
              {t('back')}
            </Button>
            <Button
              variant="primary"
              disabledReason={shown.waiting === 0 ? t('nothing') : undefined}
              loading={run.isPending}
              onClick={() => run.mutate({ params: { id: shown.id } })}
            >
              {t('run', { count: shown.waiting })}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={close}>{t('common:actions.cancel')}</Button>
            <Button
              variant="primary"
              disabledReason={preview === null ? t('checkNothing') : undefined}
              loading={look.isPending}
              onClick={() => preview && look.mutate(preview)}
            >
              {t('check')}
            </Button>
          </>
        )
      }
    >
      {shown ? <BulkSummary key={shown.state} change={shown} /> : children}
    </Dialog>
  );
}
