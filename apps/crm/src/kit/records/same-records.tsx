import { Callout } from '@szansa/ui/callout';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';

import type { RecordPath } from './record-definition.ts';

interface SameRecordsProps {
  /** What they share with the record in the form. */
  title: string;
  /** Where each is shown. */
  path: RecordPath;
  records: readonly { readonly id: string; readonly name: string }[];
}

/** Records like the one in a form; a link opens beside the form, so that nothing typed is lost. */
export function SameRecords({ title, path, records }: SameRecordsProps) {
  if (records.length === 0) return null;
  return (
    <Callout role="status" tone="warning" title={title}>
      <ul className="mt-1 space-y-1">
        {records.map(({ id, name }) => (
          <li key={id}>
            <TextLink asChild>
              <Link to={path} params={{ id }} target="_blank">
                {name}
              </Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
