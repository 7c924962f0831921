import type {ReactNode} from 'react';
import type {WidgetStyle} from './giving-widget';

/* The compact one is as tall as its widget, so that nothing moves when it appears. Nothing is below the full one. */
const HEIGHTS: Record<WidgetStyle, string> = {
  compact: 'min-h-11',
  full: 'empty:hidden',
};

/** The place of a widget. */
export function GivingSlot({
  widgetStyle,
  children,
}: {
  widgetStyle: WidgetStyle;
  children: ReactNode;
}) {
  return <div className={HEIGHTS[widgetStyle]}>{children}</div>;
}
