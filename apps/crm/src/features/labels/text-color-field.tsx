import { contrastOf, isReadableOn } from '@szansa/domain/agency';
import { automaticTextColor, newLabelColor } from '@szansa/domain/label';
import { ColorField, isHexColor } from '@szansa/ui/color-field';
import { LabelChip } from '@szansa/ui/label-chip';
import { RadioCards } from '@szansa/ui/radio-cards';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

interface ColorValues {
  title: string;
  color: string;
  textColor: string | null;
}

/** The colour of a label's text, automatic or its own, with its contrast and how the label looks. */
export function TextColorField({ label }: OwnFieldProps) {
  const { t } = useTranslation('labelsAdmin');
  const { language } = useFormats();
  const { field, fieldState } = useController<ColorValues, 'textColor'>({ name: 'textColor' });
  const { ref, value, onValueChange, onBlur } = field;
  const [title, color] = useWatch<ColorValues, ['title', 'color']>({ name: ['title', 'color'] });
  const own = value ?? '';
  const [isOwn, setOwn] = useState(own !== '');
  const ground = isHexColor(color) ? color.trim() : null;
  const automatic = automaticTextColor(ground ?? newLabelColor);
  const text = isOwn && isHexColor(own) ? own.trim() : automatic;
  const ratio = ground === null ? null : contrastOf(text, ground);
  return (
    <div className="space-y-3">
      <RadioCards
        label={label}
        value={isOwn ? 'custom' : 'automatic'}
        onValueChange={(choice) => {
          setOwn(choice === 'custom');
          onValueChange(choice === 'custom' ? automatic : '');
        }}
        items={(['automatic', 'custom'] as const).map((choice) => ({
          value: choice,
          label: t(`textColors.${choice}`),
          hint: t(`textColors.${choice}Hint`),
        }))}
      />
      {isOwn && (
        <ColorField
          ref={ref}
          label={t('textColors.customHint')}
          hideLabel
          value={own}
          fallback={automatic}
          onValueChange={onValueChange}
          onBlur={onBlur}
          error={fieldState.error?.message}
        />
      )}
      {ground !== null && ratio !== null && (
        <p className="flex flex-wrap items-center gap-2 text-small">
          <LabelChip color={ground} textColor={isOwn ? text : undefined}>
            {title.trim() || t('sample')}
          </LabelChip>
          {isOwn && (
            <span role="status" className={isReadableOn(text, ground) ? 'text-text-muted' : 'text-warning'}>
              {t('contrast', {
                ratio: `${ratio.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })}:1`,
              })}
              {' – '}
              {t(isReadableOn(text, ground) ? 'readable' : 'unreadable')}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
