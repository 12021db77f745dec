import { personName } from '@szansa/domain/shared';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { LoadingSessions, SessionList } from '#parts/account/session-list.tsx';

import type { StaffMember } from '../people/staff-values.ts';
import { Panel } from './panel.tsx';

/** The sessions of a user, and ending them. */
export function PersonSessions({ person }: { person: StaffMember }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const params = { id: person.id };
  const sessions = useQuery(queries.users.sessions.query({ params }));
  const refresh = () => queryClient.invalidateQueries({ queryKey: queries.users.sessions.key({ params }) });
  const endOne = useMutation({
    ...queries.users.endSession.mutation(),
    onSuccess: refresh,
    onError: toastError,
  });
  const endAll = useMutation({
    ...queries.users.endSessions.mutation(),
    onSuccess: async () => {
      setOpen(false);
      toastSuccess(t('person.sessionsEnded'));
      await refresh();
    },
    onError: toastError,
  });
  return (
    <Panel
      title={t('person.sessions')}
      actions={
        person.can.edit &&
        (sessions.data?.length ?? 0) > 0 && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('person.endSessions')}
          </Button>
        )
      }
    >
      {sessions.isPending && <LoadingSessions />}
      {sessions.isError && <FailedScreen error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.data && (
        <SessionList
          sessions={sessions.data}
          ending={endOne.isPending ? endOne.variables.params.sessionId : null}
          onEnd={
            person.can.edit
              ? (sessionId) => endOne.mutate({ params: { id: person.id, sessionId } })
              : undefined
          }
        />
      )}
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('person.endSessionsTitle', { name: personName(person) })}
        description={t('person.endSessionsHint')}
        confirmLabel={t('person.endSessions')}
        destructive
        loading={endAll.isPending}
        onConfirm={() => endAll.mutate({ params })}
      />
    </Panel>
  );
}
