import { Button } from '@szansa/ui/button';
import { DescriptionList, type DescriptionItem } from '@szansa/ui/description-list';
import { Dialog } from '@szansa/ui/dialog';
import { SkeletonText } from '@szansa/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { EmailLinks, PhoneLinks } from '#kit/records/contact-links.tsx';
import type { Opportunity } from '#parts/opportunity/records.ts';

interface CustomerDialogProps {
  opportunity: Opportunity;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The customer's data and contacts, shown over the opportunity. */
export function CustomerDialog({ opportunity, open, onOpenChange }: CustomerDialogProps) {
  const { t } = useTranslation(['opportunity', 'common']);
  const customerId = opportunity.customer.id;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('customer.title')}
      description={opportunity.customer.name}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('common:actions.close')}</Button>
          <Button asChild variant="primary" icon={<ExternalLink aria-hidden />}>
            <Link to="/customer/$id" params={{ id: customerId }}>
              {t('customer.open')}
            </Link>
          </Button>
        </>
      }
    >
      <CustomerFacts customerId={customerId} />
    </Dialog>
  );
}

function CustomerFacts({ customerId }: { customerId: string }) {
  const { t } = useTranslation(['opportunity', 'common']);
  const formats = useFormats();
  const { data, error, refetch } = useQuery(queries.customers.get.query({ params: { id: customerId } }));
  if (error && !data) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" aria-label={t('common:states.loading')}>
        <SkeletonText lines={5} />
      </div>
    );
  }
  const place = [data.postCode, data.city].filter(Boolean).join(' ');
  const address = [data.street, place, data.country].filter(Boolean).join(', ');
  const only = (value: unknown, item: DescriptionItem) => (value === undefined ? [] : [item]);
  const items: DescriptionItem[] = [
    ...only(data.phones, {
      label: t('customer.phones'),
      value: data.phones && <PhoneLinks phones={data.phones.map(({ phone }) => phone)} />,
    }),
    ...only(data.emails, {
      label: t('customer.emails'),
      value: data.emails && <EmailLinks emails={data.emails.map(({ email }) => email)} />,
    }),
    ...only(data.taxIdNumber, {
      label: t('customer.taxIdNumber'),
      value: data.taxIdNumber && <span className="tabular-nums">{formats.taxId(data.taxIdNumber)}</span>,
    }),
    ...only(data.city, { label: t('customer.address'), value: address }),
    {
      label: t('customer.firms'),
      value: data.customerOrganizations.map((firm) => firm.name).join(', '),
      wide: true,
    },
    ...only(data.note, {
      label: t('customer.note'),
      value: data.note && <span className="whitespace-pre-line">{data.note}</span>,
      wide: true,
    }),
  ];
  return <DescriptionList items={items} columns={2} />;
}
