import type { Data, Endpoints } from '@szansa/api-client/client';
import { opportunityStatuses } from '@szansa/domain/opportunity';
import type { TimelineItem } from '@szansa/ui/timeline';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '@szansa/domain/shared';

import { useOfferFieldLabel } from '#parts/opportunity/use-offer-field-label.ts';
import { useOfferValue } from '#parts/opportunity/use-offer-value.ts';

import { eventMarks } from './event-kinds.ts';

export type TimelineEvent = Data<Endpoints['opportunities']['timeline']>['items'][number];

/** Puts events into words: what happened, from what to what, by whom. */
export function useEventItems(): (events: readonly TimelineEvent[]) => TimelineItem[] {
  const { t } = useTranslation(['timeline', 'labels', 'common']);
  const fieldLabel = useOfferFieldLabel();
  const valueOfField = useOfferValue();

  function offerValue(field: string, value: string | number | boolean | null): string {
    return (
      valueOfField(field, value) ?? (value === null || value === '' ? t('common:states.none') : String(value))
    );
  }

  /** Statuses travel as their slugs, everything else as the name it had. */
  function valueOf(event: TimelineEvent, value: string | null | undefined): string {
    if (!value) return t('common:states.none');
    if (event.type !== 'status_changed') return value;
    const status = opportunityStatuses.find((known) => known === value);
    return status ? t(`labels:status.${status}`) : value;
  }

  function detailOf(event: TimelineEvent): ReactNode {
    const { from, to, name, note, isRemoved, fields, changes } = event.data;
    // a vehicle that was only described anew has no values to tell
    const untold = (fields ?? []).filter((field) => !changes?.some((change) => change.field === field));
    const hasChange = Boolean(from) || Boolean(to);
    const lines = [
      hasChange && t('change', { from: valueOf(event, from), to: valueOf(event, to) }),
      name,
      isRemoved ? t('removed') : note,
      ...(changes ?? []).map((change) =>
        t('fieldChange', {
          field: fieldLabel(change.field),
          from: offerValue(change.field, change.from),
          to: offerValue(change.field, change.to),
        }),
      ),
      untold.length > 0 && t('fields', { fields: untold.map(fieldLabel).join(', ') }),
    ].filter((line): line is string => typeof line === 'string' && line !== '');
    if (lines.length === 0) return undefined;
    return lines.map((line) => (
      <p key={line} className="line-clamp-4 wrap-anywhere whitespace-pre-line">
        {line}
      </p>
    ));
  }

  return (events) =>
    events.map((event) => {
      const { icon: Icon, tone } = eventMarks[event.type];
      return {
        id: event.id,
        icon: <Icon aria-hidden />,
        tone,
        title: t(`labels:timelineEvent.${event.type}`),
        detail: detailOf(event),
        at: event.at,
        by: event.by ? personName(event.by) : t('system'),
      };
    });
}
