const kept = ['create', 'edit', 'remove'] as const;

/** What columns of the car catalogue can be hidden, and what the audit log says is done to it. */
export const catalogueEntity = {
  tables: {
    carTemplates: [
      'carBodyType',
      'carFuelType',
      'carTransmissionType',
      'carDriveType',
      'enginePower',
      'equipment',
      'createdAt',
    ],
  },
  audit: {
    car_template: kept,
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
