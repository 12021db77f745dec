import { lazyExtra } from '@szansa/ui/lazy';

import { loadTexts } from '#kit/texts/i18n.ts';
import { activityTexts } from '#parts/activity/texts.ts';
import { holidayTexts } from '#parts/holidays/texts.ts';

import { textsOf } from '#kit/texts/texts.ts';

const weekTexts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);

/** The week with its texts, loaded lazily because the first screen does not need it. */
export const LazyWeek = lazyExtra(async () => {
  const [part] = await Promise.all([
    import('./week-section.tsx'),
    loadTexts([activityTexts, holidayTexts, weekTexts]),
  ]);
  return part.WeekSection;
});
