import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { pendingChangesAtom } from '#kit/live/pending-changes.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { signOutEverywhere } from '#kit/session/session.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { LeaveDialog } from '#parts/account/leave-dialog.tsx';
import { LoadingSessions, SessionList } from '#parts/account/session-list.tsx';

import { Section } from './section.tsx';

/** Where one is signed in, and the ways to end it. */
export function OwnSessions() {
  const { t } = useTranslation(['profile', 'session']);
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<'this' | 'others' | 'all' | null>(null);
  const messages = useAtomValue(pendingChangesAtom);
  const unsent = messages.pending + messages.failed;
  const sessions = useQuery(queries.profile.sessions.query());
  const refresh = () => queryClient.invalidateQueries({ queryKey: queries.profile.sessions.key() });
  const leave = () => navigate({ to: '/logout' });
  const endOne = useMutation({
    ...queries.profile.endSession.mutation(),
    onSuccess: async () => {
      toastSuccess(t('sessions.ended'));
      await refresh();
    },
    onError: toastError,
  });
  const endOthers = useMutation({
    ...queries.profile.endSessions.mutation(),
    onSuccess: async () => {
      setOpenDialog(null);
      toastSuccess(t('sessions.othersEnded'));
      await refresh();
    },
    onError: toastError,
  });
  const endAll = useMutation({ mutationFn: signOutEverywhere, onSuccess: leave, onError: toastError });
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? [];

  function end(id: string): void {
    const isThis = sessions.data?.some((session) => session.id === id && session.isCurrent);
    if (isThis && unsent > 0) setOpenDialog('this');
    else if (isThis) void leave();
    else endOne.mutate({ params: { id } });
  }

  return (
    <Section
      id="sessions"
      title={t('sessions.title')}
      hint={t('sessions.hint')}
      actions={
        <>
          {others.length > 0 && (
            <Button size="small" onClick={() => setOpenDialog('others')}>
              {t('sessions.endOthers')}
            </Button>
          )}
          <Button size="small" onClick={() => setOpenDialog('all')}>
            {t('sessions.endAll')}
          </Button>
        </>
      }
    >
      {sessions.isPending && <LoadingSessions />}
      {sessions.isError && !sessions.data && (
        <FailedScreen error={sessions.error} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data && (
        <SessionList
          sessions={sessions.data}
          ending={endOne.isPending ? endOne.variables.params.id : null}
          onEnd={end}
        />
      )}
      <AlertDialog
        open={openDialog === 'others'}
        onOpenChange={(open) => setOpenDialog(open ? 'others' : null)}
        title={t('sessions.endOthersTitle')}
        description={t('sessions.endOthersHint')}
        confirmLabel={t('sessions.endOthers')}
        destructive
        loading={endOthers.isPending}
        onConfirm={() => endOthers.mutate({ body: { keepThis: true } })}
      />
      <AlertDialog
        open={openDialog === 'all'}
        onOpenChange={(open) => setOpenDialog(open ? 'all' : null)}
        title={t('sessions.endAllTitle')}
        description={[
          t('sessions.endAllHint'),
          ...(unsent > 0 ? [t('session:leaving.description', { count: unsent })] : []),
        ].join(' ')}
        confirmLabel={t('sessions.endAll')}
        destructive
        loading={endAll.isPending}
        onConfirm={() => endAll.mutate()}
      />
      <LeaveDialog
        open={openDialog === 'this'}
        onOpenChange={(open) => setOpenDialog(open ? 'this' : null)}
      />
    </Section>
  );
}
