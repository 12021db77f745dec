import { NamedAvatar } from '@szansa/ui/avatar';
import { personName } from '@szansa/domain/shared';

import { pictureOf } from './person-picture.ts';

export interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly pictureId?: string | null | undefined;
}

/** A person of the agency in a cell, by picture and name; empty without a person. */
export function Person({ person }: { person: NamedPerson | null | undefined }) {
  return person ? <NamedAvatar name={personName(person)} picture={pictureOf(person)} /> : null;
}
