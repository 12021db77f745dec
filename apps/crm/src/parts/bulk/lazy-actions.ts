import { lazyComponent } from '@szansa/ui/lazy';
import type { ComponentType } from 'react';

import type { BulkActionsProps } from '#kit/lists/list-bulk.ts';
import { loadTexts } from '#kit/texts/i18n.ts';

import { bulkTexts } from './texts.ts';

/** What can be done with many rows, loaded with its words once some are chosen. */
export function lazyActions(
  load: () => Promise<ComponentType<BulkActionsProps>>,
): ComponentType<BulkActionsProps> {
  return lazyComponent(async () => {
    const [Actions] = await Promise.all([load(), loadTexts([bulkTexts])]);
    return Actions;
  });
}
