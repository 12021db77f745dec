import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { useServerEvent } from '#kit/live/server-events.ts';
import { toasts } from '#kit/toasts/toasts.ts';

import { exportKind, isEnded, type EndedState, type Operation } from './operation.ts';

/** Returns whether an operation was started while this page was open, up to the difference of the two clocks. */
const startedHere = ({ createdAt }: Operation) => Date.parse(createdAt) >= performance.timeOrigin;

/**
 * Shows a toast when one of the user's operations has ended, once for each that was started, or seen running, in this
 * page. An event reports the end at once; the list covers those that ended while the socket was disconnected.
 */
export function useEndedToasts(listed: readonly Operation[]): void {
  const { t } = useTranslation('operations');
  const shown = useRef(new Set<string>());
  const goingOn = useRef(new Set<string>());

  function titleOf(kind: string, state: EndedState): string {
    // exports have words of their own
    return kind === exportKind && state !== 'cancelled' ? t(`export.${state}`) : t(`toast.${state}`);
  }

  function showEnded({ id, kind, state, message }: Operation): void {
    if (!isEnded(state) || shown.current.has(id)) return;
    shown.current.add(id);
    toasts.show({
      title: titleOf(kind, state),
      type: 'foreground',
      ...(message === null ? {} : { description: message }),
      ...(state === 'done' ? { variant: 'success' } : {}),
      ...(state === 'failed' || state === 'interrupted' ? { variant: 'destructive' } : {}),
    });
  }

  const lookThrough = useEffectEvent((operations: readonly Operation[]) => {
    for (const operation of operations) {
      const { id, state } = operation;
      if (!isEnded(state)) goingOn.current.add(id);
      else if (goingOn.current.has(id) || startedHere(operation)) showEnded(operation);
    }
  });
  useEffect(() => lookThrough(listed), [listed]);

  useServerEvent('operation-changed', ({ operationId }) => {
    queryClient
      .fetchQuery(queries.operations.get.query({ params: { id: operationId } }))
      .then(showEnded)
      // the list shows it as well
      .catch(() => undefined);
  });
}
