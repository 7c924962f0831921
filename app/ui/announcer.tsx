import {createContext, useCallback, useContext, useState, type ReactNode} from 'react';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

export function AnnouncerProvider({children}: {children: ReactNode}) {
  const [announcement, setAnnouncement] = useState({message: '', turn: 0});
  const announce = useCallback<Announce>(
    (message) => setAnnouncement(({turn}) => ({message, turn: turn + 1})),
    [],
  );
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      {/* React Aria's dialogs hide the rest of the page from screen readers, except elements with
          `data-live-announcer`. */}
      <div role="status" aria-live="polite" aria-atomic data-live-announcer className="sr-only">
        {/* A new element each time, so a repeated message is announced again. */}
        {announcement.message && <p key={announcement.turn}>{announcement.message}</p>}
      </div>
    </AnnounceContext.Provider>
  );
}

/** Does nothing outside an `AnnouncerProvider`. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
