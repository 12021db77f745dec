import type { EnquiryInput } from '@szansa/domain/enquiry';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { RecordSheet } from '#kit/forms/record-sheet.tsx';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';

import { EnquiryFields } from './enquiry-fields.tsx';
import { enquiryForm, newValues, type EnquiryStart, type EnquiryValues } from './enquiry-values.ts';
import { cacheEnquiry, type Enquiry } from './records.ts';

interface CreateEnquiryProps {
  /** What is known of it already. */
  initial?: EnquiryStart;
  onCreated: (enquiry: Enquiry) => unknown;
  onClose: () => void;
}

/** Creates an enquiry to colleagues. */
export function CreateEnquiry({ initial, onCreated, onClose }: CreateEnquiryProps) {
  const { t } = useTranslation('enquiry');
  const record = useCreateForm<EnquiryValues, EnquiryInput, Enquiry>({
    schema: enquiryForm,
    values: newValues(initial),
    place: initial?.customerFileId ? `opportunity/${initial.customerFileId}/enquiry` : 'internal_enquiry/new',
    send: (body) => client.internalEnquiries.create({ body }),
    cache: cacheEnquiry,
    savedMessage: ({ individualNumber, title }) => [t('form.created'), `${individualNumber}, ${title}`],
    onSaved: onCreated,
  });
  return (
    <RecordSheet
      record={record}
      title={t('form.createTitle')}
      description={t('form.description')}
      submitLabel={t('form.create')}
      onClose={onClose}
      className="w-140"
      formClassName="space-y-4 pt-2"
    >
      <EnquiryFields />
    </RecordSheet>
  );
}
