import { labelInput, labelPatch, newLabelColor } from '@szansa/domain/label';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { ChangeSheet, CreateSheet } from '#kit/forms/plain-sheets.tsx';

import { cacheLabel, labelFields, type Label } from './label.ts';

interface LabelSheetProps {
  /** Null for a new one. */
  label: Label | null;
  onClose: () => void;
}

/** Writes down a label, or changes one. */
export function LabelSheet({ label, onClose }: LabelSheetProps) {
  const { t } = useTranslation('labelsAdmin');
  const shared = { fields: labelFields, cache: cacheLabel, onClose };
  const description = t('form.description');
  if (label === null) {
    return (
      <CreateSheet
        {...shared}
        schema={labelInput}
        place="label/new"
        given={{ color: newLabelColor }}
        words={{ title: t('form.createTitle'), description }}
        submitLabel={t('add')}
        created={({ title }) => [t('done.created'), title]}
        send={(body) => client.labels.create({ body })}
      />
    );
  }
  const params = { id: label.id };
  return (
    <ChangeSheet
      {...shared}
      patch={labelPatch}
      place={`label/${label.id}`}
      record={label}
      words={{ title: t('form.editTitle'), description }}
      send={(body) => client.labels.update({ params, body })}
      read={() => client.labels.get({ params })}
    />
  );
}
