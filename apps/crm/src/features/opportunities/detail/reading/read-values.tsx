import { intrestRateTypes, offerTypes } from '@szansa/domain/offer';
import { readingGroups } from '@szansa/domain/reading';
import { Button } from '@szansa/ui/button';
import { Checkbox } from '@szansa/ui/checkbox';
import { StatusChip } from '@szansa/ui/status-chip';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import { isTakenByOffer, type ReadValue } from './handing-over.ts';

interface ReadValuesProps {
  values: readonly ReadValue[];
  accepted: ReadonlySet<string>;
  shown: string | null;
  onAccept: (field: string, isAccepted: boolean) => void;
  onShow: (field: string) => void;
}

/** What was found, in groups: a yes for each value that an offer takes, how certain it is, and what speaks against it. */
export function ReadValues(props: ReadValuesProps) {
  const { t } = useTranslation('reading');
  return readingGroups.map((group) => {
    const values = props.values.filter(({ field }) => field.startsWith(`${group}.`));
    if (values.length === 0) return null;
    return (
      <section key={group} aria-label={t(`groups.${group}`)}>
        <h3 className="mt-3 mb-1 font-semibold">{t(`groups.${group}`)}</h3>
        <ul className="divide-y divide-border">
          {values.map((value) => (
            <ReadRow key={value.field} {...props} value={value} />
          ))}
        </ul>
      </section>
    );
  });
}

/** Values of a list, which are told by their labels. */
const choices: ReadonlySet<string> = new Set([...offerTypes, ...intrestRateTypes]);
const amounts = /^\d+\.\d{2}$/;

function ReadRow({
  value: found,
  accepted,
  shown,
  onAccept,
  onShow,
}: ReadValuesProps & { value: ReadValue }) {
  const { t } = useTranslation(['reading', 'labels']);
  const formats = useFormats();
  const { field, value, isCertain, doubts } = found;
  const label = t(`fields.${field}`);
  const text = choices.has(value)
    ? t(`choices.${value}`, { defaultValue: value })
    : amounts.test(value)
      ? formats.money(value)
      : value;
  return (
    <li className="flex items-start gap-2 py-2">
      {isTakenByOffer(found) ? (
        <Checkbox
          className="mt-1"
          aria-label={t('accept', { field: label })}
          checked={accepted.has(field)}
          onChange={(next) => onAccept(field, next)}
        />
      ) : (
        <span className="w-4 shrink-0" />
      )}
      <div className="min-w-0 flex-1">
        <p className="text-small text-text-muted">{label}</p>
        <Button
          variant="ghost"
          size="small"
          className="-ml-2 max-w-full"
          aria-pressed={shown === field}
          aria-label={t('show', { field: label, value: text })}
          onClick={() => onShow(field)}
        >
          <span className="truncate">{text}</span>
        </Button>
        {doubts.map((doubt) => (
          <p key={doubt} className="text-small text-text-muted">
            {t(`doubts.${doubt}`)}
          </p>
        ))}
      </div>
      <StatusChip tone={isCertain ? 'green' : 'orange'} shape={isCertain ? 'check' : 'diamond'}>
        {t(isCertain ? 'certain' : 'uncertain')}
      </StatusChip>
    </li>
  );
}
