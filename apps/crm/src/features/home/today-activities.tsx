import { warsawDay } from '@szansa/domain/shared';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { OpenActivities } from '#parts/activity/open-activities.tsx';

const shown = 10;

/** The own activities that are to be done today, or should have been before. */
export function TodayActivities() {
  const { t } = useTranslation('home');
  const [today] = useState(() => warsawDay(new Date()));
  return (
    <OpenActivities
      title={t('today')}
      query={{ is_self: true, to: today, perPage: shown }}
      empty={t('todayEmpty')}
      more={
        <TextLink asChild>
          <Link to="/calendar">{t('toCalendar')}</Link>
        </TextLink>
      }
      className="mt-6"
    />
  );
}
