import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { IconButton } from '@szansa/ui/icon-button';
import { useMutation } from '@tanstack/react-query';
import { Ban, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { saveFile } from '#kit/files/save-file.ts';
import { ownChange } from '#kit/live/changes.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import type { ExportRequest } from './export-requests-address.ts';
import { sourceName } from './sources.tsx';

/** What can be done with a request: its file downloaded, the work on it cancelled, both removed. */
export function RequestActions({ request }: { request: ExportRequest }) {
  const { t } = useTranslation(['exportList', 'exportRequests', 'common']);
  const [isRemoving, setRemoving] = useState(false);
  const { id, format, operation, can } = request;
  const named = { name: sourceName(request.source) };
  const changed = () => ownChange('record-changed', { entity: 'export', id });
  const download = useMutation({
    mutationFn: () => client.exports.download({ params: { id } }),
    onSuccess: (file) => saveFile(file, `${Date.now()}.${format}`),
    onError: toastError,
  });
  const cancel = useMutation({
    ...queries.operations.cancel.mutation(),
    onSettled: changed,
    onError: toastError,
  });
  const remove = useMutation({
    ...queries.exports.remove.mutation(),
    onSuccess: () => {
      setRemoving(false);
      toastSuccess(t('exportRequests:removeSuccess'));
    },
    onSettled: changed,
    onError: toastError,
  });
  return (
    <span className="flex items-center gap-1">
      {can.download && (
        <Button
          size="small"
          icon={<Download aria-hidden />}
          loading={download.isPending}
          aria-label={t('downloadNamed', named)}
          onClick={() => download.mutate()}
        >
          {t('download')}
        </Button>
      )}
      {operation?.canCancel && (
        <IconButton
          size="small"
          label={t('cancelNamed', named)}
          icon={<Ban aria-hidden />}
          onClick={() => cancel.mutate({ params: { id: operation.id } })}
        />
      )}
      {can.remove && (
        <IconButton
          size="small"
          label={t('removeNamed', named)}
          icon={<Trash2 aria-hidden />}
          onClick={() => setRemoving(true)}
        />
      )}
      <AlertDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('removeTitle')}
        description={t('removeHint')}
        confirmLabel={t('common:actions.remove')}
        destructive
        loading={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } })}
      />
    </span>
  );
}
