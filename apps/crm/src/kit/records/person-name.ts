interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** How a person is called; the empty text for nobody. */
export function personName(person: Named | null | undefined): string {
  return person ? `${person.firstName} ${person.lastName}` : '';
}
