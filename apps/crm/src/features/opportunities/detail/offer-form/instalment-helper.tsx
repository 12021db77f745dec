import { proposeInstalment, type LeaseTerms } from '@szansa/domain/leasing';
import { typedAmount, typedPercent } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { PercentField } from '@szansa/ui/percent-field';
import { SelectField } from '@szansa/ui/select-field';
import { SumLine } from '@szansa/ui/sum-line';
import { Calculator } from 'lucide-react';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import type { OfferValues } from './offer-values.ts';

/** Proposes an instalment from a yearly rate; nothing is written until the proposal is accepted. */
export function InstalmentHelper({ onAccept }: { onAccept: (amount: string) => void }) {
  const { t } = useTranslation('offers');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="col-span-full">
      <Button
        size="small"
        icon={<Calculator aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('helper.open')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Terms
            onAccept={(amount) => {
              onAccept(amount);
              setOpen(false);
            }}
          />
        )}
      </div>
    </div>
  );
}

function Terms({ onAccept }: { onAccept: (amount: string) => void }) {
  const { t } = useTranslation('offers');
  const formats = useFormats();
  const [yearlyRate, setYearlyRate] = useState<string | null>(null);
  const [due, setDue] = useState<LeaseTerms['due']>('arrears');
  const [value, initialPayment, buyoutPrice, count] = useWatch<
    OfferValues,
    ['vehicleValue', 'initialPayment', 'buyoutPrice', 'numberOfInstallments']
  >({ name: ['vehicleValue', 'initialPayment', 'buyoutPrice', 'numberOfInstallments'] });
  const price = typedAmount(value);
  const rate = typedPercent(yearlyRate);
  const proposal =
    price && rate && count
      ? proposeInstalment({
          price,
          initialPayment: typedAmount(initialPayment) ?? '0',
          buyoutPrice: typedAmount(buyoutPrice) ?? '0',
          numberOfInstallments: count,
          yearlyRate: rate,
          due,
        })
      : null;

  return (
    <section
      aria-label={t('helper.title')}
      className="mt-2 space-y-3 rounded-medium border border-border bg-surface-muted p-3"
    >
      <div className="grid gap-3 @xl:grid-cols-2">
        <PercentField label={t('helper.yearlyRate')} value={yearlyRate} onValueChange={setYearlyRate} />
        <SelectField
          label={t('helper.due')}
          value={due}
          onValueChange={(next) => setDue(next === 'advance' ? 'advance' : 'arrears')}
          items={[
            { value: 'arrears', label: t('helper.arrears') },
            { value: 'advance', label: t('helper.advance') },
          ]}
        />
      </div>
      <SumLine label={t('helper.proposal')} value={formats.money(proposal)} detail={t('form.sumDetail')} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-small text-text-muted">
          {t(proposal ? 'helper.hint' : 'helper.incomplete')}
        </p>
        <Button
          size="small"
          disabled={!proposal}
          onClick={() => {
            if (proposal) onAccept(proposal);
          }}
        >
          {t('helper.accept')}
        </Button>
      </div>
    </section>
  );
}
