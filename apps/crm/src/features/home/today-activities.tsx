import { addDays, warsawDay } from '@szansa/domain/shared';
import { currentTime } from '@szansa/ui/clock';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { OpenActivities } from '#parts/activity/open-activities.tsx';

const shown = 10;

/** How far ahead the dashboard looks. */
const comingDays = 7;

/** The own activities that are to be done today, or should have been before, and those of the next days. */
export function TodayActivities() {
  const { t } = useTranslation('home');
  const [today] = useState(() => warsawDay(currentTime()));
  const calendar = (
    <TextLink asChild>
      <Link to="/calendar">{t('toCalendar')}</Link>
    </TextLink>
  );
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <OpenActivities
        title={t('today')}
        query={{ is_self: true, to: today, perPage: shown }}
        empty={t('todayEmpty')}
        more={calendar}
      />
      <OpenActivities
        title={t('coming')}
        query={{
          is_self: true,
          from: addDays(today, 1),
          to: addDays(today, comingDays),
          perPage: shown,
        }}
        empty={t('comingEmpty')}
      />
    </div>
  );
}
