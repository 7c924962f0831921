import {createContext, useContext} from 'react';

const ID = 'icons';

/*
 * The browser keeps the server's shapes. It reads them from the document, because after a thrown error React renders
 * the whole document again, without the provider's value.
 */
const documentSprite =
  typeof document === 'undefined' ? '' : (document.getElementById(ID)?.innerHTML ?? '');

const SpriteContext = createContext(documentSprite);

export const IconSpriteProvider = SpriteContext.Provider;

/** The shapes that every `Icon` of the document refers to. */
export function IconSprite() {
  return (
    <svg
      id={ID}
      className="hidden"
      aria-hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: useContext(SpriteContext)}}
    />
  );
}
