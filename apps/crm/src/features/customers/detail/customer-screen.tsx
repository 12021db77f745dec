import { Badge } from '@szansa/ui/badge';
import { lazyComponent, lazyExtra } from '@szansa/ui/lazy';
import { PageHeader } from '@szansa/ui/page-header';
import { useParams, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TextLink } from '@szansa/ui/link';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { useRecentRecord } from '#kit/records/recent-records.ts';
import { AfterHeading } from '#kit/records/after-heading.tsx';
import { listedRecord } from '#kit/records/listed-record.ts';
import { LoadingRecord } from '#kit/records/loading-shapes.tsx';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { RecordTabs } from '#kit/records/record-tabs.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { queries } from '#kit/api/api.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { activityTexts } from '#parts/activity/texts.ts';
import { FiledDocuments } from '#parts/documents/lazy-filed-documents.ts';
import { OthersHere } from '#parts/presence/lazy-others-here.ts';
import { timelineTexts } from '#parts/timeline/texts.ts';
import { customerSource } from '#parts/customer/cache-customer.ts';
import type { Customer } from '#parts/customer/customer-values.ts';
import { OpportunitiesOf } from '#parts/opportunity/opportunities-of.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerContact, CustomerDetails } from './customer-details.tsx';

/** The customer's opportunities that are not archived, newest activity first. */
function CustomerOpportunities({ customerId }: { customerId: string }) {
  const { t } = useTranslation('customers');
  return (
    <>
      <OpportunitiesOf
        label={t('tabs.opportunities')}
        query={{ customerId: [customerId] }}
        empty={t('opportunities.empty')}
      />
      <p className="mt-3">
        <TextLink asChild className="text-small">
          <Link to="/sales-opportunities" search={{ view: 'list', customerId, is_self: 'any' }}>
            {t('opportunities.all')}
          </Link>
        </TextLink>
      </p>
    </>
  );
}

const EditCustomer = lazyComponent(async () => (await import('../form/edit-customer.tsx')).EditCustomer);
// their words are of no use to who never opens them
const CustomerTimeline = lazyComponent(async () => {
  const [part] = await Promise.all([import('./customer-timeline.tsx'), loadTexts([timelineTexts])]);
  return part.CustomerTimeline;
});
const NextActivities = lazyExtra(async () => {
  const [part] = await Promise.all([
    import('#parts/activity/open-activities.tsx'),
    loadTexts([activityTexts]),
  ]);
  return part.OpenActivities;
});

const documentsOf = (id: string) => (page: number) =>
  queries.customers.documents.query({ params: { id }, query: { page } });

/** The firms of a customer, unless they are called by the firm. */
function firmsOf({ name, customerOrganizations }: Pick<Customer, 'name' | 'customerOrganizations'>): string {
  return customerOrganizations
    .map((firm) => firm.name)
    .filter((firm) => firm !== name)
    .join(', ');
}

/** The shape of a customer on their way, under the name that the list knows. */
function LoadingCustomer({ id }: { id: string }) {
  const row = listedRecord(queries.customers.list, id);
  return (
    <LoadingRecord heading={row && <PageHeader title={row.name} subtitle={firmsOf(row) || undefined} />} />
  );
}

function LoadedCustomer({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { has } = useAccess();
  const edit = useAddressPart('edit');
  const firms = firmsOf(customer);
  useRecentRecord({ kind: 'customer', id: customer.id, label: customer.name, hint: firms });
  return (
    <>
      <PageHeader
        title={customer.name}
        subtitle={firms || undefined}
        status={
          <>
            {customer.isArchived && <Badge tone="archive">{t('archivedBadge')}</Badge>}
            <OthersHere record={{ entity: 'customer', id: customer.id }} />
          </>
        }
        actions={<CustomerActions customer={customer} />}
        actionsAtFoot
      />
      <AfterHeading>
        {/* activity and reference data side by side; on a phone the contact is before the activity, the rest after it */}
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr] lg:*:col-start-2">
          <CustomerContact customer={customer} />
          <div className="-mt-4 min-w-0 lg:col-start-1! lg:row-span-3 lg:row-start-1">
            <RecordTabs
              texts="customers"
              tabs={[
                {
                  value: 'opportunities',
                  right: 'opportunity.get',
                  content: <CustomerOpportunities customerId={customer.id} />,
                },
                {
                  value: 'timeline',
                  right: 'timeline_event.get',
                  content: <CustomerTimeline customerId={customer.id} />,
                },
                {
                  value: 'documents',
                  right: 'document.get',
                  content: <FiledDocuments queryOf={documentsOf(customer.id)} />,
                },
              ]}
            />
          </div>
          <CustomerDetails customer={customer} />
          {has('activity.get') && (
            <NextActivities
              title={t('detail.next')}
              query={{ customerId: customer.id, perPage: 10 }}
              empty={t('detail.nothingNext')}
            />
          )}
        </div>
      </AfterHeading>
      {customer.can.edit && edit.value === 'customer' && (
        <EditCustomer customer={customer} onClose={() => void edit.change(undefined)} />
      )}
    </>
  );
}

/** One customer: who they are, how to reach them, and what is being sold to them. */
export function CustomerScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={customerSource} id={id} loading={<LoadingCustomer id={id} />}>
      {(customer) => <LoadedCustomer customer={customer} />}
    </RecordScreen>
  );
}
