import type { Endpoints, Input } from '@szansa/api-client/client';
import { useParams } from '@tanstack/react-router';

import { queries } from '#kit/api/api.ts';
import { EditRecord } from '#kit/forms/edit-record.tsx';
import { RecordActions } from '#kit/records/record-actions.tsx';
import { RecordData } from '#kit/records/record-data.tsx';
import { RecordHeading } from '#kit/records/record-heading.tsx';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { RecordTabs } from '#kit/records/record-tabs.tsx';
import { RecordOffers } from '#parts/offers/record-offers.tsx';

import { vehicleForm } from './vehicle-form.tsx';
import { foundVehicles, vehicleRecord } from './vehicle.ts';

const merge = {
  found: foundVehicles,
  preview: (input: Input<Endpoints['vehicles']['mergePreview']>) =>
    queries.vehicles.mergePreview.query(input),
  merge: queries.vehicles.merge.mutation(),
};

/** One vehicle: what it is and costs, and the offers it stands in. */
export function VehicleScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={vehicleRecord} id={id}>
      {(vehicle) => {
        const shared = { definition: vehicleRecord, record: vehicle };
        const { bodyColor, yearOfProduction, orderNo } = vehicle;
        const subtitle = [bodyColor, yearOfProduction, orderNo].filter(Boolean).join(' · ') || null;
        const actions = (
          <RecordActions {...shared} remove={queries.vehicles.remove.mutation()} merge={merge} />
        );
        const offers = (
          <RecordOffers ask={(page) => queries.vehicles.offers.query({ params: { id }, query: { page } })} />
        );
        return (
          <>
            <RecordHeading {...shared} subtitle={subtitle} actions={actions} />
            <RecordTabs
              texts="vehicles"
              tabs={[
                { value: 'data', content: <RecordData form={vehicleForm} record={vehicle} without={[]} /> },
                { value: 'offers', right: 'offer.get', content: offers },
              ]}
            />
            <EditRecord form={vehicleForm} record={vehicle} />
          </>
        );
      }}
    </RecordScreen>
  );
}
