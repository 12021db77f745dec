import type { Data, Endpoints } from '@szansa/api-client/client';
import { recoveryCodeCount } from '@szansa/domain/account';
import { Badge } from '@szansa/ui/badge';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import { Section } from '../section.tsx';
import { SecondFactorDialog, type Deed } from './second-factor-dialog.tsx';

type State = Data<Endpoints['profile']['get']>['secondFactor'];

/** With so few recovery codes left the user is advised to generate new ones. */
const fewCodes = 2;

function SwitchedOff({ isRequired, onAct }: { isRequired: boolean; onAct: (deed: Deed) => void }) {
  const { t } = useTranslation('profile');
  return (
    <div className="space-y-4">
      {isRequired && <Callout tone="warning" title={t('secondFactor.requiredOff')} />}
      <p>{t('secondFactor.offHint')}</p>
      <Button onClick={() => onAct('enrol')}>{t('secondFactor.enrol')}</Button>
    </div>
  );
}

interface SwitchedOnProps {
  since: string;
  codesLeft: number;
  isRequired: boolean;
  onAct: (deed: Deed) => void;
}

function SwitchedOn({ since, codesLeft, isRequired, onAct }: SwitchedOnProps) {
  const { t } = useTranslation('profile');
  const formats = useFormats();
  const left = t('secondFactor.codesLeft', { count: codesLeft, all: recoveryCodeCount });
  return (
    <div className="space-y-4">
      <p>
        {t('secondFactor.on')} {t('secondFactor.since', { when: formats.instant(since) })}
        {codesLeft > fewCodes && <> · {left}</>}
      </p>
      {codesLeft <= fewCodes && (
        <Callout tone="warning" title={left}>
          {t('secondFactor.fewCodes')}
        </Callout>
      )}
      {isRequired && <p className="text-text-muted">{t('secondFactor.required')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onAct('renew')}>{t('secondFactor.renew')}</Button>
        <Button onClick={() => onAct('replace')}>{t('secondFactor.replace')}</Button>
        {!isRequired && <Button onClick={() => onAct('remove')}>{t('secondFactor.remove')}</Button>}
      </div>
    </div>
  );
}

/** Whether signing in requires a code of an app besides the password, and all actions to change that. */
export function SecondFactor({ state }: { state: State }) {
  const { t } = useTranslation('profile');
  const [deed, setDeed] = useState<Deed | null>(null);
  const { enrolledAt, recoveryCodesLeft, isRequired } = state;
  const isOn = enrolledAt !== null;
  return (
    <Section
      id="second-factor"
      title={t('secondFactor.title')}
      actions={
        <Badge
          tone={isOn ? 'success' : isRequired ? 'warning' : 'grey'}
          icon={isOn ? <ShieldCheck aria-hidden /> : <ShieldAlert aria-hidden />}
        >
          {isOn ? t('secondFactor.on') : t('secondFactor.off')}
        </Badge>
      }
    >
      {isOn ? (
        <SwitchedOn
          since={enrolledAt}
          codesLeft={recoveryCodesLeft}
          isRequired={isRequired}
          onAct={setDeed}
        />
      ) : (
        <SwitchedOff isRequired={isRequired} onAct={setDeed} />
      )}
      {deed && <SecondFactorDialog deed={deed} onClose={() => setDeed(null)} />}
    </Section>
  );
}
