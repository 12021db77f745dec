import { activityTypes, type ActivityType } from '@szansa/domain/activity';
import { isCalendarDate, warsawDay, warsawInstant } from '@szansa/domain/shared';
import { Callout } from '@szansa/ui/callout';
import { currentTime } from '@szansa/ui/clock';
import { EventCalendar, LoadingCalendar, type CalendarView, type EventTime } from '@szansa/ui/event-calendar';
import { MultiSelectField } from '@szansa/ui/multi-select-field';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';
import { ActivityDialog } from '#parts/activity/activity-dialog.tsx';
import { PlanActivity } from '#parts/activity/plan-activity.tsx';
import { PersonChoice } from '#parts/pickers/person-choice.tsx';

import { daysAround, daysOf, eventOf, holidayEvents } from './calendar-events.ts';
import { useMoveActivity } from './use-move-activity.ts';

const everybody = 'all';

const views: readonly CalendarView[] = ['month', 'week', 'day', 'agenda'];

/** Returns the start of work on a day that was chosen as a whole. */
function morningOf(day: string): EventTime | undefined {
  const start = warsawInstant({ day, time: '09:00' });
  return start ? { start: start.toISOString() } : undefined;
}

/** Activities of a month, a week or a day: the own ones, a colleague's or everybody's. */
export function CalendarScreen() {
  const { t } = useTranslation(['calendar', 'holidays', 'labels', 'common']);
  const { has } = useAccess();
  const user = useUser();
  const linked = useAddressPart('day').value;
  const [firstDay] = useState(() =>
    linked !== undefined && isCalendarDate(linked) ? linked : warsawDay(currentTime()),
  );
  const [days, setDays] = useState(() => daysAround(firstDay));
  const [chosen, setChosen] = useState<EventTime | undefined>();
  const shown = useAddressPart('activity');
  const whose = useAddressPart('worker');
  const kinds = useAddressPart('type');
  const view = useAddressPart('view');
  const types = activityTypes.filter((type) => kinds.value?.split(',').includes(type));
  const query = {
    ...days,
    ...(types.length > 0 ? { type: types } : {}),
    ...(whose.value === undefined ? { is_self: true } : {}),
    ...(whose.value !== undefined && whose.value !== everybody ? { workerId: [whose.value] } : {}),
  };
  const found = useQuery({
    ...queries.activities.calendar.query({ query }),
    placeholderData: keepPreviousData,
  });
  const { moved, move } = useMoveActivity();
  const activities = found.data?.items ?? [];
  const events = [
    ...holidayEvents(days, (key) => t(`holidays:${key}`)),
    ...activities.map((activity) => eventOf(activity, moved.get(activity.id))),
  ];
  const optionOf = (value: ActivityType) => ({ value, label: t(`labels:activityType.${value}`) });
  const mayPlan = has('activity.create');
  const plan = (time?: EventTime) => {
    setChosen(time?.allDay ? morningOf(time.start.slice(0, 10)) : time);
    void shown.change('new');
  };
  return (
    <Page width="wide">
      <PageHeader title={t('title')} />
      <div className="mt-3 mb-4 grid max-w-160 grid-cols-2 gap-3">
        <PersonChoice
          label={t('whose')}
          besides={[
            { value: user.id, label: t('own') },
            { value: everybody, label: t('everybody') },
          ]}
          value={whose.value ?? user.id}
          onChange={(value) => void whose.change(value === user.id ? undefined : value)}
        />
        <MultiSelectField
          label={t('types')}
          hideLabel
          quiet
          placeholder={t('allTypes')}
          options={activityTypes.map(optionOf)}
          value={types.map(optionOf)}
          onValueChange={(options) =>
            void kinds.change(options.map(({ value }) => value).join(',') || undefined)
          }
        />
      </div>
      {found.data?.isLimited && (
        <Callout className="mb-4" tone="warning">
          {t('limited', { count: activities.length })}
        </Callout>
      )}
      {found.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingCalendar />
        </div>
      )}
      {found.isError && !found.data && (
        <FailedScreen error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data && (
        <EventCalendar
          label={t('label')}
          events={events}
          initialDate={firstDay}
          initialView={views.find((one) => one === view.value)}
          onViewChange={(next) => void view.change(next)}
          onRangeChange={(range) => setDays(daysOf(range))}
          onOpen={({ id }) => {
            if (!id.startsWith('holiday/')) void shown.change(id);
          }}
          onCreate={mayPlan ? plan : undefined}
          onMove={({ id }, time) => {
            const activity = activities.find((one) => one.id === id);
            if (activity) move(activity, time);
          }}
        />
      )}
      {shown.value === 'new' && mayPlan && (
        <PlanActivity
          customerFileId={null}
          initial={{ startAt: chosen?.start, endAt: chosen?.end }}
          onClose={() => void shown.change(undefined, { ignoreBlocker: true })}
        />
      )}
      {shown.value !== undefined && shown.value !== 'new' && (
        <ActivityDialog id={shown.value} onClose={() => void shown.change(undefined)} />
      )}
    </Page>
  );
}
