import { ChevronsUpDown, X } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { ComboboxList, filterOptions, type ComboboxOption } from '../combobox-field/index.ts';
import {
  controlBoxClasses,
  quietControlClasses,
  Field,
  InnerButton,
  useFieldValues,
  type FieldBaseProps,
  type FieldValues,
} from '../field/index.ts';
import { defineWords, useLabels, useWords } from '../labels/index.ts';
import { Popover, PopoverAnchor, PopoverComboboxTrigger, PopoverContent } from '../popover/index.ts';
import { requireValues } from '../select-field/index.ts';
import { TagChip } from '../tag-field/index.ts';

const multiSelectFieldWords = defineWords('multi-select-field', {
  pl: {
    more: (count: number) => `jeszcze ${count}`,
    chosen: (count: number) => `Wybrano: ${count}`,
    remove: (option: string) => `Usuń: ${option}`,
    clearAll: 'Wyczyść wszystko',
    atMost: (max: number) => `Możesz wybrać najwyżej ${max}`,
  },
  en: {
    more: (count) => `${count} more`,
    chosen: (count) => `Chosen: ${count}`,
    remove: (option) => `Remove: ${option}`,
    clearAll: 'Clear all',
    atMost: (max) => `You can choose at most ${max}`,
  },
});

export interface MultiSelectFieldProps extends FieldBaseProps, FieldValues<ComboboxOption> {
  /** In the order of choosing. */
  value?: readonly ComboboxOption[] | undefined;
  onBlur?: (() => void) | undefined;
  options: readonly ComboboxOption[];
  /** With it the caller searches and answers in `options`; without it they are filtered here. */
  search?: ((query: string) => void) | undefined;
  loading?: boolean | undefined;
  /** The most that may be chosen. */
  max?: number | undefined;
  /** How many chosen ones are shown before "n more". */
  shownChips?: number | undefined;
  placeholder?: string | undefined;
  emptyLabel?: string | undefined;
  /** For a toolbar: its edge comes with the pointer or the focus. */
  quiet?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** Several of many, found by typing; the list stays open until the person leaves it. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, id, name, className } = props;
  const { onBlur, search, loading = false, max, shownChips = 3, placeholder, quiet = false, ref } = props;
  const [value, setValue] = useFieldValues<ComboboxOption>(props);
  const labels = useLabels();
  const words = useWords(multiSelectFieldWords);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const trigger = useRef<HTMLButtonElement>(null);
  const options = requireValues(search ? props.options : filterOptions(props.options, query));
  const chosen = new Set(value.map((option) => option.value));
  const full = max !== undefined && value.length >= max;
  const hidden = Math.max(0, value.length - shownChips);

  const changeQuery = (text: string) => {
    setQuery(text);
    search?.(text);
  };
  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (next) changeQuery('');
    else onBlur?.();
  };
  const remove = (gone: string) => {
    setValue(value.filter((option) => option.value !== gone));
  };
  const toggle = (option: ComboboxOption) => {
    if (chosen.has(option.value)) remove(option.value);
    else if (!full) setValue([...value, option]);
  };

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {(control) => (
        <Popover open={open} onOpenChange={changeOpen}>
          <PopoverAnchor>
            <div
              data-invalid={Boolean(error)}
              data-disabled={disabled}
              className={classes(
                controlBoxClasses,
                quiet && quietControlClasses,
                value.length > 0 && 'flex-wrap py-1 pl-1',
              )}
            >
              {value.slice(0, shownChips).map((option) => (
                <TagChip
                  key={option.value}
                  removeLabel={words.remove(option.label)}
                  disabled={disabled}
                  onRemove={() => {
                    remove(option.value);
                    trigger.current?.focus();
                  }}
                >
                  {option.label}
                </TagChip>
              ))}
              <PopoverComboboxTrigger>
                <button
                  type="button"
                  {...control}
                  name={undefined}
                  ref={(element) => {
                    trigger.current = element;
                    if (typeof ref === 'function') return ref(element);
                    if (ref) ref.current = element;
                    return undefined;
                  }}
                  data-slot="multi-select-field"
                  aria-labelledby={`${control.id}-label ${control.id}-value`}
                  className="flex min-h-6 min-w-16 flex-1 items-center gap-2 px-1.5 text-left outline-none disabled:cursor-not-allowed disabled:text-text-muted"
                  onKeyDown={(event) => {
                    const last = value.at(-1);
                    const typesLetter =
                      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
                    if (typesLetter || event.key === 'ArrowDown') {
                      event.preventDefault();
                      setOpen(true);
                      changeQuery(typesLetter ? event.key : '');
                    } else if (last && (event.key === 'Backspace' || event.key === 'Delete')) {
                      event.preventDefault();
                      remove(last.value);
                    }
                  }}
                >
                  <span
                    id={`${control.id}-value`}
                    className={classes(
                      'min-w-0 flex-1 truncate',
                      value.length === 0 ? 'px-1 text-text-faint' : 'text-small text-text-muted',
                    )}
                  >
                    {value.length === 0 ? (placeholder ?? labels.choose) : null}
                    {value.length > 0 ? (
                      <span className="sr-only">{value.map((option) => option.label).join(', ')} </span>
                    ) : null}
                    {hidden > 0 ? <span aria-hidden>{words.more(hidden)}</span> : null}
                  </span>
                  {value.length > 0 && !disabled ? null : (
                    <ChevronsUpDown size={16} aria-hidden className="mr-1 shrink-0 text-text-muted" />
                  )}
                </button>
              </PopoverComboboxTrigger>
              {value.length > 0 && !disabled ? (
                <InnerButton
                  label={`${words.clearAll}: ${label}`}
                  icon={<X size={14} aria-hidden />}
                  onClick={() => {
                    setValue([]);
                    trigger.current?.focus();
                  }}
                />
              ) : null}
              {value.map((option) =>
                name === undefined ? null : (
                  <input key={option.value} type="hidden" name={name} value={option.value} />
                ),
              )}
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
              isChosen={(option) => chosen.has(option)}
              multiple
              loading={loading}
              emptyLabel={props.emptyLabel ?? labels.noResults}
              onChoose={toggle}
            />
            <div className="flex min-h-9 items-center justify-between gap-2 border-t border-border px-3 py-1 text-small text-text-muted">
              <span aria-live="polite" className="tabular-nums">
                {full ? words.atMost(max) : words.chosen(value.length)}
              </span>
              {value.length > 0 ? (
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => {
                    setValue([]);
                  }}
                >
                  {words.clearAll}
                </Button>
              ) : null}
            </div>
          </PopoverContent>
        </Popover>
      )}
    </Field>
  );
}
