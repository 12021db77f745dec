import { controlBoxClasses, Field } from '@szansa/ui/field';
import { lazyCode, useLazy } from '@szansa/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { NotSaved } from '#kit/forms/not-saved.tsx';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { messageOf } from '#kit/toasts/toasts.ts';
import { useEditing } from '#parts/opportunity/editing.ts';
import type { Opportunity } from '#parts/opportunity/records.ts';

import { focusFieldSoon } from '../focus-field.ts';
import { usePlace } from '../use-place.ts';
import { useOpportunityChange } from './use-opportunity-change.tsx';

const fieldId = 'opportunity-leadSource';

// the source is read far more often than it is changed
const select = lazyCode(async () => (await import('@szansa/ui/select-field')).SelectField);

/** Where the customer came from, chosen in its place; `?field=leadSource` leads here. */
export function LeadSourceField({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation(['opportunity', 'common']);
  const { mayEdit } = useEditing();
  const { place, go } = usePlace();
  const { change, isSaving, unconfirmed, refusedOf, dialog } = useOpportunityChange(opportunity);
  const sources = useQuery({ ...queries.leadSources.list.query(), enabled: mayEdit });
  const { leadSource } = opportunity;
  const isRequested = place.field === 'leadSource' && mayEdit;
  const SelectField = useLazy(select);

  useEffect(() => {
    if (!isRequested) return undefined;
    if (!SelectField) return void select.load().catch(() => undefined);
    return focusFieldSoon(fieldId, () => void go({ field: undefined }, { replace: true }));
    // oxlint-disable-next-line react/exhaustive-deps -- the address requests it once, and `go` is new on every render
  }, [isRequested, SelectField]);

  const isUnconfirmed = unconfirmed.leadSourceId !== undefined;
  const refused = refusedOf('leadSourceId');
  if (!mayEdit) {
    return (
      <div>
        <p className="text-small text-text-muted">{t('panel.leadSource')}</p>
        <p>{leadSource?.name ?? '–'}</p>
        {refused && <NotSaved error={refused.error} />}
        {dialog}
      </div>
    );
  }
  const known = sources.data ?? (leadSource ? [leadSource] : []);
  const field = {
    id: fieldId,
    label: t('panel.leadSource'),
    disabled: isSaving,
    hint: isUnconfirmed && <PendingMark />,
    error: refused ? t('common:states.notSaved', { reason: messageOf(refused.error) }) : undefined,
  };
  return (
    <>
      {SelectField ? (
        <SelectField
          {...field}
          value={unconfirmed.leadSourceId ?? leadSource?.id ?? null}
          onValueChange={(leadSourceId) => change({ leadSourceId })}
          items={known.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <Field {...field}>
          {() => (
            <div className={controlBoxClasses}>
              <span className="truncate px-2.5 py-1">{leadSource?.name}</span>
            </div>
          )}
        </Field>
      )}
      {dialog}
    </>
  );
}
