import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import type { DateRangeType } from './date-ranges.ts';

interface RangeTypesProps {
  label: string;
  types: readonly DateRangeType[];
  texts: Readonly<Record<DateRangeType, string>>;
  value: DateRangeType | undefined;
  onChoose: (type: DateRangeType) => void;
}

/** Ranges that have a name. Arrows only move along them, for a choice closes the panel. */
export function RangeTypes({ label, types, texts, value, onChoose }: RangeTypesProps) {
  const entry = value !== undefined && types.includes(value) ? value : types[0];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside are what is pressed; the group only moves the focus among them
    <div
      role="group"
      aria-label={label}
      className="flex w-48 shrink-0 flex-col gap-px p-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2"
      onKeyDown={moveFocus}
    >
      {types.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === value}
          tabIndex={type === entry ? 0 : -1}
          className="flex min-h-7 items-center gap-2 rounded-small px-2 py-1 text-left -outline-offset-2 hover:bg-surface-hover aria-pressed:font-medium aria-pressed:text-accent-text"
          onClick={() => {
            onChoose(type);
          }}
        >
          <span className="min-w-0 flex-1">{texts[type]}</span>
          {type === value ? <Check size={16} aria-hidden className="shrink-0" /> : null}
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const now = buttons.findIndex((button) => button === event.target);
  const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[(next + buttons.length) % buttons.length]?.focus();
}
