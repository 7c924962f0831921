export interface SharedLink {
  title: string;
  url: string;
}

/** The parts of `navigator` that share. Some browsers don't have them, or only on secure pages. */
export interface SharingBrowser {
  share?: (link: SharedLink) => Promise<void>;
  clipboard?: {writeText: (text: string) => Promise<void>};
}

/** `sent` includes that the shopper closed the browser's sheet: either way there is nothing to say. */
export type ShareOutcome = 'sent' | 'copied' | 'failed';

/** Opens the browser's share sheet, or copies the link if there is none. Browsers allow both only in a click handler. */
export async function shareLink(link: SharedLink, browser: SharingBrowser): Promise<ShareOutcome> {
  if (browser.share) {
    try {
      await browser.share(link);
      return 'sent';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'sent';
    }
  }
  try {
    if (!browser.clipboard) return 'failed';
    await browser.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** The handles without those whose hearts were just pressed off: their cards stay until the page is loaded again. */
export function withoutUnpressed(handles: readonly string[]): string[] {
  const unpressed = new Set(
    [...document.querySelectorAll<HTMLButtonElement>('.tool-favorite[aria-pressed=false]')].map(
      ({value}) => value,
    ),
  );
  return handles.filter((handle) => !unpressed.has(handle));
}
