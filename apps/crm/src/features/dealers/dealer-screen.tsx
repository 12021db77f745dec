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
import { RepresentativeList } from '#parts/pickers/representative-list.tsx';

import { dealerForm } from './dealer-form.tsx';
import { DealerVehicles } from './dealer-vehicles.tsx';
import { dealerRecord, foundDealers } from './dealer.ts';

const merge = {
  found: foundDealers,
  preview: (input: Input<Endpoints['dealers']['mergePreview']>) => queries.dealers.mergePreview.query(input),
  merge: queries.dealers.merge.mutation(),
};

/** One dealer: who it is, its people, and the vehicles and offers made with it. */
export function DealerScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={dealerRecord} id={id}>
      {(dealer) => {
        const shared = { definition: dealerRecord, record: dealer };
        const actions = (
          <RecordActions {...shared} remove={queries.dealers.remove.mutation()} merge={merge} />
        );
        const data = <RecordData form={dealerForm} record={dealer} without={['name', 'alias']} />;
        const people = <RepresentativeList house={{ dealer }} />;
        const offers = (
          <RecordOffers ask={(page) => queries.dealers.offers.query({ params: { id }, query: { page } })} />
        );
        return (
          <>
            <RecordHeading {...shared} subtitle={dealer.alias} actions={actions} />
            <RecordTabs
              texts="dealers"
              tabs={[
                { value: 'data', content: data },
                { value: 'representatives', right: 'representative.get', content: people },
                { value: 'vehicles', right: 'vehicle.get', content: <DealerVehicles dealerId={id} /> },
                { value: 'offers', right: 'offer.get', content: offers },
              ]}
            />
            <EditRecord form={dealerForm} record={dealer} />
          </>
        );
      }}
    </RecordScreen>
  );
}
