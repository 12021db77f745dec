import { powerInOtherUnit } from '@szansa/domain/catalogue';
import { useTranslation } from 'react-i18next';

import type { CarTemplate } from './template.ts';

/** An engine's power as people read it: `150 KM (110 kW)`, whichever unit it was written in. */
export function usePowerText(): (
  template: Pick<CarTemplate, 'enginePower' | 'enginePowerUnit'>,
) => string | null {
  const { t } = useTranslation('carTemplates');
  return ({ enginePower, enginePowerUnit }) => {
    if (enginePower === null) return null;
    const other = powerInOtherUnit(enginePower, enginePowerUnit);
    const [km, kW] = enginePowerUnit === 'km' ? [enginePower, other] : [other, enginePower];
    return t('power', { km, kW });
  };
}
