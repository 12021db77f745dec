import { toastLimit } from '@szansa/ui/toast-queue';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { useServerEvent } from '#kit/live/server-events.ts';
import { toastError, toasts } from '#kit/toasts/toasts.ts';

/** Whether the page is in front, and shows where a notification leads. */
function isInFront(path: string): boolean {
  const [here, there] = [new URL(window.location.href), new URL(path, window.location.origin)];
  const [shown, requested] = [here, there].map(({ searchParams }) => searchParams.get('tab'));
  // the address does not contain the first tab
  const first = document.querySelector<HTMLElement>('main [role="tab"][aria-selected="true"]');
  const isShown = shown === requested || (shown ?? first?.dataset['value']) === requested;
  return here.pathname === there.pathname && isShown && document.hasFocus();
}

/**
 * Shows a toast for each notification that arrives while the page is open, with a link to its subject. Notifications
 * that arrived while the window was hidden are shown when it is visible again; those whose subject is on the screen are
 * not.
 */
export function useArrivals(): void {
  const { t } = useTranslation('notifications');
  const navigate = useNavigate();
  const read = useMutation({ ...queries.notifications.read.mutation(), onError: toastError });
  /** The toast of each notification that was shown. */
  const toastIds = useRef(new Map<string, string>());
  /** What came while the window was hidden, the newest last: a toast would be over before it is seen. */
  const hiddenIds = useRef(new Set<string>());

  function open(id: string, path: string): void {
    read.mutate(
      { params: { id } },
      { onSuccess: () => ownChange('notification-mark-as-read', { notificationId: id }) },
    );
    void navigate({ href: path });
  }

  async function showArrival(id: string): Promise<void> {
    const { message, about, path, readAt } = await client.notifications.get({ params: { id } });
    if (readAt !== null || isInFront(path)) return;
    // several combined notifications share one toast
    const before = toastIds.current.get(id);
    if (before !== undefined) toasts.dismiss(before);
    const toast = toasts.show({
      title: message,
      type: 'foreground',
      ...(about === null ? {} : { description: about }),
      action: {
        label: t('toast.open'),
        altText: t('toast.otherwise'),
        onSelect: () => open(id, path),
      },
    });
    toastIds.current.set(id, toast);
  }

  // notifications that cannot be fetched now are in the list as well
  function showArrivals(ids: readonly string[]): void {
    for (const id of ids) showArrival(id).catch(() => undefined);
  }

  useServerEvent('notification-new', ({ notificationId: id, isQuiet }) => {
    if (isQuiet) return;
    if (document.visibilityState === 'visible') showArrivals([id]);
    else {
      hiddenIds.current.delete(id);
      hiddenIds.current.add(id);
    }
  });
  const seen = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    showArrivals([...hiddenIds.current].slice(-toastLimit));
    hiddenIds.current.clear();
  });
  useEffect(() => {
    const onSeen = () => seen();
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, []);
}
