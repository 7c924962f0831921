/** Not in `guest-pets`, which would add its parser to the first load. */
export function hasGuestPets(): boolean {
  try {
    return localStorage.getItem('pets') !== null;
  } catch {
    return false;
  }
}
