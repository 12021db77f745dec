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
import { representativeForm } from '#parts/pickers/representative-form.tsx';
import { representativeRecord } from '#parts/pickers/representative.ts';

import { foundOfKind } from './representatives.ts';

const merge = {
  preview: (input: Input<Endpoints['representatives']['mergePreview']>) =>
    queries.representatives.mergePreview.query(input),
  merge: queries.representatives.merge.mutation(),
};

/** One representative: how to reach them, whom they are of, and the offers made with them. */
export function RepresentativeScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={representativeRecord} id={id}>
      {(representative) => {
        const shared = { definition: representativeRecord, record: representative };
        const found = foundOfKind(representative.bank ? 'bank' : 'dealer');
        const house = representative.bank ?? representative.dealer;
        const data = (
          <RecordData form={representativeForm} record={representative} without={['firstName', 'lastName']} />
        );
        const offers = (
          <RecordOffers
            ask={(page) => queries.representatives.offers.query({ params: { id }, query: { page } })}
          />
        );
        const actions = (
          <RecordActions
            {...shared}
            remove={queries.representatives.remove.mutation()}
            merge={{ ...merge, found }}
          />
        );
        return (
          <>
            <RecordHeading {...shared} subtitle={house?.name ?? null} actions={actions} />
            <RecordTabs
              texts="representatives"
              tabs={[
                { value: 'data', content: data },
                { value: 'offers', right: 'offer.get', content: offers },
              ]}
            />
            <EditRecord form={representativeForm} record={representative} />
          </>
        );
      }}
    </RecordScreen>
  );
}
