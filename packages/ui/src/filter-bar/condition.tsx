import { RadioGroup } from 'radix-ui';
import { useState } from 'react';

import { useWords } from '../labels/index.ts';
import { excludedKeyOf, isActive, type FilterDefinition, type FilterValues } from './filters.ts';
import { filterEditorsWords } from './editor-words.ts';

/** What is chosen of a filter, whether it is to be or not to be. */
export function useChoices(
  filter: FilterDefinition,
  values: FilterValues,
  onChange: (next: FilterValues) => void,
) {
  const excludedKey = excludedKeyOf(filter);
  const isOtherwise = excludedKey !== undefined && isActive(values[excludedKey]);
  const [startsExcluded, setExcluded] = useState(isOtherwise && !isActive(values[filter.key]));
  const isExcluded = excludedKey !== undefined && startsExcluded;
  const key = isExcluded ? excludedKey : filter.key;
  const chosen = values[key] ?? [];
  return {
    chosen,
    choose: (next: readonly string[]) => {
      onChange({ [key]: next });
    },
    condition:
      excludedKey === undefined ? null : (
        <Condition
          isExcluded={isExcluded}
          onChange={(next) => {
            setExcluded(next);
            // what is chosen stays chosen: only its meaning turns
            const target = next ? excludedKey : filter.key;
            const turned = [...new Set([...(values[target] ?? []), ...chosen])];
            if (isActive(chosen)) onChange({ [key]: [], [target]: turned });
          }}
        />
      ),
  };
}

const itemClasses =
  'relative h-7 flex-1 rounded-small pointer-coarse:h-11 text-small font-medium text-text-muted hover:text-text aria-checked:bg-surface aria-checked:text-text aria-checked:shadow-small forced-colors:aria-checked:outline';

function Condition({
  isExcluded,
  onChange,
}: {
  isExcluded: boolean;
  onChange: (isExcluded: boolean) => void;
}) {
  const words = useWords(filterEditorsWords);
  return (
    <RadioGroup.Root
      aria-label={words.condition}
      orientation="horizontal"
      value={isExcluded ? 'not' : 'is'}
      onValueChange={(next) => {
        onChange(next === 'not');
      }}
      className="flex gap-0.5 rounded-medium bg-surface-muted p-0.5"
    >
      <RadioGroup.Item value="is" className={itemClasses}>
        {words.is}
      </RadioGroup.Item>
      <RadioGroup.Item value="not" className={itemClasses}>
        {words.isNot}
      </RadioGroup.Item>
    </RadioGroup.Root>
  );
}
