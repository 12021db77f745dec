import { queries } from '#kit/api/api.ts';
import { DirectoryRecord } from '#kit/records/directory-record.tsx';
import { RecordOffers } from '#parts/offers/record-offers.tsx';
import { RepresentativeList } from '#parts/pickers/representative-list.tsx';

import { dealerForm } from './dealer-form.tsx';
import { DealerVehicles } from './dealer-vehicles.tsx';
import { dealerRecord, foundDealers } from './dealer.ts';

/** One dealer: who it is, its people, and the vehicles and offers made with it. */
export function DealerScreen() {
  return (
    <DirectoryRecord
      definition={dealerRecord}
      form={dealerForm}
      calls={queries.dealers}
      found={() => foundDealers}
      subtitle={(dealer) => [dealer.alias]}
      without={['name', 'alias']}
      tabs={(dealer) => [
        {
          value: 'representatives',
          right: 'representative.get',
          content: <RepresentativeList house={{ dealer }} />,
        },
        { value: 'vehicles', right: 'vehicle.get', content: <DealerVehicles dealerId={dealer.id} /> },
        {
          value: 'offers',
          right: 'offer.get',
          content: <RecordOffers of={queries.dealers.offers} id={dealer.id} />,
        },
      ]}
    />
  );
}
