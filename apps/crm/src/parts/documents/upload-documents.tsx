import { errorMessage } from '@szansa/domain/language';
import { documentTypes, type DocumentType } from '@szansa/domain/opportunity';
import { SelectField } from '@szansa/ui/select-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { UploadDialog } from '#parts/files/upload-dialog.tsx';
import { changedOpportunity } from '#parts/opportunity/records.ts';

/** Adds files of one type to the documents of the opportunity. */
export function UploadDocuments({ opportunityId, onClose }: { opportunityId: string; onClose: () => void }) {
  const { t } = useTranslation(['documents', 'labels']);
  const [type, setType] = useState<DocumentType | null>(null);
  const params = { id: opportunityId };
  return (
    <UploadDialog
      title={t('add')}
      send={type && ((files, options) => client.documents.upload({ params, body: { type }, files }, options))}
      onAdded={() => changedOpportunity(opportunityId)}
      onClose={onClose}
    >
      {(wasTried) => (
        <SelectField
          label={t('type')}
          required
          value={type}
          onValueChange={(value) => setType(documentTypes.find((known) => known === value) ?? null)}
          items={documentTypes.map((value) => ({ value, label: t(`labels:documentType.${value}`) }))}
          error={wasTried && !type ? errorMessage('required', currentLanguage()) : undefined}
        />
      )}
    </UploadDialog>
  );
}
