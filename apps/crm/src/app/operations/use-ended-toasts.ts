import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { useServerEvent } from '#kit/live/hearing.ts';
import { toasts } from '#kit/toasts/toasts.ts';

import { exportKind, isEnded, type EndedState, type Operation } from './operation.ts';

/** Whether an operation was begun while this page was open; wrong by as much as the clocks of both sides differ. */
const startedHere = ({ createdAt }: Operation) => Date.parse(createdAt) >= performance.timeOrigin;

/**
 * Says in a toast that own operations have ended, once for each: those that were begun, or seen going on, in this page.
 * An event tells of an end at once; the list tells of one that ended while no event could be heard.
 */
export function useEndedToasts(listed: readonly Operation[]): void {
  const { t } = useTranslation('operations');
  const told = useRef(new Set<string>());
  const goingOn = useRef(new Set<string>());

  function titleOf(kind: string, state: EndedState): string {
    // exports have words of their own
    return kind === exportKind && state !== 'cancelled' ? t(`export.${state}`) : t(`toast.${state}`);
  }

  function tell({ id, kind, state, message }: Operation): void {
    if (!isEnded(state) || told.current.has(id)) return;
    told.current.add(id);
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
      else if (goingOn.current.has(id) || startedHere(operation)) tell(operation);
    }
  });
  useEffect(() => lookThrough(listed), [listed]);

  useServerEvent('operation-changed', ({ operationId }) => {
    queryClient
      .fetchQuery(queries.operations.get.query({ params: { id: operationId } }))
      .then(tell)
      // the list tells of it as well
      .catch(() => undefined);
  });
}
