import { opportunityStatuses } from '@szansa/domain/opportunity';
import type { TimelineItem } from '@szansa/ui/timeline';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '@szansa/domain/shared';

import { useOfferFieldLabel } from '#parts/opportunity/use-offer-field-label.ts';
import { useOfferValue } from '#parts/opportunity/use-offer-value.ts';

import { eventMarks } from './event-kinds.ts';
import type { TimelineEvent } from './history.ts';
import { changesTogether } from './together.ts';

/** Puts events into words: what happened, from what to what, by whom; what one person did within a minute is one. */
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
    // a vehicle of which only the description changed has no values to show
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
    return lines.length === 0 ? undefined : (
      <Fragment key={event.id}>
        {lines.map((line) => (
          <p key={line} className="line-clamp-4 wrap-anywhere whitespace-pre-line">
            {line}
          </p>
        ))}
      </Fragment>
    );
  }

  const titleOf = ({ type }: TimelineEvent) => t(`labels:timelineEvent.${type}`);

  /** What was done first of an entry, and which opportunity it was. */
  function headingOf(event: TimelineEvent): ReactNode {
    const { opportunity } = event;
    if (!opportunity) return titleOf(event);
    return (
      <>
        {titleOf(event)}{' '}
        <TextLink asChild>
          <Link to="/sales-opportunity/$id" params={{ id: opportunity.id }} className="tabular-nums">
            #{opportunity.number}
          </Link>
        </TextLink>
      </>
    );
  }

  /** What was done beside the first of an entry, each under its own words. */
  function furtherOf(events: readonly TimelineEvent[]): ReactNode[] {
    return events.map((event) => (
      <div key={event.id} className="mt-1.5">
        <p className="text-text">{titleOf(event)}</p>
        {detailOf(event)}
      </div>
    ));
  }

  return (events) =>
    changesTogether(events).map(([event, ...further]) => {
      const { icon: Icon, tone } = eventMarks[event.type];
      const detail = detailOf(event);
      return {
        id: event.id,
        icon: <Icon aria-hidden />,
        tone,
        title: headingOf(event),
        detail: detail || further.length > 0 ? [detail, ...furtherOf(further)] : undefined,
        at: event.at,
        by: event.by ? personName(event.by) : t('system'),
      };
    });
}
