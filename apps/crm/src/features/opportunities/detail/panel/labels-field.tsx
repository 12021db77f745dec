import { Button } from '@szansa/ui/button';
import { CheckboxField } from '@szansa/ui/checkbox';
import { LabelChip } from '@szansa/ui/label-chip';
import { Popover, PopoverContent, PopoverTrigger } from '@szansa/ui/popover';
import { IconButton } from '@szansa/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { NotSaved } from '#kit/forms/not-saved.tsx';
import { useEditing } from '#parts/opportunity/editing.ts';
import { OpportunityLabels } from '#parts/opportunity/labels.tsx';
import type { Opportunity } from '#parts/opportunity/records.ts';

import { useOpportunityChange } from './use-opportunity-change.tsx';

/** The labels of an opportunity; ticked in a small panel and sent once, when it is confirmed. */
export function LabelsField({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation(['opportunity', 'common']);
  const { mayEdit } = useEditing();
  const { change, isSaving, unconfirmed, refusedOf, dialog } = useOpportunityChange(opportunity);
  // the ticks while the panel is open
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const known = useQuery({ ...queries.labels.list.query(), enabled: mayEdit && ticked !== null });
  const isUnconfirmed = unconfirmed.labelIds !== undefined;
  const refused = refusedOf('labelIds');
  const own = unconfirmed.labelIds ?? opportunity.labels.map((label) => label.id);
  // a pending change refers to labels that are loaded
  const shown = isUnconfirmed
    ? [...opportunity.labels, ...(known.data ?? [])].filter(
        ({ id }, index, all) => own.includes(id) && all.findIndex((label) => label.id === id) === index,
      )
    : opportunity.labels;

  function save(): void {
    const labelIds = [...(ticked ?? [])];
    setTicked(null);
    const isSame = labelIds.length === own.length && own.every((id) => labelIds.includes(id));
    if (!isSame) change({ labelIds });
  }

  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <p className="text-small font-medium text-text-muted">{t('panel.labels')}</p>
        {mayEdit && (
          <Popover open={ticked !== null} onOpenChange={(open) => setTicked(open ? own : null)}>
            <PopoverTrigger>
              <IconButton
                label={t('panel.chooseLabels')}
                icon={<Tags aria-hidden />}
                size="small"
                loading={isSaving}
              />
            </PopoverTrigger>
            <PopoverContent label={t('panel.chooseLabels')} align="end" className="w-64">
              {known.data?.length === 0 && <p className="text-text-muted">{t('panel.noLabels')}</p>}
              <div className="space-y-1.5">
                {(known.data ?? []).map(({ id, title, color, textColor }) => (
                  <CheckboxField
                    key={id}
                    label={
                      <LabelChip color={color} textColor={textColor ?? undefined}>
                        {title}
                      </LabelChip>
                    }
                    checked={ticked?.includes(id) ?? false}
                    onCheckedChange={(checked) =>
                      setTicked((now) =>
                        checked ? [...(now ?? []), id] : (now ?? []).filter((one) => one !== id),
                      )
                    }
                  />
                ))}
              </div>
              <div className="mt-3 flex justify-end gap-2">
                <Button size="small" onClick={() => setTicked(null)}>
                  {t('common:actions.cancel')}
                </Button>
                <Button size="small" variant="primary" onClick={save}>
                  {t('common:actions.save')}
                </Button>
              </div>
            </PopoverContent>
          </Popover>
        )}
      </div>
      {shown.length > 0 ? <OpportunityLabels labels={shown} /> : <p className="text-text-faint">–</p>}
      {isUnconfirmed && <PendingMark />}
      {refused && <NotSaved error={refused.error} />}
      {dialog}
    </div>
  );
}
