import { queries } from '#kit/api/api.ts';
import { DirectoryRecord } from '#kit/records/directory-record.tsx';
import { CompanyLogo } from '#parts/logo/company-logo.tsx';
import { RecordOffers } from '#parts/offers/record-offers.tsx';
import { RepresentativeList } from '#parts/pickers/representative-list.tsx';

import { bankForm } from './bank-form.tsx';
import { BankLogo } from './bank-logo.tsx';
import { BankScoreboard } from './bank-scoreboard.tsx';
import { BankTemplates } from './bank-templates.tsx';
import { bankRecord, foundBanks, type Bank } from './bank.ts';

const markOf = (bank: Bank) => <CompanyLogo company={bank} size="large" />;
const logoOf = (bank: Bank) => bank.can.edit && <BankLogo bank={bank} />;

/** One bank: its data, its contacts, the documents it requires, the offers made with it, and its results. */
export function BankScreen() {
  return (
    <DirectoryRecord
      definition={bankRecord}
      form={bankForm}
      calls={queries.banks}
      found={() => foundBanks}
      subtitle={(bank) => [bank.shortName]}
      without={['name', 'shortName']}
      mark={markOf}
      beside={logoOf}
      tabs={(bank) => [
        {
          value: 'representatives',
          right: 'representative.get',
          content: <RepresentativeList house={{ bank }} />,
        },
        { value: 'templates', content: <BankTemplates bank={bank} /> },
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
