import { DescriptionList, type DescriptionItem } from '@szansa/ui/description-list';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';

import type { Field } from '../forms/field-kinds.ts';
import type { FormDefinition } from '../forms/form-definition.ts';
import { namedIn } from '../forms/fields-definition.ts';
import { useFieldLabels } from '../texts/field-labels.ts';
import { useFormats } from '../texts/use-formats.ts';
import { useTextsOf } from '../texts/use-texts-of.ts';
import { EmailLinks, PhoneLinks } from './contact-links.tsx';
import { Instant } from './instant.tsx';
import { fieldValue } from './field-value.tsx';
import type { RecordPath, StoredRecord } from './record-definition.ts';
import { ShownValue } from './shown-value.tsx';

interface RecordDataProps<Saved extends StoredRecord, Created, Changed> {
  form: FormDefinition<Saved, Created, Changed>;
  record: Saved & { readonly createdAt?: string };
  /** Fields that the heading of the screen already shows. */
  without: readonly (keyof Created & string)[];
}

interface PickedRecordProps {
  id: string;
  name: string;
  path: RecordPath | undefined;
}

function PickedRecord({ id, name, path }: PickedRecordProps) {
  if (!path) return name;
  return (
    <TextLink asChild>
      <Link to={path} params={{ id }}>
        {name}
      </Link>
    </TextLink>
  );
}

/**
 * What is written down about a record, in the sections and the sequence of its form; long texts come last. Fields
 * hidden from the user are absent, and so are their lines.
 */
export function RecordData<Saved extends StoredRecord, Created, Changed>(
  props: RecordDataProps<Saved, Created, Changed>,
) {
  const { form, record, without } = props;
  const { label, heading } = useFieldLabels(form.record.texts);
  const t = useTextsOf(form.record.texts);
  const formats = useFormats();
  const stored = new Map<string, unknown>(Object.entries(record));

  function itemOf(name: string, field: Field | undefined): DescriptionItem[] {
    const source = field?.kind === 'picker' ? field.from : name;
    const value = stored.get(source);
    const isLeftOut = without.some((hidden) => hidden === name);
    if (!field || isLeftOut || value === undefined) return [];
    if (field.kind === 'picker') {
      const picked = namedIn(record, source);
      // of several pickers of which one is filled in, the empty ones are not shown
      if (!picked && field.refusedAs) return [];
      return [{ label: label(name), value: picked && <PickedRecord {...picked} path={field.path} /> }];
    }
    if (field.kind === 'phones' || field.kind === 'emails') {
      const rows = Array.isArray(value) ? value.map(String) : [];
      const links = field.kind === 'phones' ? <PhoneLinks phones={rows} /> : <EmailLinks emails={rows} />;
      return [{ label: label(name), value: links }];
    }
    if (field.kind === 'choice' || field.kind === 'own' || field.kind === 'number') {
      return [{ label: label(name), value: fieldValue(field, value, formats) }];
    }
    const isEmpty = value === null || value === '';
    return [
      {
        label: field.kind === 'active' ? heading(name) : label(name),
        value: isEmpty ? null : <ShownValue kind={field.kind} value={value} />,
        wide: field.kind === 'longText',
      },
    ];
  }

  const { createdAt } = record;
  const created = createdAt ? [{ label: heading('createdAt'), value: <Instant at={createdAt} /> }] : [];
  return (
    <div className="space-y-4">
      {form.fields.sections.map(({ title, fields }, index) => {
        const items = fields.flatMap((name) => itemOf(name, form.fields.fields[name]));
        const [long, short] = [items.filter(({ wide }) => wide), items.filter(({ wide }) => !wide)];
        const shown = [...short, ...(index === 0 ? created : []), ...long];
        if (shown.length === 0) return null;
        return (
          <div key={fields[0]} className="rounded-large border border-border bg-surface p-4">
            {title !== undefined && <h2 className="mb-3 text-large font-semibold">{t(title)}</h2>}
            <DescriptionList items={shown} columns={2} />
          </div>
        );
      })}
    </div>
  );
}
