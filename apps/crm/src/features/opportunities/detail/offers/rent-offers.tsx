import { personName } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

interface RentOffersProps {
  opportunityId: string;
  mayAdd: boolean;
}

/** Rent offers of the opportunity, and a new one; nothing where there is neither. */
export function RentOffers({ opportunityId, mayAdd }: RentOffersProps) {
  const { t } = useTranslation('offers');
  const { instant, money } = useFormats();
  const titleId = useId();
  const query = { customerFileId: [opportunityId], perPage: 100 as const };
  const { data } = useQuery(queries.rentOfferPdfs.list.query({ query }));
  const items = data?.items ?? [];
  if (!data || (items.length === 0 && !mayAdd)) return null;
  return (
    <section aria-labelledby={titleId} className="mt-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-large font-semibold">
          {t('rent.title')}
        </h2>
        {mayAdd && (
          <Button asChild size="small" icon={<Plus aria-hidden />}>
            <Link to="/rent-offers" search={{ customerFileId: opportunityId, new: 'rent_offer_pdf' }}>
              {t('rent.add')}
            </Link>
          </Button>
        )}
      </div>
      {items.length > 0 && (
        <ul className="divide-y divide-border rounded-large border border-border bg-surface">
          {items.map(({ id, carBrandAndModel, monthlyFeeNet, createdBy, createdAt }) => (
            <li key={id} className="px-4 py-2">
              <TextLink asChild>
                <Link to="/rent-offer/$id" params={{ id }}>
                  {carBrandAndModel}
                </Link>
              </TextLink>
              <p className="text-small text-text-muted">
                {[
                  t('rent.fee', { amount: money(monthlyFeeNet) }),
                  createdBy && personName(createdBy),
                  instant(createdAt),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
