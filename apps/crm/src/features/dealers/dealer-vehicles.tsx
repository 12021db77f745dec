import { vehicleName } from '@szansa/domain/vehicle';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

/** Vehicles of offers made with a dealer, the last offered first. */
export function DealerVehicles({ dealerId }: { dealerId: string }) {
  const { t } = useTranslation('dealers');
  const { instant, money } = useFormats();
  return (
    <PagedList
      label={t('tabs.vehicles')}
      place="vehiclesPage"
      queryOf={(page) => queries.dealers.vehicles.query({ params: { id: dealerId }, query: { page } })}
      empty={{ drawing: 'car', title: t('vehicles.empty') }}
    >
      {(vehicle) => (
        <>
          <div className="min-w-0 flex-1 basis-64">
            <p>{vehicleName(vehicle)}</p>
            <p className="text-small text-text-muted">
              {[
                vehicle.yearOfProduction,
                vehicle.bodyColor,
                t('vehicles.lastOffer', { date: instant(vehicle.offeredAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <p className="text-right tabular-nums">
            {money(vehicle.grossCatalogPrice)}
            <span className="block text-small text-text-muted">
              {t('vehicles.offers', { count: vehicle.offerCount })}
            </span>
          </p>
        </>
      )}
    </PagedList>
  );
}
