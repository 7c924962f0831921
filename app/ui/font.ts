import figtreeUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** URL of the one typeface file, for a preload link; `styles/app.css` declares the face over the same file. */
export const FONT_URL: string = figtreeUrl;
