import { commissionTiers, tiersRise } from '@szansa/domain/agency';
import { shiftMonth, monthOf } from '@szansa/domain/report';
import { warsawDay } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { currentTime } from '@szansa/ui/clock';
import { IconButton } from '@szansa/ui/icon-button';
import { MoneyField } from '@szansa/ui/money-field';
import { PercentField } from '@szansa/ui/percent-field';
import { SelectField } from '@szansa/ui/select-field';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

export interface TiersValues {
  commissionTiers: {
    since: string | null;
    tiers: { from: string | null; percent: string | null }[];
  }[];
}

const most = 20;

interface TierRowProps {
  period: number;
  index: number;
  onRemove: (() => void) | undefined;
}

function TierRow({ period, index, onRemove }: TierRowProps) {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<TiersValues>();
  const disabled = !useAccess().has('agency.edit');
  const number = index + 1;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,8rem)_2.25rem] items-start gap-x-2">
      <Controller
        control={control}
        name={`commissionTiers.${period}.tiers.${index}.from`}
        render={({ field, fieldState }) => (
          <MoneyField
            label={t('tiers.fromOf', { number })}
            hideLabel
            error={fieldState.error?.message}
            {...field}
            // the first tier starts at zero, or some commissions would have none
            disabled={disabled || (index === 0 && Number(field.value) === 0)}
          />
        )}
      />
      <Controller
        control={control}
        name={`commissionTiers.${period}.tiers.${index}.percent`}
        render={({ field, fieldState }) => (
          <PercentField
            label={t('tiers.percentOf', { number })}
            hideLabel
            error={fieldState.error?.message}
            {...field}
            disabled={disabled}
          />
        )}
      />
      {onRemove && (
        <IconButton
          label={t('tiers.removeOf', { number })}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

/** Months that tiers are set for: two years back and on, and the one that is set. */
function monthsAround(chosen: string | null): string[] {
  const now = monthOf(warsawDay(currentTime()));
  const near = Array.from({ length: 49 }, (_, index) => shiftMonth(now, index - 24));
  return chosen === null || near.includes(chosen) ? near : [...near, chosen].toSorted();
}

/** The month from which tiers apply; the first apply from the start. */
function Since({ period, onRemove }: Omit<TierRowProps, 'index'>) {
  const { t } = useTranslation('settings');
  const { month } = useFormats();
  const { control } = useFormContext<TiersValues>();
  const disabled = !useAccess().has('agency.edit');
  if (period === 0) return <p className="font-medium">{t('tiers.fromStart')}</p>;
  return (
    <div className="flex items-end gap-2">
      <Controller
        control={control}
        name={`commissionTiers.${period}.since`}
        render={({ field, fieldState }) => (
          <SelectField
            className="w-60"
            label={t('tiers.since')}
            error={fieldState.error?.message}
            items={monthsAround(field.value).map((value) => ({ value, label: month(value) }))}
            {...field}
            disabled={disabled}
          />
        )}
      />
      {onRemove && (
        <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={onRemove}>
          {t('tiers.removePeriod')}
        </Button>
      )}
    </div>
  );
}

/** The tiers that apply from one month on. */
export function TierPeriodFields({ period, onRemove }: Omit<TierRowProps, 'index'>) {
  const { t } = useTranslation('settings');
  const { month } = useFormats();
  const id = useId();
  const { control } = useFormContext<TiersValues>();
  const { fields, append, remove } = useFieldArray({ control, name: `commissionTiers.${period}.tiers` });
  const mayEdit = useAccess().has('agency.edit');
  const since = useWatch({ control, name: `commissionTiers.${period}.since` });
  const typed = commissionTiers.safeParse([
    { since: null, tiers: useWatch({ control, name: `commissionTiers.${period}.tiers` }) },
  ]);
  return (
    <section aria-labelledby={id} className="space-y-2">
      <h3 id={id} className="sr-only">
        {since === null ? t('tiers.fromStart') : t('tiers.sinceMonth', { month: month(since) })}
      </h3>
      <Since period={period} onRemove={onRemove} />
      <div
        aria-hidden
        className="grid grid-cols-[minmax(0,1fr)_minmax(0,8rem)_2.25rem] gap-x-2 text-small font-medium text-text-muted"
      >
        <span>{t('tiers.from')}</span>
        <span>{t('tiers.percent')}</span>
      </div>
      <ol className="space-y-2">
        {fields.map((field, index) => (
          <TierRow
            key={field.id}
            period={period}
            index={index}
            onRemove={mayEdit && index > 0 ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      {mayEdit && fields.length < most && (
        <Button
          size="small"
          variant="ghost"
          icon={<Plus aria-hidden />}
          onClick={() =>
            append(
              { from: null, percent: null },
              { focusName: `commissionTiers.${period}.tiers.${fields.length}.from` },
            )
          }
        >
          {t('tiers.add')}
        </Button>
      )}
      {typed.success && typed.data.some(({ tiers }) => !tiersRise(tiers)) && (
        <Callout tone="warning" role="status" title={t('tiers.fallsTitle')}>
          {t('tiers.fallsHint')}
        </Callout>
      )}
    </section>
  );
}
