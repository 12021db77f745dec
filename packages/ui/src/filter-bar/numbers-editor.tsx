import { useState } from 'react';

import { useWords } from '../labels/index.ts';
import { isCanonicalDecimal, MoneyField } from '../money-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import type { FilterEditorProps } from './editor-props.ts';
import type { NumberFilter } from './filters.ts';
import { usePaused } from './use-paused.ts';
import { filterEditorsWords } from './editor-words.ts';

/** Numbers from one to another, either of them left open. */
export function NumbersEditor({ filter, values, onChange, onDone }: FilterEditorProps<NumberFilter>) {
  const words = useWords(filterEditorsWords);
  // what is no number yet, or makes no range, is no filter: it stays here
  const [[from, to], setRange] = useState<readonly [string, string]>(() => {
    const [first = '', last = ''] = values[filter.key] ?? [];
    return [first, last];
  });
  const typing = usePaused((range: readonly string[]) => onChange({ [filter.key]: range }));
  const isReadable = [from, to].every((number) => number === '' || isCanonicalDecimal(number));
  const backwards = isReadable && isBackwards(from, to);

  const type = (nextFrom: string, nextTo: string) => {
    setRange([nextFrom, nextTo]);
    const isRange = [nextFrom, nextTo].every((number) => number === '' || isCanonicalDecimal(number));
    if (isRange && !isBackwards(nextFrom, nextTo)) typing.applyAfterPause([nextFrom, nextTo]);
  };
  const field = { filter, onEnter: () => (typing.now(), onDone()) };
  return (
    <div className="grid w-72 max-w-full grid-cols-2 items-start gap-3 p-1">
      <Bound {...field} label={words.numberFrom} value={from} onValueChange={(next) => type(next, to)} />
      <Bound
        {...field}
        label={words.numberTo}
        value={to}
        error={backwards ? words.backwards : undefined}
        onValueChange={(next) => type(from, next)}
      />
    </div>
  );
}

interface BoundProps {
  filter: NumberFilter;
  label: string;
  value: string;
  error?: string | undefined;
  onValueChange: (value: string) => void;
  onEnter: () => void;
}

function Bound({ filter, value, onValueChange, onEnter, ...field }: BoundProps) {
  const { unit, isAmount = false } = filter;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside takes the keys; Enter says that it is enough
    <div onKeyDown={(event) => (event.key === 'Enter' ? onEnter() : undefined)}>
      {isAmount ? (
        <MoneyField
          {...field}
          suffix={unit}
          value={value || null}
          onValueChange={(next) => onValueChange(next ?? '')}
        />
      ) : (
        <NumberField
          {...field}
          suffix={unit}
          value={value === '' ? null : Number(value)}
          onValueChange={(next) => onValueChange(next === null ? '' : String(next))}
        />
      )}
    </div>
  );
}

function isBackwards(from: string, to: string): boolean {
  return from !== '' && to !== '' && Number(from) > Number(to);
}
