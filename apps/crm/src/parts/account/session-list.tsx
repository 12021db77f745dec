import type { Data, Endpoints } from '@szansa/api-client/client';
import { Badge } from '@szansa/ui/badge';
import { Button } from '@szansa/ui/button';
import { Skeleton } from '@szansa/ui/skeleton';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import { describeDevice, type Device } from './device.ts';

export type OpenSession = Data<Endpoints['profile']['sessions']>[number];

export interface SessionListProps {
  sessions: readonly OpenSession[];
  /** The id of the session being ended. */
  ending: string | null;
  /** Without it there are no buttons. */
  onEnd?: ((id: string) => void) | undefined;
}

const icons: Record<Device['kind'], ReactNode> = {
  computer: <Monitor aria-hidden />,
  phone: <Smartphone aria-hidden />,
  tablet: <Tablet aria-hidden />,
};

/** A user's sessions: device, place and start of each. */
export function SessionList({ sessions, ending, onEnd }: SessionListProps) {
  const { t } = useTranslation('session');
  if (sessions.length === 0) return <p className="text-text-muted">{t('sessions.none')}</p>;
  return (
    <ul className="divide-y divide-border">
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          ending={ending === session.id}
          onEnd={onEnd && (() => onEnd(session.id))}
        />
      ))}
    </ul>
  );
}

const lines = ['w-40', 'w-64', 'w-48'] as const;

/** Sessions that are on their way: devices one under the other, each with what is known of it. */
export function LoadingSessions() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('states.loading')} className="divide-y divide-border">
      {[0, 1].map((row) => (
        <div key={row} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          <Skeleton className="size-4 shrink-0" />
          <div className="min-w-0 flex-1 space-y-2">
            {lines.map((width) => (
              <Skeleton key={width} className={`h-3 max-w-full ${width}`} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface SessionRowProps {
  session: OpenSession;
  ending: boolean;
  onEnd?: (() => void) | undefined;
}

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { t } = useTranslation('session');
  const formats = useFormats();
  const { browser, system, kind } = describeDevice(session.userAgent);
  const name = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknownDevice');
  const action = session.isCurrent ? t('sessions.signOut') : t('sessions.end');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span className="self-start pt-0.5 text-text-muted [&_svg]:size-4">{icons[kind]}</span>
      <div className="min-w-0 flex-1 basis-48">
        <p
          className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium"
          title={session.userAgent ?? undefined}
        >
          {name}
          {session.isCurrent && <Badge tone="success">{t('sessions.current')}</Badge>}
        </p>
        <p className="text-small text-text-muted wrap-anywhere">
          {t('sessions.lastUsed', { when: formats.instant(session.lastUsedAt) })}
          {session.address && ` · ${session.address}`}
        </p>
        <p className="text-small text-text-muted">
          {t('sessions.created', { when: formats.instant(session.createdAt) })}
        </p>
      </div>
      {onEnd && (
        <Button size="small" loading={ending} aria-label={`${action}: ${name}`} onClick={onEnd}>
          {action}
        </Button>
      )}
    </li>
  );
}
