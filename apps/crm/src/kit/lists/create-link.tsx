import { Button } from '@szansa/ui/button';
import { Link } from '@tanstack/react-router';

import { withPart } from '../address/use-address-part.ts';
import { useAccess } from '../session/session-atoms.ts';
import { useTextsOf } from '../texts/use-texts-of.ts';
import type { ListDefinition } from './list-definition.ts';

interface CreateLinkProps<Row extends { readonly id: string }> {
  list: Pick<ListDefinition<Row>, 'texts' | 'create'>;
  variant: 'primary' | 'secondary';
  /** Leaves the words to screen readers on a telephone. */
  isSmall?: boolean;
}

/** Opens the form of a new record beside its list; nothing without the right to create one. */
export function CreateLink<Row extends { readonly id: string }>({
  list,
  variant,
  isSmall = false,
}: CreateLinkProps<Row>) {
  const t = useTextsOf(list.texts);
  const { has } = useAccess();
  const { create } = list;
  if (!create || !has(create.right)) return null;
  return (
    <Button asChild variant={variant} icon={create.icon}>
      <Link to="." search={withPart('new', create.form)}>
        {isSmall ? <span className="max-sm:sr-only">{t('add')}</span> : t('add')}
      </Link>
    </Button>
  );
}
