import { useEffect, useEffectEvent, useState } from 'react';

import { Button } from '../button/index.ts';
import { Callout } from '../callout/index.ts';
import { ComboboxList, type ComboboxOption } from '../combobox-field/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { useChoices } from './condition.tsx';
import type { ChoiceFilter, FilterEditorProps } from './editor-props.ts';
import type { FilterOption, FilterSearch } from './filters.ts';
import { filterEditorsWords } from './editor-words.ts';

/** Options that are searched while the user types; chosen ones come first while nothing is typed. */
export function SearchedEditor(props: FilterEditorProps<ChoiceFilter> & { search: FilterSearch }) {
  const { filter, values, onChange, onDone, search } = props;
  const { noResults, retry } = useLabels();
  const words = useWords(filterEditorsWords);
  const [query, setQuery] = useState('');
  const { chosen, choose, condition } = useChoices(filter, values, onChange);
  const start = useEffectEvent(() => search.fetchOptions(''));
  useEffect(() => start(), []);

  const isSeveral = filter.kind === 'multi';
  const own = query === '' ? filter.options.filter(({ value }) => chosen.includes(value)) : [];
  const others = search.found.filter(({ value }) => !own.some((option) => option.value === value));
  const chooseOption = ({ value }: ComboboxOption) => {
    if (!isSeveral) {
      choose([value]);
      onDone();
    } else choose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  };
  return (
    <div className="w-72 max-w-full">
      {condition && <div className="p-2 pointer-coarse:pb-4">{condition}</div>}
      {search.failed ? (
        <Callout
          tone="destructive"
          role="alert"
          className="mx-2 mb-2"
          actions={
            search.onRetry && (
              <Button size="small" onClick={search.onRetry}>
                {retry}
              </Button>
            )
          }
        >
          {words.searchFailed}
        </Callout>
      ) : null}
      <ComboboxList
        label={filter.label}
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          search.fetchOptions(next);
        }}
        options={[...own, ...others].map(shown)}
        isChosen={(value) => chosen.includes(value)}
        multiple={isSeveral}
        loading={search.loading}
        emptyLabel={search.failed ? '' : noResults}
        onChoose={chooseOption}
      />
    </div>
  );
}

function shown({ value, label, hint, count }: FilterOption): ComboboxOption {
  const shownHint = hint ?? count?.toString();
  return { value, label, ...(shownHint !== undefined && { hint: shownHint }) };
}
