import { classes } from '../classes/index.ts';
import { useWords } from '../labels/index.ts';
import { SelectField, type SelectItem } from '../select-field/index.ts';
import { columnMappingWords } from './words.ts';

/** A column of the file under its headings, or a card of three lines where it is narrow. */
export const rowClasses = 'gap-x-4 gap-y-1 border-b border-border @2xl:grid-cols-3';

/** In the list of fields, for a column that is left out: what is chosen is never empty. */
const leftOut = '-';

interface MappingRowProps {
  heading: string;
  samples: readonly string[];
  field: string | null;
  items: readonly SelectItem[];
  /** The text below the choice about a field that another column has got. */
  mark: string | undefined;
  disabled: boolean | undefined;
  onChoose: (field: string | null) => void;
}

export function MappingRow({ heading, samples, field, items, mark, disabled, onChoose }: MappingRowProps) {
  const words = useWords(columnMappingWords);
  return (
    <li className={classes('grid items-baseline px-3 py-2 last:border-b-0', rowClasses)}>
      <p className={classes('wrap-anywhere', field === null ? 'text-text-muted' : 'font-medium')}>
        {heading}
      </p>
      <p className="line-clamp-2 wrap-anywhere text-text-muted">{samples.join(' · ')}</p>
      <SelectField
        label={words.fieldOf(heading)}
        hideLabel
        disabled={disabled}
        value={field ?? leftOut}
        onValueChange={(chosen) => onChoose(chosen === leftOut ? null : chosen)}
        items={[{ value: leftOut, label: words.none }, ...items]}
        hint={mark === undefined ? undefined : <span className="text-warning">{mark}</span>}
      />
    </li>
  );
}
