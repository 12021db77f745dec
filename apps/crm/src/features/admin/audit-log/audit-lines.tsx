import {
  describeChange,
  fieldNameOf,
  isForPeople,
  type ChangeWords,
  type DescribedChange,
  auditWords,
} from '@szansa/domain/language';
import type { Data, Endpoints } from '@szansa/api-client/client';
import { classes } from '@szansa/ui/classes';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Person } from '#kit/records/person.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

import { currentLanguage } from '#kit/texts/i18n.ts';

/** The words of the log in the language spoken now. */
function useChangeWords(): ChangeWords {
  const { t } = useTranslation('labels');
  return auditWords(currentLanguage(), {
    role: (key) => t(`role.${key}`),
    status: (slug) => t(`status.${slug}`),
  });
}

type Line = Data<Endpoints['auditLog']['list']>['items'][number];

function Changed({ change }: { change: DescribedChange }) {
  const { t } = useTranslation('admin');
  if (change.kind === 'value') {
    return (
      <span className="wrap-anywhere whitespace-pre-line">
        {change.from !== null && (
          <>
            <span className="sr-only">{t('auditLog.before')}: </span>
            <del className="text-text-muted">{change.from}</del> <span aria-hidden>→</span>{' '}
            <span className="sr-only">{t('auditLog.after')}: </span>
          </>
        )}
        {change.to}
      </span>
    );
  }
  return (
    <ul>
      {change.added.map((name) => (
        <li key={name}>
          <span className="text-success">{t('auditLog.added')}</span> {name}
        </li>
      ))}
      {change.removed.map((name) => (
        <li key={name}>
          <span className="text-destructive">{t('auditLog.removed')}</span> {name}
        </li>
      ))}
    </ul>
  );
}

function Details({ line, words }: { line: Line; words: ChangeWords }) {
  const { t } = useTranslation('admin');
  return (
    <dl className="grid gap-x-4 gap-y-1 px-10 pt-1 pb-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-2">
      <dt className="text-text-muted">{t('auditLog.address')}</dt>
      <dd className="tabular-nums">{line.address ?? words.none}</dd>
      {line.changes
        .filter(({ field }) => isForPeople(field))
        .map((change) => (
          <div key={change.field} className="contents">
            <dt className="text-text-muted max-sm:mt-1">{fieldNameOf(change.field, words)}</dt>
            <dd>
              <Changed change={describeChange(change, words)} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Lines of the log; each opens to where it came from and what it changed. */
export function AuditLines({ lines, busy }: { lines: readonly Line[]; busy: boolean }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const words = useChangeWords();
  return (
    <ul
      aria-label={t('places.auditLog')}
      aria-busy={busy}
      className={classes(
        'divide-y divide-border rounded-large border border-border bg-surface',
        busy && 'opacity-60',
      )}
    >
      {lines.map((line) => (
        <li key={line.id}>
          <details className="group">
            <summary className="grid cursor-pointer list-none grid-cols-[1rem_minmax(0,1fr)] items-center gap-x-3 px-3 py-2 -outline-offset-2 hover:bg-row-hover md:min-h-row md:grid-cols-[1rem_9.5rem_12rem_minmax(0,1fr)]">
              <ChevronRight
                aria-hidden
                className="size-4 text-text-muted group-open:rotate-90 max-md:row-span-3 max-md:self-start"
              />
              <time dateTime={line.at} className="text-text-muted tabular-nums max-md:col-start-2">
                {formats.instant(line.at)}
              </time>
              <span className="truncate max-md:col-start-2">
                {line.actor ? <Person person={line.actor} /> : t('auditLog.nobody')}
              </span>
              <span className="min-w-0 max-md:col-start-2">
                <span className="font-medium">{words.access.auditAction[line.action]}</span>{' '}
                <span className="text-text-muted">
                  · {words.access.auditEntity[line.entity]}
                  {line.subject && `: ${line.subject}`}
                </span>
              </span>
            </summary>
            <Details line={line} words={words} />
          </details>
        </li>
      ))}
    </ul>
  );
}
