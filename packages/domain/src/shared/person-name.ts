/** How a person is called in full: first name, then surname, as far as they are known. */
export function personName(person: {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ');
}
