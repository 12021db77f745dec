import { typedBase } from '@szansa/domain/offer';
import { FormSection } from '@szansa/ui/form-section';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import { NeededBadge } from './needed.tsx';
import { AmountField, ShareField } from './offer-fields.tsx';
import type { HideableField, OfferValues } from './offer-values.ts';
import { useCommission } from './use-commission.ts';

/** What the agency invoices, pays and earns. */
export function SettlementSection({ hidden }: { hidden: readonly HideableField[] }) {
  const { t } = useTranslation('offers');
  const formats = useFormats();
  const follow = useCommission();
  const [invoiceChargedPrice, vehicleValue] = useWatch<OfferValues, ['invoiceChargedPrice', 'vehicleValue']>({
    name: ['invoiceChargedPrice', 'vehicleValue'],
  });
  const shows = (field: HideableField) => !hidden.includes(field);
  const base = shows('invoiceChargedPrice') ? typedBase({ invoiceChargedPrice, vehicleValue }) : null;
  if (hidden.length === 4) return null;
  return (
    <FormSection
      title={t('form.sections.settlement')}
      headingLevel={3}
      columns={2}
      actions={<NeededBadge fields={['invoiceChargedPrice', 'transactionCosts', 'commisionAmount']} />}
    >
      {shows('invoiceChargedPrice') && (
        <AmountField name="invoiceChargedPrice" onTyped={() => follow('base')} />
      )}
      {shows('transactionCosts') && <AmountField name="transactionCosts" />}
      {shows('commisionPercent') && (
        <ShareField
          name="commisionPercent"
          hint={base ? t('form.commissionBase', { amount: formats.money(base) }) : undefined}
          onTyped={() => follow('commisionPercent')}
        />
      )}
      {shows('commisionAmount') && (
        <AmountField name="commisionAmount" onTyped={() => follow('commisionAmount')} />
      )}
    </FormSection>
  );
}
