import figtreeUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** For a preload link. `styles/app.css` declares the font face with the same file. */
export const FONT_URL: string = figtreeUrl;
