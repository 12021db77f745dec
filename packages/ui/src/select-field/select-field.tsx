import { Check, ChevronDown, X } from 'lucide-react';
import { Select } from 'radix-ui';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import {
  controlBoxClasses,
  quietControlClasses,
  Field,
  InnerButton,
  useFieldValue,
  type FieldBaseProps,
  type FieldValue,
} from '../field/index.ts';
import { useLabels } from '../labels/index.ts';
import { requireValues, type SelectItem } from './select-items.ts';

export interface SelectFieldProps extends FieldBaseProps, FieldValue<string | null> {
  onBlur?: (() => void) | undefined;
  items: readonly SelectItem[];
  placeholder?: string;
  /** Offers a button (and Delete on the field) that sets the value back to null. */
  clearable?: boolean;
  /** For a toolbar: its edge comes with the pointer or the focus. */
  quiet?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** One of a known, short list. @throws Error when an item's value is empty. */
export function SelectField(props: SelectFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, id, name, className } = props;
  const { onBlur, placeholder, clearable = false, quiet = false, ref } = props;
  const [value, setValue] = useFieldValue(props, null);
  const labels = useLabels();
  const items = requireValues(props.items);
  const canClear = clearable && value !== null && !disabled;

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {({ name: controlName, ...control }) => (
        <Select.Root
          value={value ?? ''}
          disabled={disabled ?? false}
          {...(controlName === undefined ? {} : { name: controlName })}
          onValueChange={(next) => {
            // the hidden native select reports an empty value when the form resets it
            if (next !== '') setValue(next);
          }}
        >
          <div
            data-invalid={Boolean(error)}
            data-disabled={disabled}
            className={classes(controlBoxClasses, quiet && quietControlClasses)}
          >
            <Select.Trigger
              {...control}
              ref={ref}
              data-slot="select-field"
              aria-labelledby={`${control.id}-label ${control.id}-value`}
              className="flex min-w-0 flex-1 items-center gap-2 px-2.5 py-1 text-left outline-none data-[placeholder]:text-text-faint disabled:cursor-not-allowed disabled:text-text-muted"
              onBlur={onBlur}
              onKeyDown={(event) => {
                if (!canClear || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
                event.preventDefault();
                setValue(null);
              }}
            >
              <span id={`${control.id}-value`} className="min-w-0 flex-1 truncate">
                <Select.Value placeholder={placeholder ?? labels.choose} />
              </span>
              {canClear ? null : <ChevronDown size={16} aria-hidden className="shrink-0 text-text-muted" />}
            </Select.Trigger>
            {canClear ? (
              <InnerButton
                label={`${labels.clear}: ${label}`}
                icon={<X size={14} aria-hidden />}
                onClick={() => {
                  setValue(null);
                }}
              />
            ) : null}
          </div>
          <SelectList items={items} />
        </Select.Root>
      )}
    </Field>
  );
}

function SelectList({ items }: { items: readonly SelectItem[] }) {
  return (
    <Select.Portal>
      <Select.Content
        position="popper"
        sideOffset={4}
        collisionPadding={10}
        className="szansa-ui z-menu max-h-[min(20rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) max-w-[min(28rem,calc(100vw-20px))] overflow-hidden rounded-medium border level-overlay text-body text-text shadow-floating"
      >
        <Select.Viewport className="p-1">
          {items.map((item) => (
            <Select.Item
              key={item.value}
              value={item.value}
              textValue={item.label}
              disabled={item.disabled ?? false}
              className="group flex cursor-default items-start gap-2 rounded-small px-2 py-1.5 outline-none select-none data-[disabled]:text-text-faint data-[highlighted]:bg-surface-hover"
            >
              {item.icon ? <span className="mt-0.5 shrink-0">{item.icon}</span> : null}
              <span className="min-w-0 flex-1">
                <Select.ItemText>{item.label}</Select.ItemText>
                {item.hint ? <OptionHint>{item.hint}</OptionHint> : null}
              </span>
              <Select.ItemIndicator className="mt-0.5 shrink-0 text-accent-text">
                <Check size={16} aria-hidden />
              </Select.ItemIndicator>
            </Select.Item>
          ))}
        </Select.Viewport>
      </Select.Content>
    </Select.Portal>
  );
}

function OptionHint({ children }: { children: ReactNode }) {
  return (
    <span className={classes('block text-small text-text-muted group-data-[disabled]:text-text-faint')}>
      {children}
    </span>
  );
}
