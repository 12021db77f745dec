import { Badge } from '@szansa/ui/badge';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { OpportunityStatusChip } from '#parts/opportunity/status.tsx';

/** Offers a vehicle stands in, the newest first. */
export function VehicleOffers({ vehicleId }: { vehicleId: string }) {
  const { t } = useTranslation(['vehicles', 'common']);
  const { instant } = useFormats();
  return (
    <PagedList
      label={t('common:tabs.offers')}
      place="offersPage"
      ask={(page) => queries.vehicles.offers.query({ params: { id: vehicleId }, query: { page } })}
      empty={{ icon: <FileText aria-hidden />, title: t('offers.empty') }}
    >
      {(offer) => (
        <>
          <div className="min-w-0 flex-1 basis-64">
            <p className="flex flex-wrap items-center gap-2">
              <TextLink asChild quiet>
                <Link
                  to="/sales-opportunity/$id"
                  params={{ id: offer.customerFileId }}
                  search={{ tab: 'offers' }}
                >
                  {`#${offer.number}`}
                </Link>
              </TextLink>
              {offer.isChosen && <Badge>{t('offers.chosen')}</Badge>}
            </p>
            <p className="text-small text-text-muted">{instant(offer.createdAt)}</p>
          </div>
          <OpportunityStatusChip status={offer.status} />
        </>
      )}
    </PagedList>
  );
}
