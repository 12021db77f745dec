import { Picture } from '@szansa/ui/image-gallery';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { ListExport } from '#kit/lists/export/list-export.tsx';
import { ListEmpty } from '#kit/lists/list-empty.tsx';
import { ListFilterBar } from '#kit/lists/list-filter-bar.tsx';
import { ListPages } from '#kit/lists/list-pages.tsx';
import { lastPageBefore, PastEnd } from '#kit/lists/past-end.tsx';
import { useListColumns } from '#kit/lists/use-list-columns.ts';
import { useListState } from '#kit/lists/use-list-state.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';

import { usePowerText } from '../templates/power-text.ts';
import { offerRecord, type VariantRow } from './offer.ts';
import { offerList } from './offer-list.tsx';
import { OfferStatusChip } from './offer-status.tsx';
import { VariantActions } from './offer-variant.tsx';
import { offersAddress } from './offers-address.ts';
import { useOfferFilters } from './use-offer-filters.ts';
import { shownImage } from './variant-images.ts';
import { VariantPrice } from './variant-price.tsx';
import { useVariantWords } from './variant-words.ts';

/** Variants as cards, under the same search and filters as the table. */
export function OfferCards() {
  const { t } = useTranslation(['carOffers', 'common']);
  const { state, change } = useListState(offersAddress);
  const filters = useOfferFilters();
  const columns = useListColumns(offersAddress, offerList.texts, offerList.columns, state.filters);
  const page = useQuery(offersAddress.page(state));
  const last = lastPageBefore(state.page, page.data);
  const retry = () => void page.refetch();
  return (
    <>
      <ListFilterBar
        address={offersAddress}
        texts={offerList.texts}
        filters={filters}
        state={state}
        change={change}
        actions={<ListExport list={offersAddress.name} columns={columns} state={state} />}
      />
      <div className="mt-3">
        {page.isPending && (
          <div role="status" aria-label={t('common:states.loading')}>
            <LoadingRows count={8} />
          </div>
        )}
        {page.isError && !page.data && <FailedScreen error={page.error} onRetry={retry} />}
        {last !== null && <PastEnd page={state.page} last={last} onToLast={() => change({ page: last })} />}
        {page.data?.total === 0 && <ListEmpty list={offerList} state={state} change={change} usual={{}} />}
        {page.data && page.data.items.length > 0 && (
          <ul
            aria-label={t('title')}
            className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4"
          >
            {page.data.items.map((row) => (
              <OfferCard key={row.id} row={row} />
            ))}
          </ul>
        )}
      </div>
      {last === null && <ListPages found={page.data} state={state} change={change} />}
    </>
  );
}

/** One variant; a press anywhere on it opens its offer. */
function OfferCard({ row }: { row: VariantRow }) {
  const { t } = useTranslation('carOffers');
  const powerText = usePowerText();
  const { look, when, pieces } = useVariantWords();
  const { id, carOfferId, brand, model, carVersion, status, dealer } = row;
  const technical = [
    row.carBodyType?.name,
    row.carFuelType?.name,
    row.carTransmissionType?.name,
    powerText(row),
  ];
  const lines = [
    look(row),
    technical.filter(Boolean),
    [...when(row), pieces(row), dealer?.name].filter(Boolean),
  ];
  return (
    <li className="relative flex flex-col gap-2 overflow-hidden rounded-large border border-border bg-surface p-4">
      {row.image ? (
        <Picture image={shownImage(row.image)} width={480} className="-mx-4 -mt-4 aspect-video" />
      ) : null}
      <div>
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 text-large font-semibold wrap-anywhere">
            <TextLink asChild>
              <Link
                to={offerRecord.path}
                params={{ id: carOfferId }}
                className="after:absolute after:inset-0"
              >
                {brand.name} {model.name}
              </Link>
            </TextLink>
          </h2>
          {status !== 'active' && <OfferStatusChip status={status} />}
        </div>
        <p className="text-text-muted wrap-anywhere">{carVersion.name}</p>
      </div>
      <ul className="flex-1 space-y-0.5">
        {lines.flatMap((words) =>
          words.length === 0 ? [] : [<li key={words.join()}>{words.join(' · ')}</li>],
        )}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-border pt-2.5 text-large font-semibold">
        <span>
          <VariantPrice variant={row} /> <span className="text-small font-normal">{t('gross')}</span>
        </span>
        <span className="relative flex flex-wrap gap-2">
          <VariantActions id={id} name={[row.name, ...look(row)].join(', ')} status={status} />
        </span>
      </div>
    </li>
  );
}
