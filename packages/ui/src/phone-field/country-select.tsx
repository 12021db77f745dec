import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';

import { ComboboxList, filterOptions } from '../combobox-field/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import { COUNTRIES, type Country } from './countries.ts';
import { phoneFieldWords } from './words.ts';

interface CountrySelectProps {
  label: string;
  value: Country;
  disabled: boolean;
  onChoose: (country: Country) => void;
}

/** The calling code before a number; opens a list of countries found by name or code. */
export function CountrySelect({ label, value, disabled, onChoose }: CountrySelectProps) {
  const { locale } = useLabels();
  const words = useWords(phoneFieldWords);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return COUNTRIES.map(({ code, calling }) => ({
      value: code,
      label: names.of(code) ?? code,
      hint: `+${calling}`,
    }));
  }, [locale]);
  const name = options.find((option) => option.value === value.code)?.label;

  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setQuery('');
      }}
    >
      <PopoverTrigger>
        <button
          type="button"
          disabled={disabled}
          aria-label={`${label}: ${name} +${value.calling}`}
          className="flex items-center gap-1 self-stretch rounded-l-medium border-r border-border px-2.5 text-text-muted tabular-nums outline-none hover:bg-surface-hover focus-visible:bg-surface-hover disabled:pointer-events-none disabled:text-text-faint"
        >
          +{value.calling}
          <ChevronDown size={14} aria-hidden />
        </button>
      </PopoverTrigger>
      <PopoverContent sideOffset={4} label={label} className="w-72 overflow-hidden p-0">
        <ComboboxList
          label={label}
          query={query}
          onQueryChange={setQuery}
          options={filterOptions(options, query)}
          isChosen={(code) => code === value.code}
          loading={false}
          emptyLabel={words.noCountry}
          onChoose={(option) => {
            const country = COUNTRIES.find((one) => one.code === option.value);
            if (country) onChoose(country);
            setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
