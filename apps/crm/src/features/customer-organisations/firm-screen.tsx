import { Badge } from '@szansa/ui/badge';
import { useParams, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TextLink } from '@szansa/ui/link';

import { queries } from '#kit/api/api.ts';
import { EditRecord } from '#kit/forms/edit-record.tsx';
import { RecordData } from '#kit/records/record-data.tsx';
import { RecordHeading } from '#kit/records/record-heading.tsx';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { RecordTabs } from '#kit/records/record-tabs.tsx';
import { FiledDocuments } from '#parts/documents/lazy-filed-documents.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { EmailLinks, PhoneLinks } from '#kit/records/contact-links.tsx';
import { OpportunitiesOf } from '#parts/opportunity/opportunities-of.tsx';
import { FirmActions } from './firm-actions.tsx';
import { firmForm } from './firm-form.tsx';
import { FirmRegister } from './firm-register.tsx';
import { firmRecord, legalFormLabel, type Firm } from './firm.ts';

/** Opportunities of a firm's customers that are not archived, the newest activity first. */
function FirmOpportunities({ firmId }: { firmId: string }) {
  const { t } = useTranslation('customerOrganisations');
  return (
    <OpportunitiesOf
      label={t('tabs.opportunities')}
      query={{ customerOrganisationId: [firmId] }}
      empty={t('opportunities.empty')}
    />
  );
}

/** The people of a firm who are customers, by name. */
function FirmCustomers({ firmId }: { firmId: string }) {
  const { t } = useTranslation('customerOrganisations');
  return (
    <PagedList
      label={t('tabs.customers')}
      place="customersPage"
      queryOf={(page) => queries.customers.list.query({ query: { customerOrganisationId: [firmId], page } })}
      empty={{ drawing: 'people', title: t('customers.empty') }}
    >
      {({ id, name, phones = [], emails = [], city }) => (
        <>
          <div className="min-w-0 flex-1 basis-48">
            <TextLink asChild quiet>
              <Link to="/customer/$id" params={{ id }}>
                {name}
              </Link>
            </TextLink>
            {city && <p className="text-small text-text-muted">{city}</p>}
          </div>
          <div className="min-w-0 basis-40">
            <PhoneLinks phones={phones.slice(0, 1).map(({ phone }) => phone)} />
          </div>
          <div className="min-w-0 basis-56">
            <EmailLinks emails={emails.slice(0, 1).map(({ email }) => email)} />
          </div>
        </>
      )}
    </PagedList>
  );
}

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
