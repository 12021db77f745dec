import { defineWords, useWords } from '../labels/index.ts';
import { DecimalField, type DecimalFieldProps } from '../money-field/index.ts';

const percentFieldWords = defineWords('percent-field', {
  pl: {
    invalidPercent: 'Wpisz procent, np. 7,25',
  },
  en: {
    invalidPercent: 'Enter a percentage, e.g. 7.25',
  },
});

export type PercentFieldProps = DecimalFieldProps;

/** A percentage with up to four decimals: `7.25` in `value` is 7,25%. Unreadable text is passed on as typed. */
export function PercentField({ suffix, width = 'quantity', ...props }: PercentFieldProps) {
  const words = useWords(percentFieldWords);
  return (
    <DecimalField
      {...props}
      slot="percent-field"
      unit="percent"
      width={width}
      suffix={suffix ?? '%'}
      places={{ min: 0, max: 4 }}
      invalidMessage={words.invalidPercent}
    />
  );
}
