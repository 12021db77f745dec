/** What of vehicles can be hidden, and what the audit log says is done to them. */
export const vehicleEntity = {
  excludable: ['vehicle.discount'],
  tables: {
    vehicles: [
      'version',
      'orderNo',
      'bodyColor',
      'yearOfProduction',
      'grossCatalogPrice',
      'discount',
      'grossSellPrice',
      'offers',
      'createdAt',
    ],
  },
  audit: { vehicle: ['create', 'edit', 'remove', 'merge'] },
} as const;
