import {createContext, useCallback, useContext, useState, type ReactNode} from 'react';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Renders the page's polite live region. Components inside announce through `useAnnounce`. */
export function AnnouncerProvider({children}: {children: ReactNode}) {
  const [announcement, setSaid] = useState({message: '', turn: 0});
  const announce = useCallback<Announce>(
    (message) => setSaid(({turn}) => ({message, turn: turn + 1})),
    [],
  );
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      {/* React Aria's dialogs hide the rest of the page from screen readers, except elements with this attribute. */}
      <div role="status" aria-live="polite" aria-atomic data-live-announcer className="sr-only">
        {/* A new element each time, so that a repeated message is announced again. */}
        {announcement.message && <p key={announcement.turn}>{announcement.message}</p>}
      </div>
    </AnnounceContext.Provider>
  );
}

/**
 * Returns a function that announces a message politely to screen readers. Does nothing outside an `AnnouncerProvider`.
 */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
