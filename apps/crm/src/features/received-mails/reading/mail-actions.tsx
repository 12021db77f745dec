import { Button } from '@szansa/ui/button';
import { IconButton } from '@szansa/ui/icon-button';
import { lazyComponent } from '@szansa/ui/lazy';
import { ShortcutKeys, useShortcut } from '@szansa/ui/shortcuts';
import { useMutation } from '@tanstack/react-query';
import { Check, ChevronDown, ChevronUp, Unlink, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import type { Mail } from '../received-mails-address.ts';

const RejectSeries = lazyComponent(async () => (await import('./reject-series.tsx')).RejectSeries);
const AcceptMail = lazyComponent(async () => (await import('../accept/accept-mail.tsx')).AcceptMail);

/** The mails before and after one, and the next undecided one. */
export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly nextPending: string | undefined;
}

interface MailActionsProps {
  mail: Mail;
  neighbours: Neighbours;
  onOpen: (id: string | undefined) => void;
  onDecided: (mail: Mail) => void;
}

/** Accepting and rejecting, and the way through the queue; by keys as well: j, k, a, r. */
export function MailActions({ mail, neighbours, onOpen, onDecided }: MailActionsProps) {
  const { t } = useTranslation('receivedMails');
  const [isAccepting, setAccepting] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const { previous, next, nextPending } = neighbours;
  const { can } = mail;

  /** Goes on to the next undecided mail; the last one remains open. */
  function decided(answer: Mail): void {
    setAccepting(false);
    setRejecting(false);
    onDecided(answer);
    toastSuccess(t(answer.status === 'accepted' ? 'actions.accepted' : 'actions.rejected'), answer.subject);
    if (nextPending !== undefined) onOpen(nextPending);
  }
  const reject = useMutation({
    ...queries.receivedMails.reject.mutation(),
    onSuccess: decided,
    onError: (error) => {
      setRejecting(false);
      toastError(error);
    },
  });
  const separate = useMutation({
    ...queries.receivedMails.separate.mutation(),
    onSuccess: (answer) => {
      onDecided(answer);
      toastSuccess(t('actions.separated'), answer.subject);
    },
    onError: toastError,
  });
  const rejectNow = () => reject.mutate({ params: { id: mail.id } });
  const confirmRejection = () => (mail.joinedCount > 0 ? setRejecting(true) : rejectNow());

  useShortcut('j', () => onOpen(next), { enabled: next !== undefined });
  useShortcut('k', () => onOpen(previous), { enabled: previous !== undefined });
  useShortcut('a', () => setAccepting(true), { enabled: can.accept });
  useShortcut('r', confirmRejection, { enabled: can.reject && !reject.isPending });

  return (
    <div role="toolbar" aria-label={t('actions.label')} className="flex flex-wrap items-center gap-2">
      {can.accept && (
        <Button variant="primary" icon={<Check aria-hidden />} onClick={() => setAccepting(true)}>
          {t('actions.accept')} <ShortcutKeys keys="a" />
        </Button>
      )}
      {can.reject && (
        <Button icon={<X aria-hidden />} loading={reject.isPending} onClick={confirmRejection}>
          {t('actions.reject')} <ShortcutKeys keys="r" />
        </Button>
      )}
      {can.separate && (
        <Button
          icon={<Unlink aria-hidden />}
          loading={separate.isPending}
          onClick={() => separate.mutate({ params: { id: mail.id } })}
        >
          {t('actions.separate')}
        </Button>
      )}
      <span className="ml-auto flex gap-1">
        <IconButton
          label={t('actions.previous')}
          icon={<ChevronUp aria-hidden />}
          disabled={previous === undefined}
          onClick={() => onOpen(previous)}
        />
        <IconButton
          label={t('actions.next')}
          icon={<ChevronDown aria-hidden />}
          disabled={next === undefined}
          onClick={() => onOpen(next)}
        />
      </span>
      {isRejecting && can.reject && (
        <RejectSeries
          mail={mail}
          loading={reject.isPending}
          onConfirm={rejectNow}
          onClose={() => setRejecting(false)}
        />
      )}
      {isAccepting && can.accept && (
        <AcceptMail mail={mail} onAccepted={decided} onClose={() => setAccepting(false)} />
      )}
    </div>
  );
}
