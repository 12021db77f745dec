import { agencyPatch, commissionTiers, tiersRise } from '@szansa/domain/agency';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { IconButton } from '@szansa/ui/icon-button';
import { MoneyField } from '@szansa/ui/money-field';
import { PercentField } from '@szansa/ui/percent-field';
import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';

import type { Agency } from './agency.ts';
import { SectionForm } from './section-form.tsx';

interface TiersValues {
  commissionTiers: { from: string | null; percent: string | null }[];
}

const most = 20;
const schema = agencyPatch.pick({ commissionTiers: true });

const valuesOf = (agency: Agency): TiersValues => ({
  commissionTiers: agency.commissionTiers.map((tier) => ({ ...tier })),
});

function TierRow({ index, onRemove }: { index: number; onRemove: (() => void) | undefined }) {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<TiersValues>();
  const disabled = !useAccess().has('agency.edit');
  const number = index + 1;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,8rem)_2.25rem] items-start gap-x-2">
      <Controller
        control={control}
        name={`commissionTiers.${index}.from`}
        render={({ field, fieldState }) => (
          <MoneyField
            label={t('tiers.fromOf', { number })}
            hideLabel
            error={fieldState.error?.message}
            {...field}
            // the first tier begins at nothing, or some commissions would have none
            disabled={disabled || (index === 0 && Number(field.value) === 0)}
          />
        )}
      />
      <Controller
        control={control}
        name={`commissionTiers.${index}.percent`}
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

function TierFields() {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<TiersValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'commissionTiers' });
  const mayEdit = useAccess().has('agency.edit');
  const typed = commissionTiers.safeParse(useWatch({ control, name: 'commissionTiers' }));
  return (
    <div className="max-w-140 space-y-2">
      <div
        aria-hidden
        className="grid grid-cols-[minmax(0,1fr)_minmax(0,8rem)_2.25rem] gap-x-2 text-small font-medium text-text-muted"
      >
        <span>{t('tiers.from')}</span>
        <span>{t('tiers.percent')}</span>
      </div>
      <ol className="space-y-2">
        {fields.map(({ id }, index) => (
          <TierRow key={id} index={index} onRemove={mayEdit && index > 0 ? () => remove(index) : undefined} />
        ))}
      </ol>
      {mayEdit && fields.length < most && (
        <Button
          size="small"
          variant="ghost"
          icon={<Plus aria-hidden />}
          onClick={() =>
            append({ from: null, percent: null }, { focusName: `commissionTiers.${fields.length}.from` })
          }
        >
          {t('tiers.add')}
        </Button>
      )}
      {typed.success && !tiersRise(typed.data) && (
        <Callout tone="warning" role="status" title={t('tiers.fallsTitle')}>
          {t('tiers.fallsHint')}
        </Callout>
      )}
    </div>
  );
}

/** What share of a month's commission is paid out. */
export function TiersSection({ agency }: { agency: Agency }) {
  return (
    <SectionForm section="tiers" agency={agency} schema={schema} valuesOf={valuesOf}>
      <TierFields />
    </SectionForm>
  );
}
