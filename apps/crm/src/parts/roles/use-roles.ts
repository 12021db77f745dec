import type { Data, Endpoints } from '@szansa/api-client/client';
import type { RoleKey } from '@szansa/domain/access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { queries } from '#kit/api/api.ts';
import { useUnanswered } from '#kit/live/pending-changes.ts';
import { toastError } from '#kit/toasts/toasts.ts';

export type Role = Data<Endpoints['roles']['list']>[number];

/** All roles with what they may do and see. */
export function useRoles() {
  return useQuery(queries.roles.list.query());
}

const changing = ['roles', 'changing'];

interface RoleChange<Change> {
  readonly role: RoleKey;
  readonly change: Change;
}

/**
 * Shows a change of a role at once; `apply` returns the role's optimistic value. After the response to the last change
 * the roles are refetched, which reverts refused changes.
 */
export function useRoleChange<Change>(options: {
  /** What of a role is changed. */
  readonly what: 'rights' | 'columns' | 'fields' | 'second factor';
  readonly save: (key: RoleKey, change: Change) => Promise<Role>;
  readonly apply: (role: Role, change: Change) => Role;
}) {
  const cache = useQueryClient();
  const key = queries.roles.list.query().queryKey;
  const mutationKey = [...changing, options.what];
  const unanswered = useUnanswered<RoleChange<Change>>(mutationKey);
  const { mutate } = useMutation({
    mutationKey,
    // one after another, in the order people made them
    scope: { id: 'roles' },
    mutationFn: ({ role, change }: RoleChange<Change>) => options.save(role, change),
    onMutate: async ({ role, change }) => {
      await cache.cancelQueries({ queryKey: key });
      cache.setQueryData(key, (roles: Role[] | undefined) =>
        roles?.map((one) => (one.key === role ? options.apply(one, change) : one)),
      );
    },
    onError: toastError,
    onSettled: () => {
      if (cache.isMutating({ mutationKey: changing }) === 1) void cache.invalidateQueries({ queryKey: key });
    },
  });
  /** Returns changes of a role that are pending because of the network. */
  const pendingOf = (role: RoleKey) =>
    unanswered
      .filter(({ sent, isUnconfirmed }) => isUnconfirmed && sent.role === role)
      .map(({ sent }) => sent.change);
  return { mutate, pendingOf };
}

/** Returns a list of names with some added and some removed. */
export function withChanges<Name extends string>(
  names: readonly Name[],
  add: readonly Name[],
  remove: readonly Name[],
): Name[] {
  return [...new Set([...names, ...add])].filter((name) => !remove.includes(name));
}
