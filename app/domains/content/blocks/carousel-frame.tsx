import type {ReactNode} from 'react';
import type {CarouselConfig} from '../page';
import {brandValue, isReadable, shadeOf, type Shade} from './brand-colours';

/* The text's colour and that of the focus ring, where merchandisers chose none that can be read. */
const ON_SHADE: Record<Shade, string> = {
  light: '',
  middle: 'text-ink-strong [--focus-ring-color:var(--color-ink-inverse)]',
  dark: 'on-inverse',
};

interface CarouselFrameProps {
  config: Pick<CarouselConfig, 'backgroundColour' | 'copyColour'>;
  /** The carousel; nothing where none of its products can be shown. */
  children: ReactNode;
}

/** A carousel in the colours that merchandisers chose. A colour of text that could not be read is left out. */
export function CarouselFrame({
  config: {backgroundColour, copyColour},
  children,
}: CarouselFrameProps) {
  /* White is the page itself. */
  const ground = backgroundColour ?? 'white';
  const copy = copyColour && isReadable(copyColour, ground) ? brandValue(copyColour) : undefined;
  return (
    <div
      style={{backgroundColor: brandValue(ground), color: copy}}
      className={`empty:hidden ${ground === 'white' ? '' : 'rounded-l px-4 py-8 md:p-10'} ${ON_SHADE[shadeOf(ground)]}`}
    >
      {children}
    </div>
  );
}
