import { isAdministrator, type RoleKey } from '../access/index.ts';

interface Person {
  readonly userId: string;
  readonly roles: readonly RoleKey[];
}

interface ActivityOf {
  /** Whose it is. */
  readonly workerId: string;
  readonly createdBy: string | null;
  /** The owner of its opportunity; null without an owner or without an opportunity. */
  readonly ownerId: string | null;
}

/** Who changes an activity: whose it is, who planned it, the opportunity's owner, and administrators (rule CA3). */
export function mayEditActivity(person: Person, { workerId, createdBy, ownerId }: ActivityOf): boolean {
  return isAdministrator(person.roles) || [workerId, createdBy, ownerId].includes(person.userId);
}

/** Only administrators plan for others (rule CA4). */
export function mayPlanFor(person: Person, workerId: string): boolean {
  return workerId === person.userId || isAdministrator(person.roles);
}
