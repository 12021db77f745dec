import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import type { SearchParams } from '#kit/address/search-params.ts';
import { viewKey } from '#kit/lists/opening.ts';
import { ownListQuery } from '#kit/lists/own-list.ts';
import { chosenView, withViewChosen } from '#kit/lists/own-views.ts';
import { useListState } from '#kit/lists/use-list-state.ts';

import { opportunitiesAddress } from '../list/opportunities-address.ts';

/** Shows that the view of the board in the address was deleted, or is not shared with the reader. */
export function MissingBoard() {
  const { t } = useTranslation(['opportunities', 'common']);
  const params: SearchParams = useSearch({ strict: false });
  const { show } = useListState(opportunitiesAddress);
  const { data: own } = useQuery(ownListQuery(opportunitiesAddress.viewsAt(params)));
  if (!own || params[viewKey] === undefined || chosenView(own.views, params)) return null;
  return (
    <Callout
      role="alert"
      tone="destructive"
      title={t('board.notFound')}
      className="mb-3"
      actions={
        <Button size="small" onClick={() => show(withViewChosen(params, null))}>
          {t('common:lists.noView')}
        </Button>
      }
    >
      {t('board.notFoundHint')}
    </Callout>
  );
}
