import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Stale } from './stale.ts';

export interface StaleDialogProps {
  /** The result of `staleOf(error)`; `null` closes the dialog. */
  stale: Stale | null;
  fieldLabel: (field: string) => string;
  /** How a value is read by people; by default texts and numbers as they are, lists with commas. */
  describeValue?: ((field: string, value: unknown) => ReactNode) | undefined;
  /** Sends the own values again, on top of `stale.version`. */
  onChooseMine: (version: number) => void;
  /** Discards the user's own values and refetches the record. */
  onApplyTheirs: () => void;
  /** Goes back to the form as it is. */
  onClose: () => void;
  loading?: boolean | undefined;
}

function asText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join(', ');
  if (typeof value === 'object') return Object.values(value).map(asText).filter(Boolean).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** Another user saved first: shows both values of every conflicting field, and the choice between them. */
export function StaleDialog(props: StaleDialogProps) {
  const { stale, fieldLabel, onChooseMine, onApplyTheirs, onClose, loading = false } = props;
  const { t } = useTranslation(['collision', 'common']);
  const describe = (field: string, value: unknown) =>
    props.describeValue?.(field, value) ?? (asText(value) || t('common:states.none'));
  return (
    <Dialog
      open={stale !== null}
      onOpenChange={(open) => {
        if (!open && !loading) onClose();
      }}
      title={t('common:stale.title')}
      description={t('description')}
      footer={
        <>
          <Button disabled={loading} onClick={onApplyTheirs}>
            {t('applyTheirs')}
          </Button>
          <Button
            variant="primary"
            loading={loading}
            onClick={() => {
              if (stale) onChooseMine(stale.version);
            }}
          >
            {t('chooseMine')}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-border rounded-medium border border-border">
        {stale?.collisions.map(({ field, yours, theirs }) => (
          <li key={field} className="px-3 py-2.5">
            <p className="font-medium">{fieldLabel(field)}</p>
            <dl className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
              <Value label={t('yours')}>{describe(field, yours)}</Value>
              <Value label={t('theirs')}>{describe(field, theirs)}</Value>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-text-muted">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
