import { useMutation, type QueryKey } from '@tanstack/react-query';

import { queryClient } from '../api/api.ts';
import { useUnanswered } from '../live/pending-changes.ts';
import { toastError } from '../toasts/toasts.ts';

interface Movable {
  readonly id: string;
}

/** The moved item, and the item that now follows it; null for the end. */
interface Move {
  readonly params: { readonly id: string };
  readonly body: { readonly before: string | null };
}

interface MovesOptions<Item extends Movable> {
  /** The resource whose calls these are. */
  readonly resource: string;
  /** The key of the query that caches the list. */
  readonly list: QueryKey;
  readonly items: readonly Item[];
  /** Answers the list as it is now. */
  readonly send: (move: Move) => Promise<readonly Item[]>;
  readonly onSaved: (id: string) => void;
}

interface Moves {
  /** Moves the item at a place to another one, where it is shown at once. */
  readonly moveTo: (from: number, to: number) => void;
  /** The items whose moves are pending without a network. */
  readonly unconfirmed: readonly string[];
}

/** The order of a list, changed item by item; moves made in a row are saved in that order. */
export function useMoves<Item extends Movable>(options: MovesOptions<Item>): Moves {
  const { resource, list, items, send, onSaved } = options;
  // of one list: an answer under way is shown in the list it is of, whichever is shown by then
  const mutationKey = [resource, 'move', list];
  const unconfirmed = useUnanswered<Move>(mutationKey).filter(({ isUnconfirmed }) => isUnconfirmed);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    mutationFn: send,
    onSuccess: (moved, { params }) => {
      // the response does not contain moves made after this one
      if (queryClient.isMutating({ mutationKey, exact: true }) === 1) queryClient.setQueryData(list, moved);
      onSaved(params.id);
    },
    onError: (error) => {
      toastError(error);
      void queryClient.invalidateQueries({ queryKey: list });
    },
  });
  return {
    moveTo: (from, to) => {
      const item = items[from];
      if (!item || from === to) return;
      const others = items.filter((one) => one !== item);
      queryClient.setQueryData(list, others.toSpliced(to, 0, item));
      mutate({ params: { id: item.id }, body: { before: others[to]?.id ?? null } });
    },
    unconfirmed: unconfirmed.map(({ sent }) => sent.params.id),
  };
}
