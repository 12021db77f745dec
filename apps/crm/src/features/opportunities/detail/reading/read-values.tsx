import { readingFields, readingGroups } from '@szansa/domain/reading';

import { isFieldOfOffer, type ReadValue } from './handing-over.ts';
import { ReadGroup, ReadRow, type Showing } from './read-row.tsx';

interface ReadRowsProps extends Showing {
  values: readonly ReadValue[];
  /** Those that are accepted for an offer; none where the values are of people. */
  accepted?: ReadonlySet<string>;
  onAccept?: (field: string, isAccepted: boolean) => void;
}

/** The extracted values, with a checkbox for each value that an offer accepts. */
export function ReadRows({ values, accepted, onAccept, ...showing }: ReadRowsProps) {
  return (
    <ul className="divide-y divide-border">
      {values.map((value) => {
        const { field } = value;
        const yes = {
          isGiven: accepted?.has(field) ?? false,
          onGive: (isGiven: boolean) => onAccept?.(field, isGiven),
        };
        return <ReadRow key={field} {...showing} value={value} yes={isFieldOfOffer(value) ? yes : null} />;
      })}
    </ul>
  );
}

/** The same, in groups. */
export function ReadValues({ values, ...rows }: ReadRowsProps) {
  return readingGroups.map((group) => {
    // in the order of the fields, whatever was read first
    const own = readingFields[group].flatMap((name) =>
      values.filter(({ field }) => field === `${group}.${name}`),
    );
    if (own.length === 0) return null;
    return (
      <ReadGroup key={group} group={group}>
        <ReadRows {...rows} values={own} />
      </ReadGroup>
    );
  });
}
