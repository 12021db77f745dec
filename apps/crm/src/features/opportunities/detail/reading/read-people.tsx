import { useQuery } from '@tanstack/react-query';

import { queries } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import type { ReadValue } from './handing-over.ts';
import { OfCustomer } from './of-customer.tsx';
import { NotRead } from './not-read.tsx';
import { ReadFirm } from './read-firm.tsx';
import { ReadGroup, type Showing } from './read-row.tsx';
import { ReadValues } from './read-values.tsx';

interface ReadPeopleProps extends Showing {
  opportunityId: string;
  /** Of the customer and the firm. */
  values: readonly ReadValue[];
}

/** What was read of the customer and the firm of an opportunity, beside what is stored of them. */
export function ReadPeople(props: ReadPeopleProps) {
  const { has } = useAccess();
  const { opportunityId, values, ...showing } = props;
  const opportunity = useQuery({
    ...queries.opportunities.get.query({ params: { id: opportunityId } }),
    enabled: values.length > 0,
  });
  const customerId = opportunity.data?.customer.id;
  const customer = useQuery({
    ...queries.customers.get.query({ params: { id: customerId ?? '' } }),
    enabled: customerId !== undefined && has('customer.get'),
  });
  if (!customer.data) {
    return (
      <>
        <ReadValues {...showing} values={values} />
        <NotRead error={opportunity.error ?? customer.error} />
      </>
    );
  }
  const own = values.filter(({ field }) => field.startsWith('customer.'));
  const ofFirm = values.filter(({ field }) => field.startsWith('company.'));
  return (
    <>
      {own.length > 0 && (
        <ReadGroup group="customer">
          <OfCustomer {...showing} opportunityId={opportunityId} values={own} customer={customer.data} />
        </ReadGroup>
      )}
      {ofFirm.length > 0 && (
        <ReadGroup group="company">
          <ReadFirm {...showing} opportunityId={opportunityId} values={ofFirm} customer={customer.data} />
        </ReadGroup>
      )}
    </>
  );
}
