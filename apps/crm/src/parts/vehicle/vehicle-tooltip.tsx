import type { Data, Endpoints } from '@szansa/api-client/client';
import { isDragging } from '@szansa/ui/hover-card';
import { Tooltip } from '@szansa/ui/tooltip';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { messageOf } from '#kit/toasts/toasts.ts';

type Offer = Data<Endpoints['offers']['get']>;

/** Milliseconds for which the tooltip shows that its vehicle could not be fetched. */
const failureShownFor = 3000;

export interface VehicleTooltipProps {
  name: string;
  opportunityId: string;
  /** Of which offer; without it the chosen one of the opportunity, else its newest. */
  offerId?: string;
}

type Of = Omit<VehicleTooltipProps, 'name'>;

/** A link by a vehicle's name to the offers of its opportunity, with a tooltip; plain text without the right to read offers. */
export function VehicleTooltip({ name, ...of }: VehicleTooltipProps) {
  const { has } = useAccess();
  const [isOpen, setIsOpen] = useState(false);
  if (!has('offer.get')) return name;
  return (
    <Tooltip
      open={isOpen}
      onOpenChange={(next) => setIsOpen(next && !isDragging())}
      label={<OfferedVehicle {...of} onFailureShown={() => setIsOpen(false)} />}
    >
      <Link
        to="/sales-opportunity/$id"
        params={{ id: of.opportunityId }}
        search={{ tab: 'offers', ...(of.offerId ? { shown: of.offerId } : {}) }}
        draggable={false}
        // above the link that covers the whole card, but not on touch screens, where a tap must hit that link
        className="hover:text-accent-text pointer-fine:relative"
      >
        {name}
      </Link>
    </Tooltip>
  );
}

function useOffer({ opportunityId, offerId }: Of) {
  const isOfList = offerId !== undefined;
  const one = useQuery({
    ...queries.offers.get.query({ params: { id: offerId ?? '' } }),
    enabled: isOfList,
    retry: false,
  });
  const all = useQuery({
    ...queries.offers.listOfOpportunity.query({ params: { id: opportunityId } }),
    enabled: !isOfList,
    retry: false,
  });
  const { isError, error, isPending } = isOfList ? one : all;
  return { offer: isOfList ? one.data : all.data?.[0], isError, error, isPending };
}

/** Content of the tooltip; rendered, and therefore fetched, only while it is open. */
function OfferedVehicle({ onFailureShown, ...of }: Of & { onFailureShown: () => void }) {
  const { t } = useTranslation('vehicleTooltip');
  const { offer, isError, error, isPending } = useOffer(of);
  useEffect(() => {
    if (!isError) return undefined;
    const closing = setTimeout(onFailureShown, failureShownFor);
    return () => clearTimeout(closing);
  });
  if (isError) {
    return (
      <>
        {t('failed')}. {messageOf(error)}
      </>
    );
  }
  if (isPending) return t('loading');
  return offer && <VehicleFacts offer={offer} />;
}

function VehicleFacts({ offer: { vehicle, vehicleValue, orderType } }: { offer: Offer }) {
  const { t } = useTranslation(['vehicleTooltip', 'labels']);
  const { money } = useFormats();
  const sellPrice = vehicle?.grossSellPrice;
  const facts = [
    [t('fields.manufacturer'), vehicle?.manufacturer],
    [t('fields.model'), vehicle?.model],
    [t('fields.version'), vehicle?.version],
    [t('fields.grossSellPrice'), sellPrice && money(sellPrice)],
    [
      t('fields.grossCatalogPrice'),
      !sellPrice && vehicle?.grossCatalogPrice && money(vehicle.grossCatalogPrice),
    ],
    [t('vehicleValue'), vehicleValue && money(vehicleValue)],
    [t('availability'), orderType && t(`labels:orderType.${orderType}`)],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_auto] gap-x-3">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
