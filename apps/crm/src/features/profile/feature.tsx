import { lazyRouteComponent } from '@tanstack/react-router';

import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { accountTexts } from '#parts/account/texts.ts';
import { pictureTexts } from '#parts/picture/texts.ts';

const texts = [
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
  accountTexts,
  pictureTexts,
];

/** The user's own account. */
export const profileFeature = {
  texts,
  screens: [
    screen('/profile', {
      title: { pl: 'Profil', en: 'Profile' },
      texts,
      component: lazyRouteComponent(() => import('./profile-screen.tsx'), 'ProfileScreen'),
    }),
    screen('/profile/notifications', {
      title: { pl: 'Powiadomienia', en: 'Notifications' },
      texts,
      component: lazyRouteComponent(
        () => import('./notifications/notification-choices-screen.tsx'),
        'NotificationChoicesScreen',
      ),
    }),
  ],
  palette: async () => (await import('./profile-palette.tsx')).profilePalette,
} as const satisfies Feature;
