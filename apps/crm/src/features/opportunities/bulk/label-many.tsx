import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LabelsField } from '#features/opportunities/create/labels-field.tsx';
import { queries } from '#kit/api/api.ts';
import { BulkDialog } from '#parts/bulk/bulk-dialog.tsx';

import { usePreview, type ManyProps } from './use-preview.ts';

/** Adds labels to the chosen opportunities and removes others; each is in at most one of the two lists. */
export function LabelMany({ chosen, ...rest }: ManyProps) {
  const { t } = useTranslation('bulk');
  const preview = usePreview(chosen);
  const labels = useQuery(queries.labels.list.query());
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const isReady = add.length + remove.length > 0;
  return (
    <BulkDialog
      kind="label"
      preview={isReady ? () => preview({ kind: 'label', add, remove }) : null}
      {...rest}
    >
      <div className="space-y-4">
        <LabelsField
          label={t('addLabels')}
          labels={labels.data ?? []}
          value={add}
          onValueChange={(ids) => {
            setAdd(ids);
            setRemove(remove.filter((id) => !ids.includes(id)));
          }}
        />
        <LabelsField
          label={t('removeLabels')}
          labels={labels.data ?? []}
          value={remove}
          onValueChange={(ids) => {
            setRemove(ids);
            setAdd(add.filter((id) => !ids.includes(id)));
          }}
        />
      </div>
    </BulkDialog>
  );
}
