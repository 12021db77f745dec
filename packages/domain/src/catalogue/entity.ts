const kept = ['create', 'edit', 'remove'] as const;

/** What the audit log says is done to the car catalogue. */
export const catalogueEntity = {
  audit: {
    car_brand: kept,
    car_model: kept,
    car_version: kept,
    car_colour: kept,
    car_body_type: kept,
    car_drive_type: kept,
    car_fuel_type: kept,
    car_transmission: kept,
    car_type: kept,
    car_equipment_section: kept,
    car_equipment: kept,
    car_availability: kept,
  },
} as const;
