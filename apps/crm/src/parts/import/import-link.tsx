import type { Right } from '@szansa/domain/access';
import { Button } from '@szansa/ui/button';
import { Link } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';

import { useAccess } from '#kit/session/session-atoms.ts';

interface ImportLinkProps {
  to: '/customers/import' | '/customer-organisations/import';
  /** Right without which nothing is shown. */
  right: Right;
  label: string;
}

/** Leads from a list to the import of its records. */
export function ImportLink({ to, right, label }: ImportLinkProps) {
  const { has } = useAccess();
  if (!has(right)) return null;
  return (
    <Button asChild variant="secondary" icon={<FileUp aria-hidden />}>
      <Link to={to}>{label}</Link>
    </Button>
  );
}
