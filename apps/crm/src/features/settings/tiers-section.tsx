import { agencyPatch } from '@szansa/domain/agency';
import { shiftMonth, monthOf } from '@szansa/domain/report';
import { warsawDay } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { currentTime } from '@szansa/ui/clock';
import { CalendarPlus } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';

import type { Agency } from './agency.ts';
import { SectionForm } from './section-form.tsx';
import { TierPeriodFields, type TiersValues } from './tier-period-fields.tsx';

const most = 60;
const schema = agencyPatch.pick({ commissionTiers: true });

const valuesOf = ({ commissionTiers }: Agency): TiersValues => ({
  commissionTiers: commissionTiers.map(({ since, tiers }) => ({
    since,
    tiers: tiers.map((tier) => ({ ...tier })),
  })),
});

/** The month after this one and after those that have tiers of their own. */
function nextMonth(periods: TiersValues['commissionTiers']): string {
  const months = periods.flatMap(({ since }) => since ?? []);
  const [last = ''] = [...months, monthOf(warsawDay(currentTime()))].toSorted().toReversed();
  return shiftMonth(last, 1);
}

function TierFields() {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<TiersValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'commissionTiers' });
  const periods = useWatch({ control, name: 'commissionTiers' });
  const mayEdit = useAccess().has('agency.edit');
  return (
    <div className="max-w-140 space-y-5">
      {fields.map(({ id }, index) => (
        <TierPeriodFields
          key={id}
          period={index}
          onRemove={mayEdit && index > 0 ? () => remove(index) : undefined}
        />
      ))}
      {mayEdit && fields.length < most && (
        <Button
          icon={<CalendarPlus aria-hidden />}
          onClick={() =>
            append(
              {
                since: nextMonth(periods),
                tiers: (periods.at(-1)?.tiers ?? []).map((tier) => ({ ...tier })),
              },
              { focusName: `commissionTiers.${fields.length}.since` },
            )
          }
        >
          {t('tiers.addPeriod')}
        </Button>
      )}
    </div>
  );
}

/** What share of a month's commission is paid out, from which month on. */
export function TiersSection({ agency }: { agency: Agency }) {
  return (
    <SectionForm section="tiers" agency={agency} schema={schema} valuesOf={valuesOf}>
      <TierFields />
    </SectionForm>
  );
}
