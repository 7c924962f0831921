import {PLACES_BY_STATE, type CharityPlace} from './giving/places';

/** A clinic or school whose staff may join the staff program. */
export interface WorldClinic {
  id: string;
  /** The organization of its staff at the identity provider. */
  groupId: string;
  name: string;
  kind: 'clinic' | 'school';
  /** Its number in the brand's customer records. */
  accountNumber: string;
  /** The customer group of its staff. Groups `PD..` may buy prescription food. */
  customerGroup: string;
  /** `manual`: the brand approves each request. */
  approval: 'automatic' | 'manual';
  address1: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  /** The clinic accepts no deliveries. */
  isHomeDeliveryOnly: boolean;
}

const CLINIC_NAMES = [
  'Animal Hospital',
  'Veterinary Clinic',
  'Small Animal Practice',
  'Companion Vets',
];
const STREETS = ['Main Street', 'Oak Avenue', 'Mill Road', 'Station Street', 'Park Lane'];
const FIRST_NUMBER = 61_000;

/** A clinic in each of four towns of every state and DC, and a school in the first town of every third state. */
export const CLINICS: readonly WorldClinic[] = PLACES_BY_STATE.flat().flatMap((place, index) => {
  const clinic = clinicAt(place, index);
  return index % 12 === 0 ? [clinic, schoolAt(place, index)] : [clinic];
});

function clinicAt({city, state, zip}: CharityPlace, index: number): WorldClinic {
  const number = FIRST_NUMBER + index * 10;
  return {
    id: `clinic-${number}`,
    groupId: `group-${number}`,
    name: `${city} ${CLINIC_NAMES[index % CLINIC_NAMES.length] ?? ''}`,
    kind: 'clinic',
    accountNumber: `00100${number}`,
    customerGroup: index % 2 === 0 ? 'PD01' : 'ST10',
    approval: index % 4 === 3 ? 'manual' : 'automatic',
    address1: `${100 + (index % 90) * 7} ${STREETS[index % STREETS.length] ?? ''}`,
    city,
    state,
    zip,
    phone: `+1${200 + (index % 700)}5550${String(index % 100).padStart(3, '1')}`,
    isHomeDeliveryOnly: index % 7 === 6,
  };
}

function schoolAt(place: CharityPlace, index: number): WorldClinic {
  const number = FIRST_NUMBER + index * 10 + 5;
  return {
    ...clinicAt(place, index),
    id: `school-${number}`,
    groupId: `group-${number}`,
    name: `${place.city} College of Veterinary Medicine`,
    kind: 'school',
    accountNumber: `00100${number}`,
    customerGroup: 'PD02',
    approval: 'automatic',
    address1: `${1 + (index % 9)} University Circle`,
    isHomeDeliveryOnly: false,
  };
}
