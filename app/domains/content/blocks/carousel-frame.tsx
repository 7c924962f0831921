import type {ReactNode} from 'react';
import type {CarouselLook} from '../page';
import {brandValue, isReadable, shadeOf, type Shade} from './brand-colors';

/* Colors of text and focus ring unless merchandisers chose a readable text color. */
const ON_SHADE: Record<Shade, string> = {
  light: '',
  middle: 'text-ink-strong [--focus-ring-color:var(--color-ink-inverse)]',
  dark: 'on-inverse',
};

interface CarouselFrameProps {
  config: Pick<CarouselLook, 'backgroundColor' | 'copyColor'>;
  children: ReactNode;
}

/** Ignores a text color that would be unreadable. */
export function CarouselFrame({
  config: {backgroundColor, copyColor},
  children,
}: CarouselFrameProps) {
  /* The page background is white. */
  const background = backgroundColor ?? 'white';
  const copy = copyColor && isReadable(copyColor, background) ? brandValue(copyColor) : undefined;
  return (
    <div
      style={{backgroundColor: brandValue(background), color: copy}}
      className={`empty:hidden ${background === 'white' ? '' : 'rounded-l px-4 py-8 md:p-10'} ${ON_SHADE[shadeOf(background)]}`}
    >
      {children}
    </div>
  );
}
