import type {SliderOptions} from './slider-options';
import {shouldLoop, stepTo} from './slider-rules';

/** What the controls show. */
export interface SliderState {
  /** The first slide in view, from 0. */
  index: number;
  /** False when all slides are in view. */
  isScrollable: boolean;
  canGoBack: boolean;
  canGoForward: boolean;
  /** Moves by itself, or will once the reader's pointer and focus are elsewhere. */
  isPlaying: boolean;
}

export interface SliderHandle {
  /** Goes one slide on or back, and stops moving by itself. Returns the slide that it goes to, from 0. */
  move(by: 1 | -1): number;
  /** Starts or stops moving by itself. */
  setPlaying(isPlaying: boolean): void;
  destroy(): void;
}

/** Why a slider does not move by itself now. `reader`: was stopped, or moved by hand. */
type Hold = 'reader' | 'hover' | 'focus' | 'hidden' | 'offscreen' | 'motion';

/** Ends of the track are compared with this tolerance, in px: browsers round scroll positions. */
const TOLERANCE_PX = 2;

/**
 * Gives a track of slides its behaviour: moves, autoplay and the state of its controls. The track scrolls natively
 * and snaps; this adds to it and may come late or never.
 *
 * @param root the slider with its controls; pointer and focus inside hold autoplay
 * @param track the scroller, whose children are the slides
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
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
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
      isPlaying: options.autoplayMs !== null && !holds.has('reader') && !holds.has('motion'),
    };
  }

  /** Scroll positions of the slides, in px. */
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

  function hold(reason: Hold, isOn: boolean): void {
    if (isOn) holds.add(reason);
    else holds.delete(reason);
    update();
  }

  function step(by: 1 | -1): number {
    const {index, lastIndex, loops} = read();
    const next = stepTo(index, by, {lastIndex, loops});
    glideTo(slideStarts()[next] ?? 0);
    return next;
  }

  function glideTo(end: number): void {
    cancelAnimationFrame(frame);
    const start = track.scrollLeft;
    const startedAt = performance.now();
    /* Snapping would fight each frame of the move. */
    track.style.scrollSnapType = 'none';
    const advance = (now: number): void => {
      const share = calm.matches ? 1 : Math.min(1, (now - startedAt) / options.speedMs);
      track.scrollLeft = start + (end - start) * easeOut(share);
      if (share < 1) frame = requestAnimationFrame(advance);
      else track.style.scrollSnapType = '';
    };
    frame = requestAnimationFrame(advance);
  }

  const passive = {signal, passive: true};
  track.addEventListener('scroll', update, passive);
  track.addEventListener('touchstart', () => hold('reader', true), passive);
  root.addEventListener('pointerenter', () => hold('hover', true), passive);
  root.addEventListener('pointerleave', () => hold('hover', false), passive);
  root.addEventListener('focusin', () => hold('focus', true), passive);
  root.addEventListener('focusout', () => hold('focus', false), passive);
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden), passive);
  calm.addEventListener('change', () => hold('motion', calm.matches), passive);

  const resized = new ResizeObserver(update);
  resized.observe(track);
  const seen = new IntersectionObserver(([entry]) => hold('offscreen', !entry?.isIntersecting));
  seen.observe(track);

  if (root.matches(':hover')) holds.add('hover');
  if (root.contains(document.activeElement)) holds.add('focus');
  if (document.hidden) holds.add('hidden');
  if (calm.matches) holds.add('motion');
  update();

  return {
    move(by) {
      hold('reader', true);
      return step(by);
    },
    setPlaying(isPlaying) {
      hold('reader', !isPlaying);
    },
    destroy() {
      lifetime.abort();
      resized.disconnect();
      seen.disconnect();
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
