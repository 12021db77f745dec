import { dealer } from '@szansa/domain/dealer';
import { vehicleName } from '@szansa/domain/vehicle';
import { Button } from '@szansa/ui/button';
import { Copy } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { recordForm } from '#kit/forms/record-form.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { DirectoryRecord } from '#kit/records/directory-record.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';
import { CompanyTaxId } from '#parts/company/company-tax-id.tsx';
import { RecordOffers } from '#parts/offers/record-offers.tsx';
import { RepresentativeList } from '#parts/pickers/representative-list.tsx';

import { dealerRecord, foundDealers } from './dealer.ts';

const addressFields = ['mainOfficeAddress', 'companyAddress', 'handoutAddress'] as const;

type Addresses = Record<string, string>;

/** An address of a dealer, which may be that of another field of the form. */
function AddressField({ name, labelOf, plainOf }: OwnFieldProps) {
  const { t } = useTranslation('dealers');
  const form = useFormContext<Addresses>();
  const typed = useWatch<Addresses>({ name: [...addressFields] });
  const own = form.getValues(name);
  const sources = addressFields
    .map((field, index) => ({ field, text: typed[index]?.trim() ?? '' }))
    .filter(({ field, text }) => field !== name && text !== '' && text !== own?.trim());
  return (
    <div className="space-y-1">
      {plainOf(name)}
      {sources.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {sources.map(({ field, text }) => (
            <Button
              key={field}
              size="small"
              variant="ghost"
              icon={<Copy aria-hidden />}
              aria-label={t('copyFromTo', { from: labelOf(field), to: labelOf(name) })}
              onClick={() => form.setValue(name, text, { shouldDirty: true, shouldValidate: true })}
            >
              {t('copyFrom', { from: labelOf(field) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function DealerTaxId(props: OwnFieldProps) {
  return (
    <CompanyTaxId
      {...props}
      addresses={addressFields}
      path={dealerRecord.path}
      list={({ withInactive: _all, ...query }) => queries.dealers.list.query({ query })}
    />
  );
}

const address = { Field: AddressField };

export const dealerForm = recordForm(dealer, {
  record: dealerRecord,
  calls: client.dealers,
  fields: {
    taxIdNumber: { Field: DealerTaxId },
    mainOfficeAddress: address,
    companyAddress: address,
    handoutAddress: address,
  },
});

/** Vehicles of offers made with a dealer, the last offered first. */
function DealerVehicles({ dealerId }: { dealerId: string }) {
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

/** One dealer: who it is, its people, and the vehicles and offers made with it. */
export function DealerScreen() {
  return (
    <DirectoryRecord
      definition={dealerRecord}
      form={dealerForm}
      calls={queries.dealers}
      found={() => foundDealers}
      subtitle={({ alias }) => [alias]}
      without={['name', 'alias']}
      tabs={(one) => [
        {
          value: 'representatives',
          right: 'representative.get',
          content: <RepresentativeList house={{ dealer: one }} />,
        },
        { value: 'vehicles', right: 'vehicle.get', content: <DealerVehicles dealerId={one.id} /> },
        {
          value: 'offers',
          right: 'offer.get',
          content: <RecordOffers of={queries.dealers.offers} id={one.id} />,
        },
      ]}
    />
  );
}
