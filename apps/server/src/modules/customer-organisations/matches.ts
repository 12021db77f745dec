import { distinctName } from '@szansa/domain/customer-organisation';
import { krs, nip, regon } from '@szansa/domain/identity';

import { shortestComparedName } from '#platform';
import type { MatchRow, TypedFirm } from './match-queries.ts';

type Match = keyof TypedFirm;

/** Current values of the form's fields, as typed. */
type Typed = { readonly [Field in Match]?: string | undefined };

const numbers = { taxIdNumber: nip, regon, krs };

function whole(field: keyof typeof numbers, typed: string | undefined): string | null {
  return numbers[field].safeParse(typed).data ?? null;
}

/** What of a form is complete enough to be looked for, and by which of it a firm was found. */
export function typedFirm(query: Typed) {
  const name = distinctName(query.name ?? '');
  const typed: TypedFirm = {
    taxIdNumber: whole('taxIdNumber', query.taxIdNumber),
    regon: whole('regon', query.regon),
    krs: whole('krs', query.krs),
    name: name.length < shortestComparedName ? null : name,
  };
  function fieldsOf(row: MatchRow): Match[] {
    const same = (['taxIdNumber', 'regon', 'krs'] as const).filter(
      (field) => typed[field] !== null && row[field] === typed[field],
    );
    return row.isSimilar ? [...same, 'name'] : same;
  }
  return { typed, fieldsOf };
}
