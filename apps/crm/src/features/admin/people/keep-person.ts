import { queries, queryClient } from '#kit/api/api.ts';

import type { StaffMember } from './staff-values.ts';

/** Shows an account as the server has answered, and has the lists of staff asked for again. */
export function keepPerson(person: StaffMember): void {
  queryClient.setQueryData(queries.users.get.key({ params: { id: person.id } }), person);
  void queryClient.invalidateQueries({ queryKey: queries.users.all });
}
