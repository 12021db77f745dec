import { queries } from '#kit/api/api.ts';
import { DirectoryRecord } from '#kit/records/directory-record.tsx';
import { RecordOffers } from '#parts/offers/record-offers.tsx';
import { representativeForm } from '#parts/pickers/representative-form.tsx';
import { representativeRecord } from '#parts/pickers/representative.ts';

import { foundOfKind } from './representative.ts';

/** One representative: how to reach them, whom they are of, and the offers made with them. */
export function RepresentativeScreen() {
  return (
    <DirectoryRecord
      definition={representativeRecord}
      form={representativeForm}
      calls={queries.representatives}
      found={({ bank }) => foundOfKind(bank ? 'bank' : 'dealer')}
      subtitle={({ bank, dealer }) => [(bank ?? dealer)?.name]}
      without={['firstName', 'lastName']}
      tabs={({ id }) => [
        {
          value: 'offers',
          right: 'offer.get',
          content: <RecordOffers of={queries.representatives.offers} id={id} />,
        },
      ]}
    />
  );
}
