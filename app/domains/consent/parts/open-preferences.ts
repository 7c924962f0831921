interface PrivacyManagerGlobal {
  truste?: {eu?: {clickListener?: () => void}};
}

/** The element that TrustArc fills with its own link to the preferences. */
export const PREFERENCES_MOUNT_ID = 'teconsent';

/** Opens the privacy manager's preference dialog. Returns `false` if the privacy manager isn't loaded. */
export function openPreferences(): boolean {
  const {truste} = window as PrivacyManagerGlobal;
  if (typeof truste?.eu?.clickListener === 'function') {
    /* An error in the vendor's function must not break the page. */
    try {
      truste.eu.clickListener();
      return true;
    } catch {
      return false;
    }
  }
  const link = document.querySelector<HTMLElement>(`#${PREFERENCES_MOUNT_ID} a`);
  link?.click();
  return link !== null;
}
