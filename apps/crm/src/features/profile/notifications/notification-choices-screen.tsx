import type { Data, Endpoints, Input } from '@szansa/api-client/client';
import {
  notificationChannels,
  notificationGroups,
  type NotificationGroup,
} from '@szansa/domain/notification';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { SelectField } from '@szansa/ui/select-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { useUnanswered } from '#kit/live/pending-changes.ts';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingForm } from '#kit/records/loading-shapes.tsx';
import { toastError } from '#kit/toasts/toasts.ts';

import { Section } from '../section.tsx';

type Choices = Data<Endpoints['profile']['notifications']>;

const queryKey = queries.profile.notifications.key();

const mutationKey = ['profile', 'chooseNotification'];
type Choice = Input<Endpoints['profile']['chooseNotification']>;

/** Chooses, and shows what was chosen while it is saved; what is refused is as the server has it. */
function useChoose() {
  return useMutation({
    ...queries.profile.chooseNotification.mutation(),
    mutationKey,
    // choices made in a row are saved in that order
    scope: { id: 'notification-choices' },
    onMutate: async ({ body: { kind, channel } }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueriesData<Choices>({ queryKey }, (choices) =>
        choices?.map((one) => (one.kind === kind ? { ...one, channel } : one)),
      );
    },
    onError: (error) => {
      toastError(error);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** How the user is notified of each kind of notification; each choice is saved at once. */
export function NotificationChoicesScreen() {
  const { t } = useTranslation(['profile', 'common']);
  const choices = useQuery(queries.profile.notifications.query());
  const choose = useChoose();
  const unconfirmed = useUnanswered<Choice>(mutationKey)
    .filter(({ isUnconfirmed }) => isUnconfirmed)
    .map(({ sent }) => sent.body?.kind);
  const isShown = (group: NotificationGroup) => choices.data?.some((one) => one.group === group);

  return (
    <Page width="narrow">
      <PageHeader title={t('notifications.title')} className="mb-1" />
      <p className="mb-4 text-text-muted">{t('notifications.hint')}</p>
      {choices.isPending && (
        <div role="status" aria-label={t('common:states.loading')} className="space-y-4">
          <LoadingForm fields={2} />
          <LoadingForm fields={8} />
        </div>
      )}
      {choices.isError && !choices.data && (
        <FailedScreen error={choices.error} onRetry={() => void choices.refetch()} />
      )}
      <div className="space-y-4">
        {notificationGroups.filter(isShown).map((group) => (
          <Section key={group} id={group} title={t(`notifications.groups.${group}`)}>
            <ul className="divide-y divide-border">
              {choices.data
                ?.filter((one) => one.group === group)
                .map((choice) => (
                  <li
                    key={choice.kind}
                    className="grid grid-cols-[minmax(0,1fr)_16rem] items-center gap-x-6 gap-y-1.5 py-2.5 max-md:grid-cols-1"
                  >
                    <div className="min-w-0">
                      <p className="font-medium">{t(`notifications.kinds.${choice.kind}.name`)}</p>
                      <p className="text-small text-text-muted">
                        {t(`notifications.kinds.${choice.kind}.hint`)}
                      </p>
                    </div>
                    <SelectField
                      label={t(`notifications.kinds.${choice.kind}.name`)}
                      hideLabel
                      hint={unconfirmed.includes(choice.kind) ? <PendingMark /> : undefined}
                      value={choice.channel}
                      onValueChange={(value) => {
                        const channel = notificationChannels.find((one) => one === value);
                        if (channel) choose.mutate({ body: { kind: choice.kind, channel } });
                      }}
                      items={notificationChannels.map((value) => ({
                        value,
                        label: t(`notifications.channels.${value}`),
                      }))}
                    />
                  </li>
                ))}
            </ul>
          </Section>
        ))}
      </div>
    </Page>
  );
}
