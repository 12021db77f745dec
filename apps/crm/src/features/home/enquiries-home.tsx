import { awaitedAt, enquiryStatuses } from '@szansa/domain/enquiry';
import { Button } from '@szansa/ui/button';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { Link } from '@tanstack/react-router';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';

import { AnswersSection } from './answers/answers-section.tsx';
import { EnquiriesSection } from './enquiries-section.tsx';
import { LazyWeek } from './week/lazy-week.ts';
import { WeekShape } from './week/week-shape.tsx';

/** The statuses in which an enquiry needs its platformer's action. */
const pendingStatuses = enquiryStatuses.filter((status) => awaitedAt[status] === 'platformer');

/** The dashboard of people who answer enquiries and lead no deals: their figures, pending enquiries and unassigned ones. */
export function EnquiriesHome() {
  const { t } = useTranslation(['home', 'common']);
  const { has } = useAccess();
  const { id, firstName } = useUser();
  return (
    <Page width="standard">
      <PageHeader
        title={t('greeting', { name: firstName })}
        subtitle={t('subtitleEnquiries')}
        actions={
          <Button asChild variant="primary" icon={<MessageCircleQuestionMark aria-hidden />}>
            <Link to="/internal-enquiries">{t('openEnquiries')}</Link>
          </Button>
        }
      />
      <AnswersSection />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <EnquiriesSection
          title={t('awaiting')}
          place="awaiting"
          queryOf={(page) =>
            queries.internalEnquiries.list.query({
              query: {
                platformerId: id,
                status: pendingStatuses,
                sort: 'statusChangedAt',
                perPage: 10,
                page,
              },
            })
          }
          empty={{ drawing: 'messages', title: t('awaitingEmpty') }}
        />
        <EnquiriesSection
          title={t('untaken')}
          place="untaken"
          queryOf={(page) =>
            queries.internalEnquiries.list.query({
              query: { isUnassigned: true, status: pendingStatuses, sort: 'createdAt', perPage: 10, page },
            })
          }
          empty={{ drawing: 'messages', title: t('untakenEmpty') }}
        />
      </div>
      {has('activity.get') && <LazyWeek instead={<WeekShape label={t('common:states.loading')} />} />}
    </Page>
  );
}
