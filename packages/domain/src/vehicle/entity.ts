/** What of vehicles can be hidden, and what the audit log says is done to them. */
export const vehicleEntity = {
  excludable: [],
  tables: {},
  audit: { vehicle: ['create', 'edit'] },
} as const;
