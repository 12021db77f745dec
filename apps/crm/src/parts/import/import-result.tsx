import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { StatTile } from '@szansa/ui/stat-tile';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { saveFile } from '#kit/files/save-file.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import type { Import } from './import-record.ts';
import { ImportRows } from './import-rows.tsx';
import { RemoveImport } from './remove-import.tsx';
import { UndoImport } from './undo-import.tsx';

/** The outcome of the rows, the rows that were left out as a file, and a button that undoes the import. */
export function ImportResult({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const { language } = useFormats();
  const { id, created, updated, outcomes, undone, touched, step, can } = found;
  const remaining = useMutation({
    meta: { isNoChange: true },
    mutationFn: () => client.imports.remaining({ params: { id } }),
    onSuccess: (download) => saveFile(download, found.fileName),
    onError: toastError,
  });
  const number = new Intl.NumberFormat(language);
  const tiles = [
    [t('result.created'), created],
    [t('result.updated'), updated],
    [t('result.duplicates'), outcomes.duplicate],
    [t('result.refused'), outcomes.refused],
  ] as const;
  return (
    <>
      {step === 'undone' && (
        <Callout role="status" tone={touched === 0 ? 'success' : 'warning'} title={t('result.undone')}>
          {t('result.undoneText', { undone, touched })}
        </Callout>
      )}
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {tiles.map(([label, value]) => (
          <StatTile key={label} label={label} value={number.format(value)} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {outcomes.duplicate + outcomes.refused > 0 && (
          <Button
            icon={<Download aria-hidden />}
            loading={remaining.isPending}
            onClick={() => remaining.mutate()}
          >
            {t('result.remaining')}
          </Button>
        )}
        {can.undo && <UndoImport id={id} />}
        <Button asChild>
          <Link to="." search={{}}>
            {t('file.another')}
          </Link>
        </Button>
        {can.remove && <RemoveImport id={id} />}
      </div>
      <ImportRows found={found} isEditable={false} />
    </>
  );
}
