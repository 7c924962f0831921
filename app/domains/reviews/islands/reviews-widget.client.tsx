import {useEffect, useRef, useState, type ReactNode} from 'react';

interface ReviewsWidgetProps {
  /** The kind of widget, for instance `reviews` (REV-04). */
  widgetType: string;
  /** The widget's other settings by the names that follow `data-bv-`, for instance `product-id` (REV-04). */
  bvProps: Record<string, string>;
  /** Shown until the provider's script has filled the widget. */
  fallback: ReactNode;
}

const READY = 'data-bv-ready';

/** An element that the reviews provider's script fills (REV-01). Render it only with functional consent. */
export default function ReviewsWidget({widgetType, bvProps, fallback}: ReviewsWidgetProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const check = () => setReady(element.getAttribute(READY) === 'true');
    const observer = new MutationObserver(check);
    observer.observe(element, {attributeFilter: [READY]});
    check();
    return () => observer.disconnect();
  }, []);

  const settings = Object.fromEntries(
    Object.entries(bvProps).map(([name, value]) => [`data-bv-${name}`, value]),
  );
  return (
    <>
      {!isReady && fallback}
      {/* Takes no height until it replaces the fallback, so that nothing below moves twice. */}
      <div
        ref={container}
        className={isReady ? undefined : 'h-0 overflow-hidden'}
        data-bv-show={widgetType}
        {...settings}
      />
    </>
  );
}
