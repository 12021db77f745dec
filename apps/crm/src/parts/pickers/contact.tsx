import { personName } from '@szansa/domain/shared';
import type { ReactNode } from 'react';

import { useFormats } from '#kit/texts/use-formats.ts';
import { CompanyLogo } from '#parts/logo/company-logo.tsx';
import type { Representative } from '#parts/opportunity/records.ts';

interface ContactProps {
  representative: Representative;
  /** Instead of the name and the house they are of. */
  children?: ReactNode;
}

/** A representative in two lines: who, and where to reach them. */
export function Contact({ representative, children }: ContactProps) {
  const formats = useFormats();
  const { bank, dealer, phones = [], emails = [] } = representative;
  const house = bank?.name ?? dealer?.name;
  return (
    <>
      <span className="flex min-w-0 items-center gap-1.5">
        {bank && <CompanyLogo company={bank} size="small" />}
        <span className="truncate">
          {children ?? [personName(representative), house].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="block truncate text-small text-text-muted tabular-nums">
        {[...phones.map(formats.phone), ...emails.map(formats.email)].join(' · ') || '–'}
      </span>
    </>
  );
}
