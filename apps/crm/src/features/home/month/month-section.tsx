import { personName } from '@szansa/domain/shared';
import { Callout } from '@szansa/ui/callout';
import { SelectField } from '@szansa/ui/select-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { useUser, useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { MonthCharts } from './month-charts.tsx';
import { MonthTiles } from './month-tiles.tsx';
import { PendingItems } from './pending-items.tsx';
import { useAddressPart } from '#kit/address/use-address-part.ts';

/** The value in the address for the figures of everybody. */
const everybody = 'all';

/** Returns whose figures are shown: report readers see everybody's and may choose a person, others see their own. */
function useWhose() {
  const { id: ownId } = useUser();
  const { has } = useAccess();
  const address = useAddressPart('person');
  const mayChoose = has('report.get');
  const usual = mayChoose ? everybody : ownId;
  const requested = address.value ?? usual;
  const people = useQuery({ ...queries.dashboards.people.query(), enabled: mayChoose });
  const isKnown =
    requested === usual || requested === ownId || (people.data ?? []).some(({ id }) => id === requested);
  return {
    mayChoose,
    people: people.data ?? [],
    /** Undefined until it is known whether there is such a person. */
    whose: isKnown ? requested : mayChoose && people.isPending ? undefined : usual,
    isUnknown: !isKnown && !(mayChoose && people.isPending),
    usual,
    choose: (whose: string) => address.change(whose === usual ? undefined : whose),
  };
}

function Chooser({
  whose,
  people,
  choose,
}: Pick<ReturnType<typeof useWhose>, 'whose' | 'people' | 'choose'>) {
  const { t } = useTranslation('home');
  const { id, firstName, lastName } = useUser();
  const others = people.filter((person) => person.id !== id);
  return (
    <SelectField
      label={t('month.whose')}
      hideLabel
      quiet
      className="w-56"
      value={whose ?? null}
      onValueChange={(chosen) => void choose(chosen ?? everybody)}
      items={[
        { value: everybody, label: t('month.everybody') },
        { value: id, label: t('month.me', { name: personName({ firstName, lastName }) }) },
        ...others.map((person) => ({ value: person.id, label: personName(person) })),
      ]}
    />
  );
}

/** A month of deals of the user, of a chosen person or of everybody, and today's pending work. */
export function MonthSection() {
  const { t } = useTranslation('home');
  const { month } = useFormats();
  const titleId = useId();
  const { whose, people, mayChoose, isUnknown, choose } = useWhose();
  const { id: ownId } = useUser();
  const dashboard = useQuery({
    ...queries.dashboards.get.query({ query: { person: whose ?? ownId } }),
    enabled: whose !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data } = dashboard;
  return (
    <section aria-labelledby={titleId} className="mt-6">
      <div className="mb-3 flex min-h-control flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="font-semibold first-letter:uppercase">
          {data ? month(data.month) : t('month.title')}
          {mayChoose && data && (
            <span className="font-normal text-text-muted">
              {' · '}
              {data.person ? personName(data.person) : t('month.everybody')}
            </span>
          )}
        </h2>
        {mayChoose && <Chooser whose={whose} people={people} choose={choose} />}
      </div>
      {isUnknown && (
        <Callout role="status" tone="warning" title={t('month.unknown')} className="mb-3">
          {t(mayChoose ? 'month.unknownHint' : 'month.notYours')}
        </Callout>
      )}
      {dashboard.isError && !data ? (
        <FailedScreen error={dashboard.error} onRetry={() => void dashboard.refetch()} />
      ) : (
        <>
          <MonthTiles dashboard={data} />
          {data && <PendingItems dashboard={data} />}
          {data && <MonthCharts dashboard={data} />}
        </>
      )}
    </section>
  );
}
