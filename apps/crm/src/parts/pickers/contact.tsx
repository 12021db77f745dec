import { personName } from '@szansa/domain/shared';

import { useFormats } from '#kit/texts/use-formats.ts';
import type { Representative } from '#parts/opportunity/records.ts';

/** A representative in two lines: who, and where to reach them. */
export function Contact({ representative }: { representative: Representative }) {
  const formats = useFormats();
  const { bank, dealer, phones = [], emails = [] } = representative;
  const house = bank?.name ?? dealer?.name;
  return (
    <>
      <span className="block truncate">
        {[personName(representative), house].filter(Boolean).join(' · ')}
      </span>
      <span className="block truncate text-small text-text-muted tabular-nums">
        {[...phones.map((phone) => formats.phone(phone)), ...emails].join(' · ') || '–'}
      </span>
    </>
  );
}
