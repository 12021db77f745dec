import { StatTile } from '@szansa/ui/stat-tile';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';

/** How many offers of a bank were made, chosen and closed, and how fast it decides. */
export function BankScoreboard({ bankId }: { bankId: string }) {
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
