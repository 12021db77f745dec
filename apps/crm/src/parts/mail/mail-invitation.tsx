import type { Data, Endpoints } from '@szansa/api-client/client';
import { formatEmail } from '@szansa/domain/identity';
import { warsawClock, warsawInstant } from '@szansa/domain/shared';
import { Badge } from '@szansa/ui/badge';
import { Button } from '@szansa/ui/button';
import { DescriptionList } from '@szansa/ui/description-list';
import { lazyComponent } from '@szansa/ui/lazy';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { useFormats, type Formats } from '#kit/texts/use-formats.ts';
import { activityTexts } from '#parts/activity/texts.ts';

type Invitation = NonNullable<Data<Endpoints['receivedMails']['get']>['invitation']>;

const PlanActivity = lazyComponent(async () => {
  const [part] = await Promise.all([import('#parts/activity/plan-activity.tsx'), loadTexts([activityTexts])]);
  return part.PlanActivity;
});

function personText({ name, address }: Invitation['attendees'][number]): string | null {
  if (!address) return name;
  return name === null ? formatEmail(address) : `${name} <${formatEmail(address)}>`;
}

/** Returns when it takes place; for whole days, the end is the last day instead of the midnight after it. */
function timeText({ startAt, endAt, isAllDay }: Invitation, formats: Formats): string {
  const start = warsawClock(new Date(startAt));
  const end = endAt === null ? null : warsawClock(new Date(Date.parse(endAt) - (isAllDay ? 1 : 0)));
  if (isAllDay) {
    const days = end === null || end.day === start.day ? [start.day] : [start.day, end.day];
    return days.map(formats.date).join(' – ');
  }
  const from = formats.instant(startAt);
  if (end === null) return from;
  return `${from} – ${end.day === start.day ? end.time : formats.instant(endAt)}`;
}

/** Returns the initial values of an activity's form; for whole days, the first day at the start of work. */
function planned({ title, location, note, startAt, endAt, isAllDay }: Invitation) {
  const { day } = warsawClock(new Date(startAt));
  const morning = isAllDay ? warsawInstant({ day, time: '09:00' })?.toISOString() : undefined;
  return {
    type: 'meeting',
    title: title?.slice(0, 200) ?? '',
    note: [location, note].filter(Boolean).join('\n\n'),
    startAt: morning ?? startAt,
    endAt: isAllDay ? undefined : (endAt ?? undefined),
  } as const;
}

interface MailInvitationProps {
  invitation: Invitation;
  /** The opportunity of the mail; null for none. */
  customerFileId: string | null;
}

/** What a mail invites to, and the way into the own calendar. */
export function MailInvitation({ invitation, customerFileId }: MailInvitationProps) {
  const { t } = useTranslation('mail');
  const formats = useFormats();
  const { has } = useAccess();
  const [isPlanning, setPlanning] = useState(false);
  const { kind, title, location, note, isRepeated, organiser } = invitation;
  const people = invitation.attendees.map(personText).filter((text) => text !== null);
  const heading = title ?? t('invitation.untitled');
  return (
    <section
      aria-label={t(`invitation.${kind}`)}
      className="my-2 space-y-3 rounded-large border border-border bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={kind === 'cancellation' ? 'destructive' : 'grey'}>{t(`invitation.${kind}`)}</Badge>
        <h3 className="font-semibold wrap-anywhere">{heading}</h3>
      </div>
      <DescriptionList
        columns={2}
        items={[
          {
            label: t('invitation.when'),
            value: [timeText(invitation, formats), isRepeated && t('invitation.repeated')]
              .filter(Boolean)
              .join(', '),
          },
          ...(location ? [{ label: t('invitation.where'), value: location }] : []),
          ...(organiser ? [{ label: t('invitation.organiser'), value: personText(organiser) }] : []),
          ...(people.length > 0 ? [{ label: t('invitation.people'), value: people.join(', ') }] : []),
        ]}
      />
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      {kind === 'invitation' && has('activity.create') && (
        <Button size="small" icon={<CalendarPlus aria-hidden />} onClick={() => setPlanning(true)}>
          {t('invitation.add')}
        </Button>
      )}
      {isPlanning && (
        <PlanActivity
          customerFileId={customerFileId}
          initial={planned(invitation)}
          onClose={() => setPlanning(false)}
        />
      )}
    </section>
  );
}
