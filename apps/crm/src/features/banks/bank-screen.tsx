import { StatTile } from '@szansa/ui/stat-tile';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { DirectoryRecord } from '#kit/records/directory-record.tsx';
import { CompanyLogo } from '#parts/logo/company-logo.tsx';
import { RecordOffers } from '#parts/offers/record-offers.tsx';
import { RepresentativeList } from '#parts/pickers/representative-list.tsx';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { bankForm } from './bank-form.tsx';
import { BankLogo } from './bank-logo.tsx';
import { BankTemplates } from './bank-templates.tsx';
import { bankRecord, foundBanks, type Bank } from './bank.ts';

/** How many offers of a bank were made, chosen and closed, and how fast it decides. */
function BankScoreboard({ bankId }: { bankId: string }) {
  const { t } = useTranslation(['banks', 'common']);
  const { data, isPending, isError, error, refetch } = useQuery(
    queries.banks.scoreboard.query({ params: { id: bankId } }),
  );
  if (isError && !data) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  const days = data?.medianDecisionDays ?? null;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {(['offers', 'chosen', 'closed'] as const).map((name) => (
        <StatTile key={name} label={t(`scoreboard.${name}`)} value={data?.[name]} loading={isPending} />
      ))}
      <StatTile
        label={t('scoreboard.medianDecisionDays')}
        value={days === null ? '–' : t('common:days', { count: days })}
        hint={t('scoreboard.hint')}
        loading={isPending}
      />
    </div>
  );
}

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
