import { Button } from '@szansa/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { BulkChange } from './bulk-change.ts';
import { RefusedRecords } from './refused-records.tsx';

/** What a change would do, or has done: how many records, how many are so already, and why the others are refused. */
export function BulkSummary({ change }: { change: BulkChange }) {
  const { t } = useTranslation('bulk');
  const [showsRefused, setShowsRefused] = useState(false);
  const { state, waiting, changed, same, refused, reasons } = change;
  const isToCome = state === 'previewed';
  const count = isToCome ? waiting : changed;
  const main = isToCome
    ? count === 0
      ? t('nothing')
      : t('willChange', { count })
    : count === 0
      ? t('nothingChanged')
      : t('changed', { count });
  return (
    <div className="space-y-3">
      <p role="status" className="font-medium">
        {main}
      </p>
      {!isToCome && waiting > 0 && <p>{t('left', { count: waiting })}</p>}
      {same > 0 && <p className="text-text-muted">{t('same', { count: same })}</p>}
      {refused > 0 && (
        <section aria-label={t('reasons')} className="space-y-2">
          <p>{t('refused', { count: refused })}</p>
          <ul className="space-y-1">
            {reasons.map(({ code, message, count: ofReason }) => (
              <li key={code} className="flex gap-3 text-small">
                <span className="min-w-0 flex-1">{message}</span>
                <span className="tabular-nums">{ofReason}</span>
              </li>
            ))}
          </ul>
          {showsRefused ? (
            <RefusedRecords change={change} />
          ) : (
            <Button size="small" onClick={() => setShowsRefused(true)}>
              {t('showRefused')}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}
