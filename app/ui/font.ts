import figtreeUrl from '../../styles/fonts/figtree-main.woff2?url';

/** For a preload link. `styles/fonts/figtree.css` declares the font face with the same file. */
export const FONT_URL: string = figtreeUrl;
