import {useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent} from 'react';
import {useAnnounce} from '~/ui/announcer';
import {Button} from '~/ui/button';
import {Icon} from '~/ui/icon';
import {IMAGE_SCREENS, imageUrl} from '~/ui/images';
import {clampZoom, keepAnchor, ZOOM, ZOOM_WIDTH} from '../page/zoom-steps';
import type {Image} from '../product';

export interface PictureZoomProps {
  images: readonly Image[];
  start: number;
}

interface Point {
  x: number;
  y: number;
}

/**
 * Zooms by pinch, wheel with Ctrl, double tap, buttons, and the keys + - 0. The enlarged picture is moved like any
 * scrolled content.
 */
export default function PictureZoom({images, start}: PictureZoomProps) {
  const [index, setIndex] = useState(start);
  const {frame, scale, zoom} = useZoom();
  const announce = useAnnounce();
  const image = images[index];

  function show(next: number) {
    const shown = images[next];
    if (!shown) return;
    setIndex(next);
    zoom(ZOOM.min);
    announce(shown.alt);
  }

  function zoomTo(next: number) {
    zoom(next);
    announce(percent(clampZoom(next)));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') zoomTo(scale * ZOOM.step);
    else if (event.key === '-') zoomTo(scale / ZOOM.step);
    else if (event.key === '0') zoomTo(ZOOM.min);
    else if (scale === ZOOM.min && event.key === 'ArrowRight') show(index + 1);
    else if (scale === ZOOM.min && event.key === 'ArrowLeft') show(index - 1);
    else return;
    event.preventDefault();
  }

  if (!image) return null;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the controls inside.
    <div className="zoom" onKeyDown={handleKey}>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Button
          variant="quiet"
          size="m"
          isIconOnly
          aria-label="Previous picture"
          isDisabled={index === 0}
          onClick={() => show(index - 1)}
        >
          <Icon name="chevron-left" />
        </Button>
        <span className="text-small text-ink-soft tabular-nums">
          Picture {index + 1} of {images.length}
        </span>
        <Button
          variant="quiet"
          size="m"
          isIconOnly
          aria-label="Next picture"
          isDisabled={index === images.length - 1}
          onClick={() => show(index + 1)}
        >
          <Icon name="chevron-right" />
        </Button>
        <span className="inline-flex h-11 items-stretch rounded-pill border border-line-strong">
          <button
            type="button"
            aria-label="Zoom out"
            data-sign="minus"
            aria-disabled={scale === ZOOM.min || undefined}
            className="quantity-step w-11"
            onClick={() => zoomTo(scale / ZOOM.step)}
          />
          <span className="grid w-13 place-items-center text-small tabular-nums">
            {percent(scale)}
          </span>
          <button
            type="button"
            aria-label="Zoom in"
            data-sign="plus"
            aria-disabled={scale === ZOOM.max || undefined}
            className="quantity-step w-11"
            onClick={() => zoomTo(scale * ZOOM.step)}
          />
        </span>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons and keys do the same as a double tap */}
      <div
        ref={frame}
        role="group"
        aria-label="Enlarged picture"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scroll container must be reachable by keyboard.
        tabIndex={0}
        className="zoom-frame"
        onDoubleClick={(event) =>
          zoom(scale > ZOOM.min ? ZOOM.min : ZOOM.doubleTap, {x: event.clientX, y: event.clientY})
        }
      >
        <img
          key={image.url}
          src={imageUrl(image.url, {width: ZOOM_WIDTH})}
          alt={image.alt}
          width={image.width}
          height={image.height}
          draggable={false}
          style={{
            width: `calc(min(100cqw, 100cqh) * ${scale})`,
            /* The page's picture, until the large one has loaded. */
            backgroundImage: `url("${imageUrl(image.url, {width: IMAGE_SCREENS.sm})}")`,
          }}
          className="zoom-picture"
        />
      </div>
    </div>
  );
}

const percent = (scale: number) => `${Math.round(scale * 100)}%`;

/** The scale, and the frame whose pinches and wheel change it. The point under the fingers stays where it is. */
function useZoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number>(ZOOM.min);
  const current = useRef(scale);
  const anchor = useRef<Point | null>(null);

  const zoom = useCallback((next: number, at?: Point) => {
    anchor.current = at ?? null;
    setScale(clampZoom(next));
  }, []);

  useLayoutEffect(() => {
    const from = current.current;
    current.current = scale;
    const element = frame.current;
    if (!element || from === scale) return;
    const box = element.getBoundingClientRect();
    const at = anchor.current ?? {x: box.left + box.width / 2, y: box.top + box.height / 2};
    const change = {from, to: scale};
    element.scrollTo(
      keepAnchor(element.scrollLeft, at.x - box.left, change),
      keepAnchor(element.scrollTop, at.y - box.top, change),
    );
  }, [scale]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const ends = new AbortController();
    let pinch: {distance: number; scale: number} | null = null;

    /* Not passive: the browser would zoom the whole page. */
    const options = {passive: false, signal: ends.signal};
    element.addEventListener(
      'touchmove',
      (event) => {
        const [one, other] = event.touches;
        if (!one || !other) return;
        event.preventDefault();
        const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        pinch ??= {distance, scale: current.current};
        zoom(pinch.scale * (distance / pinch.distance), {
          x: (one.clientX + other.clientX) / 2,
          y: (one.clientY + other.clientY) / 2,
        });
      },
      options,
    );
    element.addEventListener('touchend', () => (pinch = null), options);
    element.addEventListener(
      'wheel',
      (event) => {
        /* A trackpad's pinch is a wheel with Ctrl. */
        if (!event.ctrlKey) return;
        event.preventDefault();
        zoom(current.current * Math.exp(-event.deltaY / 200), {x: event.clientX, y: event.clientY});
      },
      options,
    );
    return () => ends.abort();
  }, [zoom]);

  return {frame, scale, zoom};
}
