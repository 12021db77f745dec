import { Button } from '@szansa/ui/button';
import { IconButton } from '@szansa/ui/icon-button';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import type { useWeek } from './use-week.ts';

interface WeekToolbarProps {
  titleId: string;
  week: Pick<ReturnType<typeof useWeek>, 'name' | 'isRunning' | 'step' | 'showRunning'>;
}

/** Which week is shown, and the ways to others and to the whole calendar. */
export function WeekToolbar({ titleId, week: { name, isRunning, step, showRunning } }: WeekToolbarProps) {
  const { t } = useTranslation('week');
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 id={titleId} className="font-semibold">
        {t('title')}
      </h2>
      <p aria-live="polite" className="text-text-muted max-md:order-2">
        {name}
      </p>
      <span className="flex items-center gap-1 max-md:order-3 max-md:ml-auto">
        <IconButton label={t('previous')} icon={<ChevronLeft aria-hidden />} onClick={() => step(-1)} />
        <Button aria-pressed={isRunning} onClick={showRunning}>
          {t('today')}
        </Button>
        <IconButton label={t('next')} icon={<ChevronRight aria-hidden />} onClick={() => step(1)} />
      </span>
      <TextLink asChild className="ml-auto">
        <Link to="/calendar">{t('toCalendar')}</Link>
      </TextLink>
      <span aria-hidden className="order-1 basis-full md:hidden" />
    </div>
  );
}
