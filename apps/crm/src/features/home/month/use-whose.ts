import { useQuery } from '@tanstack/react-query';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';

/** What the address says for the figures of everybody. */
export const everybody = 'all';

/** Whose figures are shown: who reads reports sees everybody's and may choose somebody, others see their own. */
export function useWhose() {
  const { id: ownId } = useUser();
  const { has } = useAccess();
  const address = useAddressPart('person');
  const mayChoose = has('report.get');
  const usual = mayChoose ? everybody : ownId;
  const asked = address.value ?? usual;
  const people = useQuery({ ...queries.dashboards.people.query(), enabled: mayChoose });
  const isKnown = asked === usual || asked === ownId || (people.data ?? []).some(({ id }) => id === asked);
  return {
    mayChoose,
    people: people.data ?? [],
    /** Undefined until it is known whether there is such a person. */
    whose: isKnown ? asked : mayChoose && people.isPending ? undefined : usual,
    isUnknown: !isKnown && !(mayChoose && people.isPending),
    usual,
    choose: (whose: string) => address.change(whose === usual ? undefined : whose),
  };
}
