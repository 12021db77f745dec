import { cva } from 'class-variance-authority';
import { RadioGroup } from 'radix-ui';
import { useId, type ReactNode, type Ref } from 'react';

import { FieldGroup, type FieldBaseProps } from '../field/index.ts';
import { requireValues } from '../select-field/index.ts';

export interface RadioCard {
  value: string;
  label: string;
  hint?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps extends FieldBaseProps {
  value?: string | null | undefined;
  /** The initial value of cards without `value`. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  items: readonly RadioCard[];
  columns?: 1 | 2 | 3;
  /** The frame of the field. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const grid = cva('grid gap-2', {
  variants: {
    columns: {
      1: 'grid-cols-1',
      2: 'grid-cols-1 @md:grid-cols-2',
      3: 'grid-cols-1 @md:grid-cols-2 @2xl:grid-cols-3',
    },
  },
});

/** One of a few choices that deserve a word of explanation each. */
export function RadioCards(props: RadioCardsProps) {
  const { value, defaultValue, onValueChange, onBlur, columns = 2, name, disabled, ...rest } = props;
  const { items: cards, ...field } = rest;
  const items = requireValues(cards);
  const prefix = useId();

  return (
    <FieldGroup {...field} disabled={disabled} role="radiogroup">
      {(group) => (
        <div className="@container">
          <RadioGroup.Root
            {...group}
            {...(name === undefined ? {} : { name })}
            data-slot="radio-cards"
            {...(value === undefined ? {} : { value })}
            {...(defaultValue === undefined ? {} : { defaultValue })}
            disabled={disabled ?? false}
            {...(onValueChange && { onValueChange })}
            onBlur={onBlur}
            className={grid({ columns })}
          >
            {items.map((item, index) => (
              <label
                key={item.value}
                className="flex items-start gap-2.5 rounded-medium border border-border-strong bg-surface p-3 transition-colors hover:bg-surface-hover has-[[data-state=checked]]:border-accent has-[[data-state=checked]]:bg-accent-soft has-[:disabled]:border-border has-[:disabled]:bg-surface-muted has-[:disabled]:text-text-faint"
              >
                <RadioGroup.Item
                  value={item.value}
                  disabled={item.disabled ?? false}
                  aria-labelledby={`${prefix}-${index}-label`}
                  aria-describedby={item.hint ? `${prefix}-${index}-hint` : undefined}
                  className="relative mt-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-full border border-border-strong bg-surface data-[state=checked]:border-accent"
                >
                  <RadioGroup.Indicator className="size-2 rounded-full bg-accent" />
                </RadioGroup.Item>
                <span className="min-w-0 flex-1">
                  <span id={`${prefix}-${index}-label`} className="block font-medium">
                    {item.label}
                  </span>
                  {item.hint ? (
                    <span id={`${prefix}-${index}-hint`} className="block text-small text-text-muted">
                      {item.hint}
                    </span>
                  ) : null}
                </span>
                {item.icon ? <span className="shrink-0 text-text-muted">{item.icon}</span> : null}
              </label>
            ))}
          </RadioGroup.Root>
        </div>
      )}
    </FieldGroup>
  );
}
