import type {SliderOptions} from './slider-options';
import {shouldLoop, nextIndex} from './slider-rules';

export interface SliderState {
  index: number;
  isScrollable: boolean;
  canGoBack: boolean;
  canGoForward: boolean;
  /** Autoplay is on, even if the shopper's pointer or focus pauses it. */
  isPlaying: boolean;
}

export interface SliderHandle {
  /** Stops autoplay. Returns the index of the target slide. */
  move(by: 1 | -1): number;
  setPlaying(isPlaying: boolean): void;
  destroy(): void;
}

/** Why autoplay is paused. `shopper`: stopped it or moved the slider. */
type Hold = 'shopper' | 'hover' | 'focus' | 'hidden' | 'offscreen' | 'motion';

/** Tolerance at the ends of the track, in px, because browsers round scroll positions. */
const TOLERANCE_PX = 2;

/**
 * The track scrolls and snaps natively, so it works before this runs, or without it.
 * @param root the slider with its controls; pointer or focus inside pauses autoplay
 * @param track the scroll container, whose children are the slides
 * @param onChange called once at the start and whenever the state changes
 */
export function startSlider(
  root: HTMLElement,
  track: HTMLElement,
  options: Pick<SliderOptions, 'autoplayMs' | 'speedMs' | 'loop'>,
  onChange: (state: SliderState) => void,
): SliderHandle {
  const lifetime = new AbortController();
  const {signal} = lifetime;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const holds = new Set<Hold>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let shown: SliderState | undefined;

  function read(): SliderState & {lastIndex: number; loops: boolean} {
    const farthest = track.scrollWidth - track.clientWidth;
    const starts = slideStarts().map((start) => Math.min(start, farthest));
    const index = nearest(starts, track.scrollLeft);
    const firstAtEnd = starts.findIndex((start) => start >= farthest - TOLERANCE_PX);
    const lastIndex = Math.max(0, firstAtEnd);
    const isScrollable = farthest > TOLERANCE_PX;
    const loops = isScrollable && shouldLoop(options.loop, starts.length, root.clientWidth);
    return {
      index,
      lastIndex,
      loops,
      isScrollable,
      canGoBack: isScrollable && (loops || track.scrollLeft > TOLERANCE_PX),
      canGoForward: isScrollable && (loops || track.scrollLeft < farthest - TOLERANCE_PX),
      isPlaying: options.autoplayMs !== null && !holds.has('shopper') && !holds.has('motion'),
    };
  }

  function slideStarts(): number[] {
    const offsets = [...track.children].map((slide) =>
      slide instanceof HTMLElement ? slide.offsetLeft : 0,
    );
    return offsets.map((offset) => offset - (offsets[0] ?? 0));
  }

  function update(): void {
    const {index, isScrollable, canGoBack, canGoForward, isPlaying} = read();
    const state = {index, isScrollable, canGoBack, canGoForward, isPlaying};
    if (JSON.stringify(state) !== JSON.stringify(shown)) onChange((shown = state));
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (options.autoplayMs === null || holds.size > 0 || !shown?.canGoForward) return;
    timer = setTimeout(() => step(1), options.autoplayMs);
  }

  function hold(reason: Hold, isHeld: boolean): void {
    if (isHeld) holds.add(reason);
    else holds.delete(reason);
    update();
  }

  function step(by: 1 | -1): number {
    const {index, lastIndex, loops} = read();
    const next = nextIndex(index, by, {lastIndex, loops});
    glideTo(slideStarts()[next] ?? 0);
    return next;
  }

  function glideTo(end: number): void {
    cancelAnimationFrame(frame);
    const start = track.scrollLeft;
    const startedAt = performance.now();
    /* Snapping would work against each frame of the animation. */
    track.style.scrollSnapType = 'none';
    const advance = (now: number): void => {
      const share = reducedMotion.matches ? 1 : Math.min(1, (now - startedAt) / options.speedMs);
      track.scrollLeft = start + (end - start) * easeOut(share);
      if (share < 1) frame = requestAnimationFrame(advance);
      else track.style.scrollSnapType = '';
    };
    frame = requestAnimationFrame(advance);
  }

  const passive = {signal, passive: true};
  track.addEventListener('scroll', update, passive);
  track.addEventListener('touchstart', () => hold('shopper', true), passive);
  root.addEventListener('pointerenter', () => hold('hover', true), passive);
  root.addEventListener('pointerleave', () => hold('hover', false), passive);
  root.addEventListener('focusin', () => hold('focus', true), passive);
  root.addEventListener('focusout', () => hold('focus', false), passive);
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden), passive);
  reducedMotion.addEventListener('change', () => hold('motion', reducedMotion.matches), passive);

  const resizeObserver = new ResizeObserver(update);
  resizeObserver.observe(track);
  const visibilityObserver = new IntersectionObserver(([entry]) =>
    hold('offscreen', !entry?.isIntersecting),
  );
  visibilityObserver.observe(track);

  if (root.matches(':hover')) holds.add('hover');
  if (root.contains(document.activeElement)) holds.add('focus');
  if (document.hidden) holds.add('hidden');
  if (reducedMotion.matches) holds.add('motion');
  update();

  return {
    move(by) {
      hold('shopper', true);
      return step(by);
    },
    setPlaying(isPlaying) {
      hold('shopper', !isPlaying);
    },
    destroy() {
      lifetime.abort();
      resizeObserver.disconnect();
      visibilityObserver.disconnect();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      track.style.scrollSnapType = '';
    },
  };
}

function nearest(positions: readonly number[], position: number): number {
  const distances = positions.map((start) => Math.abs(start - position));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}
