import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { EmailLinks, PhoneLinks } from '#kit/records/contact-links.tsx';

/** The people of a firm who are customers, by name. */
export function FirmCustomers({ firmId }: { firmId: string }) {
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
