import { lazyRouteComponent } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';

import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { activityTexts } from '#parts/activity/texts.ts';
import { holidayTexts } from '#parts/holidays/texts.ts';

const texts = [
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
  activityTexts,
  holidayTexts,
];

/** Activities by their time. */
export const calendarFeature = {
  texts,
  screens: [
    screen('/calendar', {
      title: { pl: 'Kalendarz', en: 'Calendar' },
      right: 'activity.get',
      texts,
      component: lazyRouteComponent(() => import('./calendar-screen.tsx'), 'CalendarScreen'),
    }),
  ],
  menu: [
    {
      group: 'sales',
      to: '/calendar',
      icon: <CalendarDays aria-hidden />,
      right: 'activity.get',
      keys: 'g k',
    },
  ],
} as const satisfies Feature;
