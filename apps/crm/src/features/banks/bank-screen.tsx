import type { Endpoints, Input } from '@szansa/api-client/client';
import { useParams } from '@tanstack/react-router';

import { queries } from '#kit/api/api.ts';
import { EditRecord } from '#kit/forms/edit-record.tsx';
import { RecordActions } from '#kit/records/record-actions.tsx';
import { RecordData } from '#kit/records/record-data.tsx';
import { RecordHeading } from '#kit/records/record-heading.tsx';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { RecordTabs } from '#kit/records/record-tabs.tsx';
import { CompanyLogo } from '#parts/logo/company-logo.tsx';
import { RecordOffers } from '#parts/offers/record-offers.tsx';
import { RepresentativeList } from '#parts/pickers/representative-list.tsx';

import { bankForm } from './bank-form.tsx';
import { BankLogo } from './bank-logo.tsx';
import { BankScoreboard } from './bank-scoreboard.tsx';
import { BankTemplates } from './bank-templates.tsx';
import { bankRecord, foundBanks } from './bank.ts';

const merge = {
  found: foundBanks,
  preview: (input: Input<Endpoints['banks']['mergePreview']>) => queries.banks.mergePreview.query(input),
  merge: queries.banks.merge.mutation(),
};

/** One bank: who it is, its people, what it wants filled in, the offers made with it, and how it did. */
export function BankScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={bankRecord} id={id}>
      {(bank) => {
        const shared = { definition: bankRecord, record: bank };
        const actions = <RecordActions {...shared} remove={queries.banks.remove.mutation()} merge={merge} />;
        const data = (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <RecordData form={bankForm} record={bank} without={['name', 'shortName']} />
            {bank.can.edit && <BankLogo bank={bank} />}
          </div>
        );
        const people = <RepresentativeList house={{ bank }} />;
        const offers = (
          <RecordOffers ask={(page) => queries.banks.offers.query({ params: { id }, query: { page } })} />
        );
        return (
          <>
            <RecordHeading
              {...shared}
              subtitle={bank.shortName}
              mark={<CompanyLogo company={bank} size="large" />}
              actions={actions}
            />
            <RecordTabs
              texts="banks"
              tabs={[
                { value: 'data', content: data },
                { value: 'representatives', right: 'representative.get', content: people },
                { value: 'templates', content: <BankTemplates bank={bank} /> },
                { value: 'offers', right: 'offer.get', content: offers },
                { value: 'scoreboard', right: 'offer.get', content: <BankScoreboard bankId={id} /> },
              ]}
            />
            <EditRecord form={bankForm} record={bank} />
          </>
        );
      }}
    </RecordScreen>
  );
}
