import { Checkbox } from '../checkbox/index.ts';
import { DateField, isIsoDate } from '../date-field/index.ts';
import { useWords } from '../labels/index.ts';
import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import type { FilterDefinition, FilterOption } from './filters.ts';
import { filterBarWords } from './words.ts';

interface FilterEditorProps {
  filter: FilterDefinition;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Where one filter's value is chosen; every change applies at once. */
export function FilterEditor({ filter, values, onChange }: FilterEditorProps) {
  const words = useWords(filterBarWords);
  const id = useId();
  if (filter.kind === 'toggle') return null;
  if (filter.kind === 'dateRange') {
    const [from = '', to = ''] = values;
    return (
      <div className="flex w-56 flex-col gap-3">
        <DateField
          label={words.dateFrom}
          value={from || null}
          max={to || undefined}
          onChange={(next) => {
            if (isDay(next)) onChange([next ?? '', to]);
          }}
        />
        <DateField
          label={words.dateTo}
          value={to || null}
          min={from || undefined}
          onChange={(next) => {
            if (isDay(next)) onChange([from, next ?? '']);
          }}
        />
      </div>
    );
  }
  const rowClasses = 'flex items-center gap-2.5 rounded-small px-2 py-1.5 hover:bg-surface-hover';
  if (filter.kind === 'choice') {
    return (
      <RadioGroup.Root
        aria-label={filter.label}
        value={values[0] ?? null}
        className="flex max-h-72 min-w-48 flex-col overflow-y-auto p-0.5"
        onValueChange={(next) => {
          onChange([next]);
        }}
      >
        {filter.options.map((option) => (
          <label key={option.value} className={rowClasses}>
            <RadioGroup.Item
              value={option.value}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={countId(id, option)}
              className="inline-flex size-4 shrink-0 items-center justify-center rounded-full border border-border-strong bg-surface data-[state=checked]:border-accent"
            >
              <RadioGroup.Indicator className="size-2 rounded-full bg-accent" />
            </RadioGroup.Item>
            <span id={`${id}-${option.value}`}>{option.label}</span>
            <OptionCount id={id} option={option} />
          </label>
        ))}
      </RadioGroup.Root>
    );
  }
  return (
    <div
      role="group"
      aria-label={filter.label}
      className="flex max-h-72 min-w-48 flex-col overflow-y-auto p-0.5"
    >
      {filter.options.map((option) => (
        <label key={option.value} className={rowClasses}>
          <Checkbox
            aria-labelledby={`${id}-${option.value}`}
            aria-describedby={countId(id, option)}
            checked={values.includes(option.value)}
            onChange={(checked) => {
              onChange(
                checked ? [...values, option.value] : values.filter((value) => value !== option.value),
              );
            }}
          />
          <span id={`${id}-${option.value}`}>{option.label}</span>
          <OptionCount id={id} option={option} />
        </label>
      ))}
    </div>
  );
}

interface OptionCountProps {
  /** Of the editor. */
  id: string;
  option: FilterOption;
}

/** How many records an option finds, where that is known. */
function OptionCount({ id, option }: OptionCountProps) {
  if (option.count === undefined) return null;
  return (
    <span id={countId(id, option)} className="ml-auto pl-3 text-text-muted tabular-nums">
      {option.count}
    </span>
  );
}

function countId(id: string, { value, count }: FilterOption): string | undefined {
  return count === undefined ? undefined : `${id}-${value}-count`;
}

/** A half-typed date is no filter yet: it stays in its field. */
function isDay(date: string | null): boolean {
  return date === null || isIsoDate(date);
}
