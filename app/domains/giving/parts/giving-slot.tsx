import type {ReactNode} from 'react';
import type {WidgetStyle} from './giving-widget';

interface GivingSlotProps {
  widgetStyle: WidgetStyle;
  hasGifts: boolean;
  children: ReactNode;
}

/** With functional consent, reserves a widget's space so nothing moves when it appears. Without it, takes up no space. */
export function GivingSlot({widgetStyle, hasGifts, children}: GivingSlotProps) {
  return <div className={slotClass(widgetStyle, hasGifts)}>{children}</div>;
}

function slotClass(widgetStyle: WidgetStyle, hasGifts: boolean): string {
  if (widgetStyle === 'compact') return 'giving-slot is-compact';
  return hasGifts ? 'giving-slot has-gifts' : 'giving-slot';
}
