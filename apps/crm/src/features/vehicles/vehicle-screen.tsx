import { queries } from '#kit/api/api.ts';
import { DirectoryRecord } from '#kit/records/directory-record.tsx';
import { RecordOffers } from '#parts/offers/record-offers.tsx';

import { vehicleForm } from './vehicle-form.tsx';
import { foundVehicles, vehicleRecord } from './vehicle.ts';

/** One vehicle: its data and prices, and the offers that contain it. */
export function VehicleScreen() {
  return (
    <DirectoryRecord
      definition={vehicleRecord}
      form={vehicleForm}
      calls={queries.vehicles}
      found={() => foundVehicles}
      subtitle={({ bodyColor, yearOfProduction, orderNo }) => [bodyColor, yearOfProduction, orderNo]}
      without={[]}
      tabs={({ id }) => [
        {
          value: 'offers',
          right: 'offer.get',
          content: <RecordOffers of={queries.vehicles.offers} id={id} />,
        },
      ]}
    />
  );
}
