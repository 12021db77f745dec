export {
  carOfferInput,
  carOfferPatch,
  type CarOfferInput,
  type CarOfferPatch,
  type OfferedVariantInput,
} from './car-offer.ts';
export {
  carInput,
  carPatch,
  carReferences,
  namedEntries,
  unfitEquipment,
  unfitReferences,
  wholeCar,
  type CarInput,
  type CarPatch,
  type EquipmentItem,
  type NamedEntry,
  type NamingCar,
} from './car.ts';
export {
  carImageTypes,
  croppedPixels,
  imageCrop,
  imageSizes,
  imageWidths,
  leastCrop,
  mostImagePixels,
  mostImages,
  mostOfferImages,
  type CarImageType,
  type ImageCrop,
  type ImageSize,
  type VariantImageInput,
} from './image.ts';
export {
  availabilityAmounts,
  carAvailabilities,
  carConditions,
  enginePowerUnits,
  equipmentTypes,
  mostEquipment,
  mostOwnEquipment,
  mostVariants,
  platformOfferStatuses,
  powerBands,
  powerInOtherUnit,
  priceBands,
  type AvailabilityAmount,
  type EnginePowerUnit,
  type EquipmentType,
  type PlatformOfferStatus,
  type PowerBand,
  type PriceBand,
} from './kinds.ts';
export {
  carColourInput,
  carListEntryInput,
  carListEntryPatch,
  entryProblems,
  type CarListEntryInput,
  type CarListEntryPatch,
  type EntryProblem,
} from './list-entry.ts';
export {
  availabilitySwitches,
  carListEntity,
  carListKinds,
  parentKind,
  type AvailabilitySwitch,
  type CarListEntity,
  type CarListKind,
  type CarParentKind,
} from './lists.ts';
export { isOffered, isOfferEditor, isOfferReader, offerStatusMoves } from './offer-status.ts';
export { mayNameEquipment, searchForms } from './search-words.ts';
export { spokenSearch, type SpokenSearch } from './spoken-search.ts';
export {
  availabilityAmount,
  carVariantInput,
  currentAvailability,
  missingVariantFields,
  refusedVariants,
  shownVariant,
  shownVariantFields,
  type CarVariantInput,
  type VariantField,
  type VariantRefusal,
  type VariantSetting,
} from './variant.ts';
export { offeredCar, vehicleOfVariant, type OfferedCar } from './vehicle-of-variant.ts';
