import { carListEntity, parentKind, type CarListKind, type CarParentKind } from '@szansa/domain/catalogue';
import { EmptyState } from '@szansa/ui/empty-state';
import { SelectField } from '@szansa/ui/select-field';
import { TextLink } from '@szansa/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';

interface OfParentProps {
  kind: CarListKind;
  /** Shows what belongs to the chosen brand or model, with the fields that choose. */
  children: (parentId: string | null, fields: ReactNode) => ReactNode;
}

/**
 * Lets the user choose the brand or model whose entries are shown, for lists that have one; the address contains it.
 */
export function OfParent({ kind, children }: OfParentProps) {
  const parent = parentKind(kind);
  if (parent === null) return children(null, null);
  return (
    <OfParent kind={parent}>
      {(grandparentId, fields) => (
        <Chosen key={grandparentId} kind={parent} parentId={grandparentId}>
          {(parentId, field) =>
            children(
              parentId,
              <>
                {fields}
                {field}
              </>,
            )
          }
        </Chosen>
      )}
    </OfParent>
  );
}

interface ChosenProps {
  kind: CarParentKind;
  parentId: string | null;
  children: (id: string, field: ReactNode) => ReactNode;
}

/** One of the brands, or of the models of a brand: the first until another one is chosen. */
function Chosen({ kind, parentId, children }: ChosenProps) {
  const { t } = useTranslation(['carLists', 'common']);
  const { has } = useAccess();
  const part = useAddressPart(kind);
  const query = parentId === null ? {} : { parentId };
  const list = useQuery(queries.carLists.list.query({ params: { kind }, query }));
  if (list.isPending) {
    return (
      <div role="status" aria-label={t('common:states.loading')}>
        <LoadingRows count={6} />
      </div>
    );
  }
  if (!list.data) return <FailedScreen error={list.error} onRetry={() => void list.refetch()} />;
  const chosen = list.data.find(({ id }) => id === part.value) ?? list.data[0];
  if (!chosen) {
    return (
      <EmptyState
        // users who may not add entries are not prompted to
        title={has(`${carListEntity(kind)}.create`) ? t(`missing.${kind}`) : t('empty.title')}
        action={
          <TextLink asChild>
            <Link to="/car-management/lists" search={{ kind }}>
              {t(`kinds.${kind}.name`)}
            </Link>
          </TextLink>
        }
      />
    );
  }
  return children(
    chosen.id,
    <SelectField
      label={t(`kinds.${kind}.one`)}
      items={list.data.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen.id}
      onValueChange={(id) => void part.change(id ?? undefined)}
      className="min-w-0 basis-48"
    />,
  );
}
