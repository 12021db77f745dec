import { TextLink } from '@szansa/ui/link';
import { Mail, Phone } from 'lucide-react';

import { useFormats } from '#kit/texts/use-formats.ts';

/** Numbers one can call; nothing when there are none. */
export function PhoneLinks({ phones }: { phones: readonly string[] }) {
  const formats = useFormats();
  if (phones.length === 0) return <>–</>;
  return (
    <ul className="space-y-1">
      {phones.map((phone) => (
        <li key={phone}>
          <TextLink href={`tel:${phone}`} className="inline-flex items-center gap-1.5 tabular-nums">
            <Phone aria-hidden className="size-3.5 shrink-0" />
            {formats.phone(phone)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

export function EmailLinks({ emails }: { emails: readonly string[] }) {
  const formats = useFormats();
  if (emails.length === 0) return <>–</>;
  return (
    <ul className="space-y-1">
      {emails.map((email) => (
        <li key={email}>
          <TextLink href={`mailto:${email}`} className="inline-flex items-center gap-1.5 wrap-anywhere">
            <Mail aria-hidden className="size-3.5 shrink-0" />
            {formats.email(email)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
