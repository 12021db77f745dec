import { useQuery } from '@tanstack/react-query';

import { queries } from '#kit/api/api.ts';

/** How far the set-up is; where nothing is to be done first, no event fetches it again. */
export const useSetup = () =>
  useQuery({
    ...queries.setup.get.query(),
    enabled: ({ state }) => state.data?.firstSteps.length !== 0,
  });
