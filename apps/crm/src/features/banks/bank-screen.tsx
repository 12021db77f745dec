import { bank } from '@szansa/domain/bank';
import { StatTile } from '@szansa/ui/stat-tile';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { recordForm } from '#kit/forms/record-form.ts';
import { DirectoryRecord } from '#kit/records/directory-record.tsx';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { cacheRecord, refetchRecord } from '#kit/records/record-definition.ts';
import { CompanyTaxId } from '#parts/company/company-tax-id.tsx';
import { CompanyLogo } from '#parts/logo/company-logo.tsx';
import { LogoField } from '#parts/logo/logo-field.tsx';
import { RecordOffers } from '#parts/offers/record-offers.tsx';
import { RepresentativeList } from '#parts/pickers/representative-list.tsx';

import { BankTemplates } from './bank-templates.tsx';
import { bankRecord, foundBanks, type Bank } from './bank.ts';

function BankTaxId(props: OwnFieldProps) {
  return (
    <CompanyTaxId
      {...props}
      addresses={['address']}
      path={bankRecord.path}
      list={(query) => queries.banks.list.query({ query })}
    />
  );
}

export const bankForm = recordForm(bank, {
  record: bankRecord,
  calls: client.banks,
  fields: { taxIdNumber: { Field: BankTaxId } },
});

/** Chooses, replaces and removes the logo of a bank. */
function BankLogo({ bank: { id, logo, version } }: { bank: Bank }) {
  const { t } = useTranslation('banks');
  const read = { params: { id }, query: { version } };
  return (
    <div className="rounded-large border border-border bg-surface p-4">
      <LogoField
        hasLogo={logo !== null}
        removeHint={t('removeLogoHint')}
        save={(file) => client.banks.saveLogo({ ...read, files: [file] })}
        remove={() => client.banks.removeLogo(read)}
        cache={(saved: Bank) => cacheRecord(bankRecord, saved)}
        refetchRecord={() => refetchRecord(bankRecord, id)}
      />
    </div>
  );
}

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

const markOf = (one: Bank) => <CompanyLogo company={one} size="large" />;
const logoOf = (one: Bank) => one.can.edit && <BankLogo bank={one} />;

/** One bank: its data, its contacts, the documents it requires, the offers made with it, and its results. */
export function BankScreen() {
  return (
    <DirectoryRecord
      definition={bankRecord}
      form={bankForm}
      calls={queries.banks}
      found={() => foundBanks}
      subtitle={({ shortName }) => [shortName]}
      without={['name', 'shortName']}
      mark={markOf}
      beside={logoOf}
      tabs={(one) => [
        {
          value: 'representatives',
          right: 'representative.get',
          content: <RepresentativeList house={{ bank: one }} />,
        },
        { value: 'templates', content: <BankTemplates bank={one} /> },
        {
          value: 'offers',
          right: 'offer.get',
          content: <RecordOffers of={queries.banks.offers} id={one.id} />,
        },
        { value: 'scoreboard', right: 'offer.get', content: <BankScoreboard bankId={one.id} /> },
      ]}
    />
  );
}
