import type { OfferValues } from './offer-values.ts';

/**
 * The steps of a new offer, as addresses name them (specification, section 2): where the vehicle comes from, the vehicle of
 * the directory, a described one or one of the catalogue, what it is and costs, and what is offered with it.
 */
export const offerSteps = [
  'select-vehicle-info',
  'select-vehicle',
  'create-vehicle',
  'create-basic-car-variant',
  'vehicle',
  'conditions',
] as const;

export type OfferStep = (typeof offerSteps)[number];

/** Where the vehicle of an offer comes from. */
export type VehicleSource = OfferValues['vehicleSource'];

const choosing: Readonly<Record<VehicleSource, OfferStep | null>> = {
  existing: 'select-vehicle',
  new: 'create-vehicle',
  catalogue: 'create-basic-car-variant',
  none: null,
};

/** The way through the steps for a vehicle from somewhere; an offer without a vehicle has two. */
export function stepsFrom(source: VehicleSource): readonly OfferStep[] {
  const chosenAt = choosing[source];
  return chosenAt === null
    ? ['select-vehicle-info', 'conditions']
    : ['select-vehicle-info', chosenAt, 'vehicle', 'conditions'];
}

/** Returns whether the form has a vehicle, which the following steps need. */
export function hasVehicle({ vehicleSource, vehicle, variant, vehicleInfo }: OfferValues): boolean {
  switch (vehicleSource) {
    case 'existing':
      return vehicle !== null;
    case 'catalogue':
      return variant !== null;
    case 'new':
      return vehicleInfo.manufacturer.trim() !== '' && vehicleInfo.model.trim() !== '';
    default:
      return true;
  }
}

/** Whether a step can be filled in: those after the choice need the vehicle, those of another choice are not on the way. */
export function isReachable(step: OfferStep, values: OfferValues): boolean {
  const way = stepsFrom(values.vehicleSource);
  return way.includes(step) && (way.indexOf(step) < 2 || hasVehicle(values));
}

/** The fields of the steps before the conditions, as the form and the endpoint name them. */
const fieldsOf = {
  'select-vehicle-info': [],
  'select-vehicle': ['vehicle', 'vehicleId'],
  'create-vehicle': ['vehicleInfo'],
  'create-basic-car-variant': ['variant', 'carVariantId', 'vehicleInfo'],
  vehicle: ['vehicleValue'],
} as const satisfies Partial<Record<OfferStep, readonly string[]>>;

/** Those of a vehicle that the conditions cannot change; `root` is of no field. */
const elsewhere: ReadonlySet<string> = new Set([
  ...fieldsOf['select-vehicle'],
  ...fieldsOf['create-basic-car-variant'],
  'root',
]);

/** Whether a step has one of the refused fields. */
export function hasRefused(step: OfferStep, refused: readonly string[]): boolean {
  if (step === 'conditions') return refused.some((field) => !elsewhere.has(field));
  const fields: readonly string[] = fieldsOf[step];
  return refused.some((field) => fields.includes(field));
}

/** Returns the first step of an offer: with a known vehicle only its conditions are open. */
export function firstStep({ vehicle }: Pick<OfferValues, 'vehicle'>): OfferStep {
  return vehicle ? 'conditions' : 'select-vehicle-info';
}
