import { exportFormats, isExported, type ExportFormat, type ExportSource } from '@szansa/domain/export';
import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { RadioCards } from '@szansa/ui/radio-cards';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import type { ListState } from '../list-state.ts';

interface ExportDialogProps {
  source: ExportSource;
  state: ListState;
  /** Those that are shown, in their order. */
  columns: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Requests a list as a file of one of the formats. */
export function ExportDialog({ open, ...props }: ExportDialogProps) {
  return open ? <OpenExportDialog {...props} /> : null;
}

/** What a list is narrowed to and ordered by, without the page that is shown. */
export function exportQueryOf({ sort, search, filters }: ListState): Record<string, string | string[]> {
  const chosen = Object.entries(filters).map(([key, values]): [string, string | string[]] => {
    const [first = '', ...others] = values;
    return [key, others.length === 0 ? first : [first, ...others]];
  });
  return { ...Object.fromEntries(chosen), sort, ...(search === '' ? {} : { search }) };
}

function OpenExportDialog({ source, state, onOpenChange, ...props }: Omit<ExportDialogProps, 'open'>) {
  const { t } = useTranslation(['exportRequests', 'common']);
  const columns = props.columns.filter((column) => isExported(source, column));
  const [format, setFormat] = useState<ExportFormat>('csv');
  const queue = useMutation({
    ...queries.exports.queue.mutation(),
    onSuccess: ({ id }) => {
      ownChange('record-changed', { entity: 'export', id });
      toastSuccess(t('createSuccess'));
      onOpenChange(false);
    },
    onError: toastError,
  });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="small"
      title={t('dialogTitle')}
      description={t('dialogHint', { count: columns.length })}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            loading={queue.isPending}
            onClick={() => queue.mutate({ body: { source, format, columns, query: exportQueryOf(state) } })}
          >
            {t('submit')}
          </Button>
        </>
      }
    >
      <RadioCards
        label={t('format')}
        value={format}
        onValueChange={(chosen) => setFormat(exportFormats.find((one) => one === chosen) ?? 'csv')}
        items={exportFormats.map((value) => ({
          value,
          label: t(`formats.${value}.name`),
          hint: t(`formats.${value}.hint`),
        }))}
      />
    </Dialog>
  );
}
