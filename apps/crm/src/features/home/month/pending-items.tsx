import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { CalendarCheck2, CalendarX2, MessageCircleQuestionMark, Bell, Hourglass } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { openedNotificationsAtom } from '#kit/session/opened-notifications.ts';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { ofPerson, type Dashboard } from './dashboard.ts';

const look =
  'flex w-full items-center gap-3 rounded-large border border-border bg-surface px-3 py-2.5 text-left hover:bg-surface-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-text-muted';

function Content({ icon, name, count }: { icon: ReactNode; name: string; count: number }) {
  const { language } = useFormats();
  return (
    <>
      {icon}
      <span className="min-w-0 flex-1">{name}</span>
      <span className="font-semibold tabular-nums">{count.toLocaleString(language)}</span>
    </>
  );
}

/** Pending work, each item with a link to its list, without what the user may not read. */
export function PendingItems({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('home');
  const { has } = useAccess();
  const { id } = useUser();
  const titleId = useId();
  const openNotifications = useSetAtom(openedNotificationsAtom);
  const isOwn = dashboard.person === null || dashboard.person.id === id;
  const readsOwn = has('notification.get') && isOwn;
  const unread = useQuery({ ...queries.notifications.unread.query(), enabled: readsOwn });
  const { activities, reassignRequests, withoutNextStep, endsSoon } = dashboard.work;
  return (
    <section aria-labelledby={titleId} className="mt-4">
      <h3 id={titleId} className="sr-only">
        {t('waiting.title')}
      </h3>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {activities !== null && (
          <li>
            <Link to="/calendar" className={look}>
              <Content
                icon={<CalendarCheck2 aria-hidden />}
                name={t('waiting.activities')}
                count={activities}
              />
            </Link>
          </li>
        )}
        {has('analytics.get') && (
          <>
            <li>
              <Link
                to="/analytics"
                search={{ withoutNextStep: 'true', ...ofPerson(dashboard) }}
                className={look}
              >
                <Content
                  icon={<CalendarX2 aria-hidden />}
                  name={t('waiting.withoutNextStep')}
                  count={withoutNextStep}
                />
              </Link>
            </li>
            <li>
              <Link to="/analytics" search={{ endsSoon: 'true', ...ofPerson(dashboard) }} className={look}>
                <Content icon={<Hourglass aria-hidden />} name={t('waiting.endsSoon')} count={endsSoon} />
              </Link>
            </li>
          </>
        )}
        {readsOwn && (
          <li>
            <button type="button" onClick={() => openNotifications('unread')} className={look}>
              <Content
                icon={<Bell aria-hidden />}
                name={t('waiting.unread')}
                count={unread.data?.count ?? 0}
              />
            </button>
          </li>
        )}
        {reassignRequests !== null && isOwn && (
          <li>
            <button type="button" onClick={() => openNotifications('reassign_requests')} className={look}>
              <Content
                icon={<MessageCircleQuestionMark aria-hidden />}
                name={t('waiting.reassignRequests')}
                count={reassignRequests}
              />
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
