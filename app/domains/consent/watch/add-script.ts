import type {ThirdPartyId} from '../third-parties';

interface LoadParts {
  address: string;
  onLoad: () => void;
  onError: () => void;
}

/** The attribute with the id of the third party. */
export const MARK = 'data-third-party';
/** A page that is being left cancels its loads, which looks like a failure. By then the page is gone. */
const LEAVING_MS = 1000;

/** Adds the script element of a third party. */
export function addScript(id: ThirdPartyId, {address, onLoad, onError}: LoadParts): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.setAttribute(MARK, id);
  /* An element that was removed while it loaded may still fire. */
  const ifPresent = (act: () => void) => () => {
    if (script.isConnected) act();
  };
  script.addEventListener('load', ifPresent(onLoad));
  script.addEventListener('error', () => setTimeout(ifPresent(onError), LEAVING_MS));
  document.head.append(script);
}
