import { notificationTabs } from '@szansa/domain/notification';
import { Button } from '@szansa/ui/button';
import { Tabs } from '@szansa/ui/tabs';
import { useNavigate } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { NotificationPages } from './notification-pages.tsx';
import { ReassignPages } from './reassign-pages.tsx';

const tabs = [...notificationTabs, 'reassign_requests'] as const;
type Tab = (typeof tabs)[number];

/** What the person was told, unread and read, and who asks for their opportunities. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const navigate = useNavigate();
  const [tab, setTab] = useState<Tab>('unread');
  const leave = (href: string) => {
    onClose();
    void navigate({ href });
  };
  return (
    <>
      <Tabs
        label={t('open')}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onValueChange={setTab}
      >
        <div className="max-h-[60dvh] overflow-y-auto">
          {tab === 'reassign_requests' ? (
            <ReassignPages onLeave={leave} />
          ) : (
            <NotificationPages tab={tab} onLeave={leave} />
          )}
        </div>
      </Tabs>
      <div className="border-t border-border p-2">
        <Button
          variant="ghost"
          size="small"
          icon={<CalendarDays aria-hidden />}
          onClick={() => leave('/calendar')}
        >
          {t('calendar')}
        </Button>
      </div>
    </>
  );
}
