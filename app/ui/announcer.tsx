import {createContext, useCallback, useContext, useState, type ReactNode} from 'react';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** The page's one polite live region, and the means to speak through it for everything inside. */
export function AnnouncerProvider({children}: {children: ReactNode}) {
  const [said, setSaid] = useState({message: '', turn: 0});
  const announce = useCallback<Announce>(
    (message) => setSaid(({turn}) => ({message, turn: turn + 1})),
    [],
  );
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      {/* By this attribute React Aria's dialogs leave it to be heard, while they hide the rest of the page. */}
      <div role="status" aria-live="polite" aria-atomic data-live-announcer className="sr-only">
        {/* A new element each time, so that the same message twice is said twice. */}
        {said.message && <p key={said.turn}>{said.message}</p>}
      </div>
    </AnnounceContext.Provider>
  );
}

/** Says a message politely to assistive technology. Outside an `AnnouncerProvider` it is silent. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
