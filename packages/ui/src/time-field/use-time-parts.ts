import { useState } from 'react';

import { formatTime, parseTime, type TimeAccuracy, type TimeParts } from './time.ts';

/**
 * Returns the parts of a time that may be half filled in: the value is '' until every part is there, and the typed
 * parts are stored beside it as long as the value is the one derived from them.
 */
export function useTimeParts(value: string, accuracy: TimeAccuracy, onChange: (value: string) => void) {
  const [draft, setDraft] = useState<{ made: string; parts: TimeParts }>({ made: '', parts: {} });
  const parts = draft.made === value ? draft.parts : (parseTime(value) ?? {});

  const setParts = (next: TimeParts) => {
    const made = formatTime(next, accuracy);
    setDraft({ made, parts: next });
    if (made !== value) onChange(made);
  };
  return [parts, setParts] as const;
}
