import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useTranslation } from 'react-i18next';

import { currentLanguage } from '../texts/i18n.ts';
import type { Name } from '../texts/texts.ts';
import {
  LoadingColumns,
  LoadingFacts,
  LoadingRecord,
  LoadingRows,
  LoadingTable,
  LoadingToolbar,
} from './loading-shapes.tsx';

/** What a screen looks like: rows of a list, columns of a board, a record, or parts under a heading. */
export type ScreenShape = 'list' | 'board' | 'record' | 'page';

interface PendingScreenProps {
  shape: ScreenShape;
  /** What the screen is called: the heading of a list or a board, known before its code is there. */
  title: Name;
}

/** In the place of a screen whose code is on its way, in its shape. */
export function PendingScreen({ shape, title }: PendingScreenProps) {
  const { t } = useTranslation();
  const heading = <PageHeader title={title[currentLanguage()]} subtitle={'\u00a0'} className="mb-4" />;
  return (
    <Page
      role="status"
      aria-label={t('states.loading')}
      width={shape === 'list' || shape === 'board' ? 'wide' : 'standard'}
      fills={shape === 'board'}
    >
      {(shape === 'list' || shape === 'board') && heading}
      {shape === 'list' && <LoadingTable />}
      {shape === 'board' && (
        <>
          <LoadingToolbar />
          <div className="min-h-0 flex-1">
            <LoadingColumns />
          </div>
        </>
      )}
      {shape === 'record' && <LoadingRecord />}
      {shape === 'page' && (
        <div className="space-y-6">
          {heading}
          <LoadingRows />
          <LoadingFacts />
        </div>
      )}
    </Page>
  );
}
