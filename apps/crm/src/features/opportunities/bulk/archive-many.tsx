import { SelectField } from '@szansa/ui/select-field';
import { TextareaField } from '@szansa/ui/textarea';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useTextDraft } from '#kit/drafts/use-text-draft.tsx';
import { BulkDialog } from '#parts/bulk/bulk-dialog.tsx';

import { usePreview, type ManyProps } from './use-preview.ts';

/** Archives the chosen opportunities with one reason. */
export function ArchiveMany({ chosen, onDone, ...rest }: ManyProps) {
  const { t } = useTranslation('bulk');
  const preview = usePreview(chosen);
  const reasons = useQuery(queries.archiveReasons.list.query());
  const [reasonId, setReasonId] = useState<string | null>(null);
  const { text: note, type, offer, clear } = useTextDraft('opportunities/archive');
  const reason = reasons.data?.find(({ id }) => id === reasonId);
  const isReady = reason !== undefined && (!reason.requiresNote || note.trim() !== '');
  return (
    <BulkDialog
      kind="archive"
      preview={isReady ? () => preview({ kind: 'archive', archiveReasonId: reason.id, note }) : null}
      onDone={() => {
        clear();
        onDone();
      }}
      {...rest}
    >
      <div className="space-y-4">
        {offer}
        <SelectField
          label={t('reason')}
          required
          value={reasonId}
          onValueChange={setReasonId}
          items={(reasons.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextareaField
          label={t('note')}
          required={reason?.requiresNote ?? false}
          maxLength={2000}
          value={note}
          onValueChange={type}
        />
      </div>
    </BulkDialog>
  );
}
