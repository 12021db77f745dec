import type { Data, Endpoints } from '@szansa/api-client/client';
import { Badge } from '@szansa/ui/badge';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import type { PageOptions } from '#kit/lists/list-address.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { OpportunityStatusChip } from '#parts/opportunity/status.tsx';

type Offer = Data<Endpoints['banks']['offers']>['items'][number];

interface RecordOffersProps {
  /** Such as `queries.banks.offers`. */
  of: {
    query(input: { params: { id: string }; query: { page: number } }): PageOptions<Offer>;
  };
  /** Of the record. */
  id: string;
}

/** Offers made with a record of a directory, the newest first. */
export function RecordOffers({ of, id }: RecordOffersProps) {
  const { t } = useTranslation(['recordOffers', 'common']);
  const { instant } = useFormats();
  return (
    <PagedList
      label={t('common:tabs.offers')}
      place="offersPage"
      queryOf={(page) => of.query({ params: { id }, query: { page } })}
      empty={{ drawing: 'offer', title: t('empty') }}
    >
      {(offer) => (
        <>
          <div className="min-w-0 flex-1 basis-64">
            <p className="flex flex-wrap items-center gap-2">
              <TextLink asChild quiet>
                <Link
                  to="/sales-opportunity/$id"
                  params={{ id: offer.customerFileId }}
                  search={{ tab: 'offers', shown: offer.id }}
                >
                  {`#${offer.number}`}
                </Link>
              </TextLink>
              {offer.isChosen && <Badge>{t('chosen')}</Badge>}
            </p>
            <p className="text-small text-text-muted">
              {`${offer.vehicle ?? t('noVehicle')} · ${instant(offer.createdAt)}`}
            </p>
          </div>
          <OpportunityStatusChip status={offer.status} />
        </>
      )}
    </PagedList>
  );
}
