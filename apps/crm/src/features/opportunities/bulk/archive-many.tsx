import { SelectField } from '@szansa/ui/select-field';
import { TextareaField } from '@szansa/ui/textarea';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { BulkDialog } from '#parts/bulk/bulk-dialog.tsx';

import { usePreview, type ManyProps } from './use-preview.ts';

/** Archives the chosen opportunities with one reason. */
export function ArchiveMany({ chosen, ...rest }: ManyProps) {
  const { t } = useTranslation('bulk');
  const preview = usePreview(chosen);
  const reasons = useQuery(queries.archiveReasons.list.query());
  const [reasonId, setReasonId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const reason = reasons.data?.find(({ id }) => id === reasonId);
  const isReady = reason !== undefined && (!reason.requiresNote || note.trim() !== '');
  return (
    <BulkDialog
      kind="archive"
      preview={isReady ? () => preview({ kind: 'archive', archiveReasonId: reason.id, note }) : null}
      {...rest}
    >
      <div className="space-y-4">
        <SelectField
          label={t('reason')}
          required
          value={reasonId}
          onChange={setReasonId}
          items={(reasons.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextareaField
          label={t('note')}
          required={reason?.requiresNote ?? false}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </BulkDialog>
  );
}
