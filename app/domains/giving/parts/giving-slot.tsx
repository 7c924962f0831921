import {cva} from 'class-variance-authority';
import type {ReactNode} from 'react';
import type {WidgetStyle} from './giving-widget';

/*
 * As tall as the widgets: two lines of text, three beside a tablet's picture; a box with two causes, to which gifts add
 * their choices.
 */
const slot = cva('', {
  variants: {
    widgetStyle: {compact: 'min-h-11 md:max-lg:min-h-16', full: ''},
    isReserved: {true: '', false: ''},
    hasGifts: {true: '', false: ''},
  },
  compoundVariants: [
    {widgetStyle: 'full', isReserved: true, hasGifts: false, className: 'min-h-58'},
    {
      widgetStyle: 'full',
      isReserved: true,
      hasGifts: true,
      className: 'min-h-126 md:max-lg:min-h-106',
    },
  ],
});

interface GivingSlotProps {
  widgetStyle: WidgetStyle;
  /** The shopper has consented, so the widget will appear. */
  isReserved: boolean;
  hasGifts: boolean;
  children: ReactNode;
}

/** Reserves a widget's space, so that nothing moves when it appears. Without consent the full one takes none. */
export function GivingSlot({children, ...look}: GivingSlotProps) {
  return <div className={slot(look)}>{children}</div>;
}
