import { queries } from '#kit/api/api.ts';
import { DirectoryRecord } from '#kit/records/directory-record.tsx';
import { RecordOffers } from '#parts/offers/record-offers.tsx';
import { RepresentativeList } from '#parts/pickers/representative-list.tsx';

import { bankForm } from './bank-form.tsx';
import { BankScoreboard } from './bank-scoreboard.tsx';
import { bankRecord, foundBanks } from './bank.ts';

/** One bank: who it is, its people, the offers made with it, and how it did. */
export function BankScreen() {
  return (
    <DirectoryRecord
      definition={bankRecord}
      form={bankForm}
      calls={queries.banks}
      found={() => foundBanks}
      subtitle={(bank) => [bank.shortName]}
      without={['name', 'shortName']}
      tabs={(bank) => [
        {
          value: 'representatives',
          right: 'representative.get',
          content: <RepresentativeList house={{ bank }} />,
        },
        {
          value: 'offers',
          right: 'offer.get',
          content: <RecordOffers of={queries.banks.offers} id={bank.id} />,
        },
        { value: 'scoreboard', right: 'offer.get', content: <BankScoreboard bankId={bank.id} /> },
      ]}
    />
  );
}
