import type { Data, Endpoints } from '@szansa/api-client/client';
import { opportunityStatuses } from '@szansa/domain/opportunity';
import type { TimelineItem } from '@szansa/ui/timeline';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '@szansa/domain/shared';

import { useOfferFieldLabel } from '#parts/opportunity/use-offer-field-label.ts';

import { eventMarks } from './event-kinds.ts';

export type TimelineEvent = Data<Endpoints['opportunities']['timeline']>['items'][number];

/** Puts events into words: what happened, from what to what, by whom. */
export function useEventItems(): (events: readonly TimelineEvent[]) => TimelineItem[] {
  const { t } = useTranslation(['timeline', 'labels', 'common']);
  const fieldLabel = useOfferFieldLabel();

  /** Statuses travel as their slugs, everything else as the name it had. */
  function valueOf(event: TimelineEvent, value: string | null | undefined): string {
    if (!value) return t('common:states.none');
    if (event.type !== 'status_changed') return value;
    const status = opportunityStatuses.find((known) => known === value);
    return status ? t(`labels:status.${status}`) : value;
  }

  function detailOf(event: TimelineEvent): ReactNode {
    const { from, to, name, note, isRemoved, fields } = event.data;
    const hasChange = Boolean(from) || Boolean(to);
    const lines = [
      hasChange && t('change', { from: valueOf(event, from), to: valueOf(event, to) }),
      name,
      isRemoved ? t('removed') : note,
      fields && fields.length > 0 && t('fields', { fields: fields.map(fieldLabel).join(', ') }),
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
