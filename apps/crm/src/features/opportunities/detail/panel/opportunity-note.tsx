import { useTranslation } from 'react-i18next';

import { NoteField } from '#kit/forms/note-field.tsx';
import { useEditing } from '#parts/opportunity/editing.ts';
import type { Opportunity } from '#parts/opportunity/records.ts';

import { useOpportunityChange } from './use-opportunity-change.tsx';

/** The note about an opportunity. */
export function OpportunityNote({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunity');
  const { mayEdit, edit } = useEditing();
  const saving = useOpportunityChange(opportunity);
  return (
    <NoteField
      place={`opportunity/${opportunity.id}`}
      label={t('panel.note')}
      note={opportunity.note}
      saving={saving}
      mayEdit={mayEdit}
      initial={edit}
    />
  );
}
