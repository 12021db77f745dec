import { Button } from '@szansa/ui/button';
import { lazyComponent } from '@szansa/ui/lazy';
import { Tabs } from '@szansa/ui/tabs';
import { useNavigate } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { CalendarDays, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { openedNotificationsAtom, panelTabs, type PanelTab } from '#kit/session/opened-notifications.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { activityTexts } from '#parts/activity/texts.ts';

import { NotificationPages } from './notification-pages.tsx';
import { ReassignPages } from './reassign-pages.tsx';

const ComingActivities = lazyComponent(async () => {
  const [part] = await Promise.all([import('./coming-activities.tsx'), loadTexts([activityTexts])]);
  return part.ComingActivities;
});

function TabContent({ tab, onLeave }: { tab: PanelTab; onLeave: (href: string) => void }) {
  if (tab === 'reassign_requests') return <ReassignPages onLeave={onLeave} />;
  if (tab === 'calendar') return <ComingActivities onLeave={onLeave} />;
  return <NotificationPages key={tab} tab={tab} onLeave={onLeave} />;
}

interface NotificationPanelProps {
  onClose: () => void;
  /** How tall its list may be. */
  className: string;
}

/** The user's notifications, unread and read, requests for the user's opportunities, and coming activities. */
export function NotificationPanel({ onClose, className }: NotificationPanelProps) {
  const { t } = useTranslation('notifications');
  const navigate = useNavigate();
  const { has } = useAccess();
  const [opened, setTab] = useAtom(openedNotificationsAtom);
  // as it closes it stays as it was
  const [last, setLast] = useState<PanelTab>(opened ?? 'unread');
  const tab = opened ?? last;
  const leave = (href: string) => {
    onClose();
    void navigate({ href });
  };
  return (
    <>
      <Tabs
        label={t('open')}
        items={panelTabs
          .filter((value) => value !== 'calendar' || has('activity.get'))
          .map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onValueChange={(next) => {
          setLast(next);
          setTab(next);
        }}
      >
        <div className={className}>
          <TabContent tab={tab} onLeave={leave} />
        </div>
      </Tabs>
      <div className="flex flex-wrap justify-between gap-2 border-t border-border p-2">
        {has('activity.get') && (
          <Button
            variant="ghost"
            size="small"
            icon={<CalendarDays aria-hidden />}
            onClick={() => leave('/calendar')}
          >
            {t('calendar')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          icon={<Settings2 aria-hidden />}
          onClick={() => leave('/profile/notifications')}
        >
          {t('settings')}
        </Button>
      </div>
    </>
  );
}
