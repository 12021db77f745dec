import type { Right } from '../access/index.ts';

/** Whose figures a user sees: everybody's, or those of their own opportunities alone (rule AN5). */
export type Reach = 'all' | 'own';

/** Who reads reports of commissions sees everybody's figures, others their own. */
export function reachOf(person: { can(right: Right): boolean }): Reach {
  return person.can('report.get') ? 'all' : 'own';
}
