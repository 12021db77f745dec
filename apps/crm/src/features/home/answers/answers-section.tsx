import type { Data, Endpoints } from '@szansa/api-client/client';
import { StatTile } from '@szansa/ui/stat-tile';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

import { MonthChart } from '../month/month-chart.tsx';
import { TileGrid } from '../month/tile-grid.tsx';

type Months = Data<Endpoints['dashboards']['enquiries']>['months'];

/** The running month beside the one before; the shape of it until the months are there. */
function Tiles({ months }: { months: Months | undefined }) {
  const { t } = useTranslation('answers');
  const { language } = useFormats();
  const [previous, current] = [months?.at(-2), months?.at(-1)];
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const number = (value: number | null | undefined) => value?.toLocaleString(language) ?? '–';
  const hours = (value: number | null | undefined) => (value == null ? '–' : t('hours', { hours: value }));
  const tiles = [
    { key: 'answered', text: (month: Months[number] | undefined) => number(month?.answered) },
    { key: 'time', text: (month: Months[number] | undefined) => hours(month?.medianHours) },
    { key: 'offers', text: (month: Months[number] | undefined) => number(month?.offers) },
  ] as const;
  return (
    <TileGrid columns={3}>
      {tiles
        .filter(({ key }) => key !== 'offers' || current?.offers !== null)
        .map(({ key, text }) => (
          <StatTile
            key={key}
            loading={months === undefined}
            label={t(key)}
            value={text(current)}
            hint={
              previous && `${monthName.format(new Date(`${previous.month}-01T00:00:00Z`))}: ${text(previous)}`
            }
          />
        ))}
    </TileGrid>
  );
}

/** Answered enquiries of the last months; their names show how long it took and which offers were made. */
function Chart({ months }: { months: Months | undefined }) {
  const { t } = useTranslation('answers');
  const { month: nameOf } = useFormats();
  const isEmpty = months?.every(({ answered }) => answered === 0);
  return (
    <MonthChart
      title={t('byMonth')}
      label={t('answered')}
      tone="teal"
      empty={<p>{t('empty')}</p>}
      months={months?.map(({ month, answered, medianHours, offers }) => ({
        month,
        name: [
          nameOf(month),
          medianHours !== null && t('median', { hours: medianHours }),
          offers !== null && t('offersMade', { count: offers }),
        ]
          .filter(Boolean)
          .join(', '),
        value: isEmpty ? undefined : answered,
      }))}
    />
  );
}

/** What the user has answered in the running month and in those before it. */
export function AnswersSection() {
  const { t } = useTranslation('answers');
  const { month } = useFormats();
  const titleId = useId();
  const { data, error, isError, refetch } = useQuery(queries.dashboards.enquiries.query());
  const current = data?.months.at(-1);
  return (
    <section aria-labelledby={titleId} aria-busy={!data && !isError} className="mt-6">
      <h2 id={titleId} className="mb-3 font-semibold first-letter:uppercase">
        {current ? month(current.month) : t('title')}
      </h2>
      {isError && !data ? (
        <FailedScreen error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Tiles months={data?.months} />
          <div className="mt-4">
            <Chart months={data?.months} />
          </div>
        </>
      )}
    </section>
  );
}
