import { leadSourceInput, leadSourcePatch } from '@szansa/domain/lead-source';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { ChangeSheet, CreateSheet } from '#kit/forms/plain-sheets.tsx';

import { cacheLeadSource, leadSourceFields, type LeadSource } from './lead-source.ts';

interface LeadSourceSheetProps {
  /** Null for a new one. */
  source: LeadSource | null;
  onClose: () => void;
}

/** Writes down a lead source, or changes one. */
export function LeadSourceSheet({ source, onClose }: LeadSourceSheetProps) {
  const { t } = useTranslation('leadSources');
  const shared = { fields: leadSourceFields, cache: cacheLeadSource, onClose };
  const description = t('form.description');
  if (source === null) {
    return (
      <CreateSheet
        {...shared}
        schema={leadSourceInput}
        place="lead_source/new"
        words={{ title: t('form.createTitle'), description }}
        submitLabel={t('add')}
        created={({ name }) => [t('done.created'), name]}
        send={(body) => client.leadSources.create({ body })}
      />
    );
  }
  const params = { id: source.id };
  return (
    <ChangeSheet
      {...shared}
      patch={leadSourcePatch}
      place={`lead_source/${source.id}`}
      record={source}
      words={{ title: t('form.editTitle'), description }}
      send={(body) => client.leadSources.update({ params, body })}
      read={() => client.leadSources.get({ params })}
    />
  );
}
