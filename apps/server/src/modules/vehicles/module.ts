import type { Module } from '#platform';
import { listOfVehicles } from './answers.ts';

/** Vehicles that offers show. */
export const vehiclesModule = {
  routes: { vehicles: { list: ({ query, context }) => listOfVehicles(context, query) } },
} as const satisfies Module;
