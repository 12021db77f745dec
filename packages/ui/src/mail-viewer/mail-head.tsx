import type { ReactNode } from 'react';

import { Callout } from '../callout/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { useTimeZone } from '../provider/index.ts';
import { dayAndTimeOf } from '../timeline/index.ts';
import { namePerson, type MailPerson, type ViewedMail } from './mail.ts';
import { mailViewerWords } from './words.ts';

const namePeople = (people: readonly MailPerson[] = []) => people.map(namePerson).join(', ');

interface MailHeadProps {
  mail: ViewedMail;
  headingLevel: 2 | 3 | 4;
  status: ReactNode;
  wholeHint: string | undefined;
  children: ReactNode;
}

/** What a mail is about, who it is from and for, and what should be known before it is read. */
export function MailHead({ mail, headingLevel, status, wholeHint, children }: MailHeadProps) {
  const { locale } = useLabels();
  const words = useWords(mailViewerWords);
  const timeZone = useTimeZone();
  const { subject, from, to, copies, moreRecipients = 0, sentAt, incomplete = false } = mail;
  const Heading = `h${headingLevel}` as const;
  const lines = [
    { label: words.from, value: from && namePerson(from) },
    { label: words.to, value: namePeople(to) },
    { label: words.copies, value: namePeople(copies) },
    {
      label: words.date,
      value: sentAt && <time dateTime={sentAt}>{dayAndTimeOf(sentAt, locale, timeZone)}</time>,
    },
  ].filter(({ value }) => value);
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Heading className="text-large font-semibold wrap-anywhere">{subject || words.noSubject}</Heading>
        {status}
      </div>
      {lines.length > 0 ? (
        <dl className="flex flex-col gap-1">
          {lines.map(({ label, value }) => (
            <div key={label} className="flex gap-3">
              <dt className="min-w-10 shrink-0 text-text-muted">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {moreRecipients > 0 ? <p className="text-small text-text-muted">{words.more(moreRecipients)}</p> : null}
      {children}
      {incomplete ? (
        <Callout tone="warning">{[words.incomplete, wholeHint].filter(Boolean).join(' ')}</Callout>
      ) : null}
    </header>
  );
}
