import { AvatarGroup } from '@szansa/ui/avatar';
import { personName } from '@szansa/domain/shared';

import { pictureOf } from './person-picture.ts';
import { Person, type NamedPerson } from './person.tsx';

/** People of the agency in a cell: their pictures beside each other, then their names. */
export function People({ people }: { people: readonly (NamedPerson & { readonly id: string })[] }) {
  const [only, ...others] = people;
  if (others.length === 0) return <Person person={only} />;
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1.5 align-middle">
      <AvatarGroup
        size="small"
        named={false}
        className="shrink-0"
        people={people.map((person) => ({
          id: person.id,
          name: personName(person),
          picture: pictureOf(person),
        }))}
      />
      <span className="truncate">{people.map(personName).join(', ')}</span>
    </span>
  );
}
