import type {
  CarImageType,
  EnginePowerUnit,
  EquipmentType,
  ImageCrop,
  ImageSize,
  PlatformOfferStatus,
} from '@szansa/domain/catalogue';

import type { CalendarDate, Computed, CreatedAt, Generated, Json, Money } from '#platform';

interface CarOfferTable {
  id: string;
  status: Generated<PlatformOfferStatus>;
  carTemplateId: string | null;
  brandId: string;
  modelId: string;
  versionId: string;
  carBodyTypeId: string | null;
  carDriveTypeId: string | null;
  carFuelTypeId: string | null;
  carTransmissionTypeId: string | null;
  carTypeId: string | null;
  enginePower: number | null;
  enginePowerUnit: EnginePowerUnit;
  enginePowerKm: Computed<number | null>;
  /** Cubic centimetres. */
  engineSize: number | null;
  doorsCount: number | null;
  seatsCount: number | null;
  description: string | null;
  additionalInformation: string | null;
  /** Composed of the names of list entries; recomputed when one of them changes. */
  name: Generated<string>;
  /** Folded names of all that it consists of; recomputed together with the name. */
  searchText: Generated<string>;
  /** What facets count of it, as one value. */
  facetKind: Computed<string>;
  version: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

interface CarVariantTable {
  id: string;
  carOfferId: string;
  sortOrder: number;
  carColorId: string | null;
  carAvailabilityId: string | null;
  availability: 'readily' | 'production' | null;
  catalogPrice: Money | null;
  catalogDiscountPrice: Money | null;
  /** What is paid. */
  price: Computed<Money | null>;
  availabilityCount: number | null;
  dealerId: string | null;
  year: number | null;
  prodTime: string | null;
  carCondition: 'new' | 'used' | null;
  mileage: number | null;
  firstRegistration: CalendarDate | null;
  realAvailabilityDate: CalendarDate | null;
  showAvailabilityInformation: boolean;
  specificationFileId: string | null;
  /** What facets count of it but its price, as one value. */
  facetKind: Computed<string>;
}

interface CarOfferEquipmentItemTable {
  carOfferId: string;
  /** Of one variant alone; empty of all of them. */
  carVariantId: string | null;
  carEquipmentId: string;
  carEquipmentSectionId: string | null;
  equipmentType: EquipmentType;
  sortOrder: number;
}

interface CarVariantImageTable {
  id: string;
  carVariantId: string;
  sortOrder: number;
  imageType: CarImageType;
  alt: string | null;
  crop: Json<ImageCrop | null>;
  /** The uploaded file, which is never returned to a client. */
  originalFileId: string;
  /** Pixels of all of it, upright. */
  width: number;
  height: number;
  /** A data URL. */
  placeholder: string;
  /** Counts what it was cropped to. */
  revision: Generated<number>;
  /** Whether its sizes are those of this revision. */
  isReady: Generated<boolean>;
}

interface CarImageSizeTable {
  imageId: string;
  size: ImageSize;
  fileId: string;
}

/** The tables of car offers. */
export interface CarOffersTables {
  carOffer: CarOfferTable;
  carVariant: CarVariantTable;
  carOfferEquipmentItem: CarOfferEquipmentItemTable;
  carVariantImage: CarVariantImageTable;
  carImageSize: CarImageSizeTable;
}
