import type {ReactNode} from 'react';
import type {WidgetStyle} from './giving-widget';

/* As tall as the widget, so that nothing moves when it appears. */
const HEIGHTS: Record<WidgetStyle, string> = {
  compact: 'min-h-11',
  full: 'min-h-48',
};

/** The place of a widget, which is kept free from the start. */
export function GivingSlot({
  widgetStyle,
  children,
}: {
  widgetStyle: WidgetStyle;
  children: ReactNode;
}) {
  return <div className={HEIGHTS[widgetStyle]}>{children}</div>;
}
