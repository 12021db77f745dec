import { ChevronsUpDown, X } from 'lucide-react';
import { useState, type Ref } from 'react';

import {
  controlBoxClasses,
  Field,
  InnerButton,
  useFieldValue,
  type FieldBaseProps,
  type FieldValue,
} from '../field/index.ts';
import { useLabels } from '../labels/index.ts';
import { Popover, PopoverAnchor, PopoverComboboxTrigger, PopoverContent } from '../popover/index.ts';
import { requireValues } from '../select-field/index.ts';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxOption } from './combobox-option.ts';

export interface ComboboxFieldProps extends FieldBaseProps, FieldValue<ComboboxOption | null> {
  onBlur?: (() => void) | undefined;
  /** Called with every typed query; the answers come back in `options`. */
  search: (query: string) => void;
  options: readonly ComboboxOption[];
  loading?: boolean;
  /** Offers to add what was typed when no option matches it exactly. */
  onCreate?: ((query: string) => void) | undefined;
  createLabel?: ((query: string) => string) | undefined;
  placeholder?: string;
  emptyLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One of many, found by typing. Options are the caller's: searched, ordered and limited elsewhere. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, id, name, className } = props;
  const { onBlur, search, loading = false, onCreate, placeholder, ref } = props;
  const [value, setValue] = useFieldValue(props, null);
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const options = requireValues(props.options);

  const changeQuery = (text: string) => {
    setQuery(text);
    search(text);
  };
  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (next) changeQuery('');
    else onBlur?.();
  };
  const choose = (option: ComboboxOption) => {
    changeOpen(false);
    setValue(option);
  };

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {(control) => (
        <Popover open={open} onOpenChange={changeOpen}>
          <PopoverAnchor>
            <div data-invalid={Boolean(error)} data-disabled={disabled} className={controlBoxClasses}>
              <PopoverComboboxTrigger>
                <button
                  type="button"
                  {...control}
                  ref={ref}
                  data-slot="combobox-field"
                  aria-labelledby={`${control.id}-label ${control.id}-value`}
                  className="flex min-w-0 flex-1 items-center gap-2 px-2.5 py-1 text-left outline-none disabled:cursor-not-allowed disabled:text-text-muted"
                  onKeyDown={(event) => {
                    const typesLetter =
                      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
                    if (typesLetter || event.key === 'ArrowDown') {
                      event.preventDefault();
                      setOpen(true);
                      changeQuery(typesLetter ? event.key : '');
                    } else if (value && (event.key === 'Delete' || event.key === 'Backspace')) {
                      event.preventDefault();
                      setValue(null);
                    }
                  }}
                >
                  <span
                    id={`${control.id}-value`}
                    className={value ? 'min-w-0 flex-1 truncate' : 'min-w-0 flex-1 truncate text-text-faint'}
                  >
                    {value?.label ?? placeholder ?? labels.choose}
                  </span>
                  {value && !disabled ? null : (
                    <ChevronsUpDown size={16} aria-hidden className="shrink-0 text-text-muted" />
                  )}
                </button>
              </PopoverComboboxTrigger>
              {value && !disabled ? (
                <InnerButton
                  label={`${labels.clear}: ${label}`}
                  icon={<X size={14} aria-hidden />}
                  onClick={() => {
                    setValue(null);
                  }}
                />
              ) : null}
            </div>
          </PopoverAnchor>
          <PopoverContent
            sideOffset={4}
            label={label}
            className="w-(--radix-popover-trigger-width) max-w-[calc(100vw-20px)] min-w-64 overflow-hidden p-0"
          >
            <ComboboxList
              label={label}
              query={query}
              onQueryChange={changeQuery}
              options={options}
              isChosen={(option) => option === value?.value}
              loading={loading}
              emptyLabel={props.emptyLabel ?? labels.noResults}
              createLabel={props.createLabel}
              onChoose={choose}
              onCreate={
                onCreate &&
                ((text) => {
                  changeOpen(false);
                  onCreate(text);
                })
              }
            />
          </PopoverContent>
        </Popover>
      )}
    </Field>
  );
}
