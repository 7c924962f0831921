import {
  Children,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import {useAnnounce} from './announcer';
import {createLoader} from './module-loader';
import type {SliderHandle, SliderState} from './slider-behavior';
import {SliderControls} from './slider-controls';
import {SLIDER_DEFAULTS, type SliderOptions} from './slider-options';
import {slideWidth} from './slider-rules';
import {whenNear} from './when-near';

const loadBehavior = createLoader(() => import('./slider-behavior'));

export interface SliderProps {
  /** The value of `data-carousel`, for tracking. */
  name: string;
  label: string;
  heading?: ReactNode;
  options?: Partial<SliderOptions>;
  children: ReactNode;
}

/* Until `slider-behavior` has measured, the controls are those of a slider at its start. */
const AT_START: SliderState = {
  index: 0,
  isScrollable: true,
  canGoBack: false,
  canGoForward: true,
  isPlaying: true,
};

/**
 * Scrolls and snaps natively, so it works without scripts. Buttons and autoplay come from `slider-behavior`, which is
 * loaded when the slider is near the window or the shopper points at or focuses it. Autoplay pauses on hover, on focus,
 * out of view and in hidden tabs, and never runs with reduced motion.
 */
export function Slider({name, label, heading, options, children}: SliderProps) {
  const {space, perView, autoplayMs, speedMs, loop} = {...SLIDER_DEFAULTS, ...options};
  const slides = Children.toArray(children);
  const trackId = useId();
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [state, setState] = useState(AT_START);
  const announce = useAnnounce();

  const settings = useRef({autoplayMs, speedMs, loop});
  const starting = useRef<Promise<SliderHandle | null>>();
  const isMounted = useRef(false);

  const start = useCallback(() => {
    starting.current ??= loadBehavior().then(
      ({startSlider}) =>
        isMounted.current && root.current && track.current
          ? startSlider(root.current, track.current, settings.current, setState)
          : null,
      /* Loading failed: the row still scrolls, and the next use tries again. */
      () => {
        starting.current = undefined;
        return null;
      },
    );
    return starting.current;
  }, []);

  useEffect(() => {
    isMounted.current = true;
    const element = root.current;
    const onIntent = () => void start();
    const cancel = element && whenNear(element, onIntent);
    element?.addEventListener('pointerenter', onIntent);
    element?.addEventListener('focusin', onIntent);
    return () => {
      cancel?.();
      element?.removeEventListener('pointerenter', onIntent);
      element?.removeEventListener('focusin', onIntent);
      isMounted.current = false;
      void starting.current?.then((handle) => handle?.destroy());
      starting.current = undefined;
    };
  }, [start]);

  async function move(by: 1 | -1) {
    const index = (await start())?.move(by);
    if (index !== undefined) announce(`${label}: ${index + 1} / ${slides.length}`);
  }

  async function setPlaying(isPlaying: boolean) {
    (await start())?.setPlaying(isPlaying);
  }

  return (
    <section
      ref={root}
      aria-label={label}
      aria-roledescription="carousel"
      data-carousel={name}
      className="flex min-w-0 flex-col gap-4"
    >
      {(heading !== undefined || slides.length > 1) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-28 flex-1">{heading}</div>
          {slides.length > 1 && (
            <SliderControls
              label={label}
              trackId={trackId}
              itemCount={slides.length}
              state={state}
              hasAutoplay={autoplayMs !== null}
              onMove={(by) => void move(by)}
              onPlay={(isPlaying) => void setPlaying(isPlaying)}
            />
          )}
        </div>
      )}
      <ul
        ref={track}
        id={trackId}
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={0}
        style={
          {
            '--slide-width': slideWidth({perView, space}),
            '--slide-space': `${space}px`,
          } as CSSProperties
        }
        className="relative -m-1.5 grid snap-x snap-mandatory scroll-px-1.5 scrollbar-by-script auto-cols-[max(min(100%,--spacing(32)),var(--slide-width))] grid-flow-col gap-(--slide-space) overflow-x-auto overscroll-x-contain rounded-m p-1.5"
      >
        {slides.map((slide, index) => (
          <li
            key={index}
            data-carousel-slide={index + 1}
            className="flex min-w-0 snap-start flex-col *:flex-1"
          >
            {slide}
          </li>
        ))}
      </ul>
    </section>
  );
}
