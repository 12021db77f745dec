import { useFieldValue } from '../field/index.ts';
import { defineWords, useWords } from '../labels/index.ts';
import { DecimalField, type DecimalFieldProps } from './decimal-field.tsx';

const moneyFieldWords = defineWords('money-field', {
  pl: {
    currency: 'zł',
    invalidAmount: 'Wpisz kwotę, np. 1 234,50',
    noPercent: 'Wpisz kwotę w złotych, nie procent',
    noBase: 'Nie można policzyć tego procentu. Wpisz kwotę w złotych.',
  },
  en: {
    currency: 'zł',
    invalidAmount: 'Enter an amount, e.g. 1,234.50',
    noPercent: 'Enter an amount in zloty, not a percentage',
    noBase: 'This percentage cannot be computed. Enter an amount in zloty.',
  },
});

export interface MoneyFieldProps extends DecimalFieldProps {
  /** Returns the amount for a percentage typed here, null without a base; a field without it accepts no percentage. */
  percentOf?: ((percent: string) => string | null) | undefined;
}

/**
 * An amount. `value` is canonical (`1234.50`, two places) and shown as `1 234,50`.
 * Text that is not an amount is passed on as typed, so the form's schema refuses it.
 */
export function MoneyField({
  suffix,
  percentOf,
  value: controlled,
  defaultValue,
  onValueChange,
  ...props
}: MoneyFieldProps) {
  const [value, setValue] = useFieldValue({ value: controlled, defaultValue, onValueChange }, null);
  const words = useWords(moneyFieldWords);
  return (
    <DecimalField
      {...props}
      value={value}
      onValueChange={setValue}
      slot="money-field"
      unit="amount"
      percentOf={percentOf}
      error={value?.includes('%') ? words[percentOf ? 'noBase' : 'noPercent'] : props.error}
      suffix={suffix ?? words.currency}
      places={{ min: 2, max: 2 }}
      invalidMessage={words.invalidAmount}
    />
  );
}
