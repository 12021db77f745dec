import { lazyExtra } from '@szansa/ui/lazy';

import { loadTexts } from '#kit/texts/i18n.ts';
import { textsOf } from '#kit/texts/texts.ts';

import type { VehicleTooltipProps } from './vehicle-tooltip.tsx';

const texts = textsOf(
  () => import('./pl.ts'),
  () => import('./en.ts'),
);

/** Loaded after the first screen. */
const VehicleTooltip = lazyExtra(async () => {
  const [part] = await Promise.all([import('./vehicle-tooltip.tsx'), loadTexts([texts])]);
  return part.VehicleTooltip;
});

interface VehicleNameProps extends Omit<VehicleTooltipProps, 'name'> {
  /** Null where no vehicle is chosen. */
  name: string | null;
}

/** A vehicle's name; hovering it, or focusing it by keyboard, shows details. */
export function VehicleName({ name, ...of }: VehicleNameProps) {
  return name !== null && <VehicleTooltip name={name} {...of} instead={name} />;
}
