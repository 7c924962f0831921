/** Width in px of a picture to zoom into: a label's small print is readable. */
export const ZOOM_WIDTH = 2048;

/** The zoom levels, as multiples of the frame. */
export const ZOOM = {min: 1, max: 5, step: 1.5, doubleTap: 2.5} as const;

export function clampZoom(scale: number): number {
  if (!Number.isFinite(scale)) return ZOOM.min;
  const rounded = Math.round(scale * 100) / 100;
  return Math.min(ZOOM.max, Math.max(ZOOM.min, rounded));
}
