import figtreeUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** URL of the font file, for a preload link. `styles/app.css` declares the font face with the same file. */
export const FONT_URL: string = figtreeUrl;
