import {cva} from 'class-variance-authority';
import {Icon, type IconName} from './icon';
import type {SliderState} from './slider-behavior';

const control = cva('slider-button');

export interface SliderControlsProps {
  label: string;
  trackId: string;
  itemCount: number;
  state: SliderState;
  hasAutoplay: boolean;
  onMove: (by: 1 | -1) => void;
  onPlay: (isPlaying: boolean) => void;
}

/** The buttons keep their space while hidden, so the layout doesn't shift. */
export function SliderControls({
  label,
  trackId,
  itemCount,
  state,
  hasAutoplay,
  onMove,
  onPlay,
}: SliderControlsProps) {
  const button = (
    of: IconName,
    name: string,
    isDisabled: boolean,
    onClick: () => void,
    className?: string,
  ) => (
    <button
      type="button"
      aria-label={`${name}: ${label}`}
      aria-controls={trackId}
      disabled={isDisabled}
      onClick={onClick}
      className={control({className})}
    >
      <Icon name={of} />
    </button>
  );
  return (
    <div
      className={`flex items-center gap-2 noscript:invisible ${state.isScrollable ? '' : 'invisible'}`}
    >
      <span aria-hidden className="mr-1 hidden text-small tabular-nums sm:inline">
        {state.index + 1} / {itemCount}
      </span>
      {hasAutoplay &&
        button(
          state.isPlaying ? 'pause' : 'play',
          state.isPlaying ? 'Pause' : 'Play',
          false,
          () => onPlay(!state.isPlaying),
          'motion-reduce:invisible',
        )}
      {button('chevron-left', 'Previous', !state.canGoBack, () => onMove(-1))}
      {button('chevron-right', 'Next', !state.canGoForward, () => onMove(1))}
    </div>
  );
}
