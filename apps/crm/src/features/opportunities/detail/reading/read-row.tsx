import { intrestRateTypes, offerTypes } from '@szansa/domain/offer';
import type { ReadingGroup } from '@szansa/domain/reading';
import { Button } from '@szansa/ui/button';
import { Checkbox } from '@szansa/ui/checkbox';
import { StatusChip } from '@szansa/ui/status-chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import type { ReadValue } from './handing-over.ts';

/** Which value is shown in the document. */
export interface Showing {
  shown: string | null;
  onShow: (field: string) => void;
}

interface ReadRowProps extends Showing {
  value: ReadValue;
  /** The yes to the value, where it can be given. */
  yes?: { readonly isGiven: boolean; readonly onGive: (isGiven: boolean) => void } | null;
  /** Additional content about the value. */
  children?: ReactNode;
}

/** Values of a choice, which are shown by their labels. */
const choices: ReadonlySet<string> = new Set([...offerTypes, ...intrestRateTypes, 'yes', 'no']);
const amounts = /^\d+\.\d{2}$/;
const days = /^\d{4}-\d{2}-\d{2}$/;

/** The values of one group. */
export function ReadGroup({ group, children }: { group: ReadingGroup; children: ReactNode }) {
  const { t } = useTranslation('reading');
  return (
    <section aria-label={t(`groups.${group}`)}>
      <h3 className="mt-3 mb-1 font-semibold">{t(`groups.${group}`)}</h3>
      {children}
    </section>
  );
}

/** Returns a function that writes a value as people read it. */
export function useWritten(): (found: ReadValue) => string {
  const { t } = useTranslation('reading');
  const formats = useFormats();
  return ({ field, value }) => {
    if (choices.has(value)) return t(`choices.${value}`, { defaultValue: value });
    if (/[eE]mail$/.test(field)) return formats.email(value);
    if (/[pP]hone$/.test(field)) return formats.phone(value);
    if (/Percent$|discount$/.test(field)) return formats.percent(value);
    if (amounts.test(value)) return formats.money(value);
    return days.test(value) ? formats.date(value) : value;
  };
}

/** A value with the yes to it, how certain it is, and what speaks against it. */
export function ReadRow({ value: found, yes, shown, onShow, children }: ReadRowProps) {
  const { t } = useTranslation(['reading', 'labels']);
  const formats = useFormats();
  const written = useWritten();
  const { field, isCertain, confidence, rule, doubts } = found;
  const label = t(`fields.${field}`);
  const text = written(found);
  return (
    <li className="flex items-start gap-2 py-2">
      {yes ? (
        <Checkbox
          className="mt-1"
          aria-label={t('accept', { field: label })}
          checked={yes.isGiven}
          onCheckedChange={yes.onGive}
        />
      ) : (
        <span className="w-4 shrink-0" />
      )}
      <div className="min-w-0 flex-1">
        <p className="text-small text-text-muted">{label}</p>
        <Button
          variant="ghost"
          size="small"
          className="-ml-2 max-w-full"
          aria-pressed={shown === field}
          aria-label={t('show', { field: label, value: text })}
          onClick={() => onShow(field)}
        >
          <span className="truncate">{text}</span>
        </Button>
        <p className="text-small text-text-muted">
          {t('found', {
            confidence: formats.percent(String(Math.round(confidence * 100))),
            rule: t(`rules.${rule}`, { defaultValue: rule }),
          })}
        </p>
        {doubts.map((doubt) => (
          <p key={doubt} className="text-small text-text-muted">
            {t(`doubts.${doubt}`)}
          </p>
        ))}
        {children}
      </div>
      <StatusChip tone={isCertain ? 'green' : 'orange'} shape={isCertain ? 'check' : 'diamond'}>
        {t(isCertain ? 'certain' : 'uncertain')}
      </StatusChip>
    </li>
  );
}
