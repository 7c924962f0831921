interface PrivacyManagerGlobal {
  truste?: {eu?: {clickListener?: () => void}};
}

/** The element that TrustArc fills with its own link to the preferences. */
export const PREFERENCES_MOUNT_ID = 'teconsent';

/** Opens the privacy manager's preference dialog. Returns `false` while the privacy manager isn't there. */
export function openPreferences(): boolean {
  const {truste} = window as PrivacyManagerGlobal;
  if (typeof truste?.eu?.clickListener === 'function') {
    /* The vendor's function may throw: that's no reason to break a page. */
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
