import { useQuery } from '@tanstack/react-query';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { useAccess, useUser } from '#kit/session/session-atoms.ts';

/** The value in the address for the figures of everybody. */
export const everybody = 'all';

/** Returns whose figures are shown: report readers see everybody's and may choose a person, others see their own. */
export function useWhose() {
  const { id: ownId } = useUser();
  const { has } = useAccess();
  const address = useAddressPart('person');
  const mayChoose = has('report.get');
  const usual = mayChoose ? everybody : ownId;
  const requested = address.value ?? usual;
  const people = useQuery({ ...queries.dashboards.people.query(), enabled: mayChoose });
  const isKnown =
    requested === usual || requested === ownId || (people.data ?? []).some(({ id }) => id === requested);
  return {
    mayChoose,
    people: people.data ?? [],
    /** Undefined until it is known whether there is such a person. */
    whose: isKnown ? requested : mayChoose && people.isPending ? undefined : usual,
    isUnknown: !isKnown && !(mayChoose && people.isPending),
    usual,
    choose: (whose: string) => address.change(whose === usual ? undefined : whose),
  };
}
