import { Badge } from '@szansa/ui/badge';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { EditRecord } from '#kit/forms/edit-record.tsx';
import { RecordData } from '#kit/records/record-data.tsx';
import { RecordHeading } from '#kit/records/record-heading.tsx';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { RecordTabs } from '#kit/records/record-tabs.tsx';
import { FiledDocuments } from '#parts/documents/lazy-filed-documents.ts';

import { FirmActions } from './firm-actions.tsx';
import { FirmCustomers } from './firm-customers.tsx';
import { firmForm } from './firm-form.tsx';
import { FirmOpportunities } from './firm-opportunities.tsx';
import { FirmRegister } from './firm-register.tsx';
import { firmRecord, legalFormLabel, type Firm } from './firm.ts';

/** A firm of customers: its data, its entry in a register, its people and their opportunities. */
export function FirmScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={firmRecord} id={id}>
      {(firm) => <LoadedFirm firm={firm} />}
    </RecordScreen>
  );
}

function LoadedFirm({ firm }: { firm: Firm }) {
  const { t } = useTranslation('customerOrganisations');
  return (
    <>
      <RecordHeading
        definition={firmRecord}
        record={firm}
        subtitle={
          [firm.legalForm && legalFormLabel(firm.legalForm), firm.city].filter(Boolean).join(' · ') || null
        }
        status={firm.isArchived && <Badge tone="archive">{t('archivedBadge')}</Badge>}
        actions={<FirmActions firm={firm} />}
      />
      <RecordTabs
        texts="customerOrganisations"
        tabs={[
          {
            value: 'data',
            content: (
              <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
                <RecordData form={firmForm} record={firm} without={['name']} />
                <FirmRegister firm={firm} />
              </div>
            ),
          },
          { value: 'customers', right: 'customer.get', content: <FirmCustomers firmId={firm.id} /> },
          {
            value: 'opportunities',
            right: 'opportunity.get',
            content: <FirmOpportunities firmId={firm.id} />,
          },
          {
            value: 'documents',
            right: 'document.get',
            content: (
              <FiledDocuments
                queryOf={(page) =>
                  queries.customerOrganisations.documents.query({ params: { id: firm.id }, query: { page } })
                }
              />
            ),
          },
        ]}
      />
      <EditRecord form={firmForm} record={firm} />
    </>
  );
}
