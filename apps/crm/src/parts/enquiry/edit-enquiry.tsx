import type { EnquiryInput } from '@szansa/domain/enquiry';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { RecordSheet } from '#kit/forms/record-sheet.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.tsx';
import { changedFields } from '#kit/forms/use-schema-form.ts';

import { EnquiryFields } from './enquiry-fields.tsx';
import { enquiryForm, valuesOf, type EnquiryValues } from './enquiry-values.ts';
import { cacheEnquiry, type Enquiry } from './records.ts';
import { useEnquiryWords } from './use-enquiry-words.ts';

/** Changes an enquiry. */
export function EditEnquiry({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const { t } = useTranslation(['enquiry', 'common']);
  const { fieldLabel, describe } = useEnquiryWords();
  const record = useRecordForm<EnquiryValues, EnquiryInput, Enquiry, Partial<EnquiryInput>>({
    schema: enquiryForm,
    record: enquiry,
    valuesOf,
    changesOf: (output, _, dirty) => changedFields(output, dirty),
    place: `internal_enquiry/${enquiry.id}`,
    send: ({ id }, body) => client.internalEnquiries.update({ params: { id }, body }),
    read: ({ id }) => client.internalEnquiries.get({ params: { id } }),
    cache: cacheEnquiry,
    fieldLabel,
    describeValue: describe,
    onDone: onClose,
  });
  return (
    <RecordSheet
      record={record}
      title={t('form.editTitle')}
      description={t('form.description')}
      submitLabel={t('common:actions.saveChanges')}
      onClose={onClose}
      className="w-140"
      formClassName="space-y-4 pt-2"
    >
      <EnquiryFields enquiry={enquiry} />
    </RecordSheet>
  );
}
