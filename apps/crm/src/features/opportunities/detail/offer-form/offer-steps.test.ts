import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  firstStep,
  hasRefused,
  hasVehicle,
  isReachable,
  offerSteps,
  stepsFrom,
  type VehicleSource,
} from './offer-steps.ts';
import { valuesOf, type OfferValues } from './offer-values.ts';

const octavia = { id: 'a', manufacturer: 'Škoda', model: 'Octavia' } as OfferValues['vehicle'];
const blank = valuesOf();
const sources: readonly VehicleSource[] = ['existing', 'new', 'catalogue', 'none'];

describe('the steps of a new offer', () => {
  it('lead from the choice of a vehicle to the conditions, each once', () => {
    for (const source of sources) {
      const way = stepsFrom(source);
      expect(way[0]).toBe('select-vehicle-info');
      expect(way.at(-1)).toBe('conditions');
      expect(new Set(way).size).toBe(way.length);
    }
    expect(stepsFrom('catalogue')).toContain('create-basic-car-variant');
    expect(stepsFrom('none')).toHaveLength(2);
  });

  it('are those of the specification [S2.12]', () => {
    const all = new Set(sources.flatMap((source) => stepsFrom(source)));
    expect([...all].toSorted()).toEqual([...offerSteps].toSorted());
    expect(offerSteps.filter((step) => step !== 'conditions').toSorted()).toEqual([
      'create-basic-car-variant',
      'create-vehicle',
      'select-vehicle',
      'select-vehicle-info',
      'vehicle',
    ]);
  });

  it('after the choice are reached with the vehicle alone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sources),
        fc.constantFrom(...offerSteps),
        fc.boolean(),
        (source, step, has) => {
          const values: OfferValues = {
            ...blank,
            vehicleSource: source,
            vehicle: has ? octavia : null,
            variant: has ? { id: 'v', name: 'Škoda Octavia' } : null,
            vehicleInfo: {
              ...blank.vehicleInfo,
              ...(has ? { manufacturer: 'Škoda', model: 'Octavia' } : {}),
            },
          };
          const way = stepsFrom(source);
          expect(isReachable(step, values)).toBe(
            way.includes(step) && (has || source === 'none' || way.indexOf(step) < 2),
          );
          expect(hasVehicle(values)).toBe(has || source === 'none');
        },
      ),
    );
  });

  it('are determined by the fields that were refused', () => {
    const marked = (source: VehicleSource, ...refused: string[]) =>
      stepsFrom(source).filter((step) => hasRefused(step, refused));
    expect(marked('new', 'vehicleInfo')).toEqual(['create-vehicle']);
    expect(marked('existing', 'vehicleId')).toEqual(['select-vehicle']);
    expect(marked('catalogue', 'carVariantId')).toEqual(['create-basic-car-variant']);
    // the value of the vehicle is a field of both steps
    expect(marked('existing', 'vehicleValue')).toEqual(['vehicle', 'conditions']);
    expect(marked('new', 'vehicleInfo', 'note')).toEqual(['create-vehicle', 'conditions']);
    expect(marked('none', 'root', 'vehicle')).toEqual([]);
  });

  it('start at the conditions when the vehicle is known', () => {
    expect(firstStep({ vehicle: octavia })).toBe('conditions');
    expect(firstStep({ vehicle: null })).toBe('select-vehicle-info');
  });
});
