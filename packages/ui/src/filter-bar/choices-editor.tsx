import { RadioGroup } from 'radix-ui';
import { useId } from 'react';

import { Checkbox } from '../checkbox/index.ts';
import { useChoices } from './condition.tsx';
import type { ChoiceFilter, FilterEditorProps } from './editor-props.ts';
import type { FilterOption } from './filters.ts';

const listClasses = 'flex max-h-72 min-w-48 flex-col overflow-y-auto p-0.5';
const rowClasses =
  'flex items-center gap-2.5 rounded-small px-2 py-1.5 hover:bg-surface-hover pointer-coarse:min-h-11';

/** Options that all are there: one of them, several, or those it is not to be. */
export function ChoicesEditor({ filter, values, onChange }: FilterEditorProps<ChoiceFilter>) {
  const id = useId();
  const { chosen, choose, condition } = useChoices(filter, values, onChange);
  const named = (option: FilterOption) => ({
    'aria-labelledby': `${id}-${option.value}`,
    'aria-describedby': countId(id, option),
  });
  const text = (option: FilterOption) => (
    <>
      <span id={`${id}-${option.value}`} className="min-w-0 truncate">
        {option.label}
      </span>
      <OptionCount id={id} option={option} />
    </>
  );
  if (filter.kind === 'choice') {
    return (
      <RadioGroup.Root
        aria-label={filter.label}
        value={chosen[0] ?? null}
        className={listClasses}
        onValueChange={(next) => {
          choose([next]);
        }}
      >
        {filter.options.map((option) => (
          <label key={option.value} className={rowClasses}>
            <RadioGroup.Item
              value={option.value}
              {...named(option)}
              className="relative inline-flex size-4 shrink-0 items-center justify-center rounded-full border border-border-strong bg-surface data-[state=checked]:border-accent"
            >
              <RadioGroup.Indicator className="size-2 rounded-full bg-accent" />
            </RadioGroup.Item>
            {text(option)}
          </label>
        ))}
      </RadioGroup.Root>
    );
  }
  return (
    <>
      {condition && <div className="p-0.5 pb-1.5">{condition}</div>}
      <div role="group" aria-label={filter.label} className={listClasses}>
        {filter.options.map((option) => (
          <label key={option.value} className={rowClasses}>
            <Checkbox
              {...named(option)}
              checked={chosen.includes(option.value)}
              onCheckedChange={(checked) => {
                choose(
                  checked ? [...chosen, option.value] : chosen.filter((value) => value !== option.value),
                );
              }}
            />
            {text(option)}
          </label>
        ))}
      </div>
    </>
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
