export const GUEST_PETS_PATH = '/pets';
export const PET_FOOD_PATH = '/pets/food';
export const ACCOUNT_PETS_PATH = '/account/pets';
/** JSON, for the islands of a logged-in customer. */
export const PETS_DATA_PATH = '/account/pets.json';
