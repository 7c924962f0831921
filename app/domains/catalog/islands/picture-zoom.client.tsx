import {useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent} from 'react';
import {useAnnounce} from '~/ui/announcer';
import {Button} from '~/ui/button';
import {Icon} from '~/ui/icon';
import {IMAGE_SCREENS, imageUrl} from '~/ui/images';
import {clampZoom, ZOOM, ZOOM_WIDTH} from '../page/zoom-steps';
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

/** A point of the window, and the part of the picture at it, as shares of the picture's width and height. */
interface Anchor {
  at: Point;
  part: Point;
}

function centerOf({left, top, width, height}: DOMRect): Point {
  return {x: left + width / 2, y: top + height / 2};
}

function partAt(frame: Element, {x, y}: Point): Point {
  const box = (frame.firstElementChild ?? frame).getBoundingClientRect();
  return {x: (x - box.left) / box.width, y: (y - box.top) / box.height};
}

/** The scale, and the frame whose pinches and wheel change it. The point under the fingers stays where it is. */
function useZoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number>(ZOOM.min);
  const current = useRef(scale);
  const anchor = useRef<Anchor | null>(null);

  const zoom = useCallback((next: number, point?: Point, part?: Point) => {
    const element = frame.current;
    if (element) {
      const at = point ?? centerOf(element.getBoundingClientRect());
      anchor.current = {at, part: part ?? partAt(element, at)};
    }
    setScale(clampZoom(next));
  }, []);

  useLayoutEffect(() => {
    current.current = scale;
    const element = frame.current;
    const picture = element?.firstElementChild;
    if (!anchor.current || !element || !picture) return;
    const {at, part} = anchor.current;
    const {left, top, width, height} = picture.getBoundingClientRect();
    element.scrollBy(left + part.x * width - at.x, top + part.y * height - at.y);
  }, [scale]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const ends = new AbortController();
    let pinch: {distance: number; scale: number; part: Point} | null = null;

    /* Not passive: the browser would zoom the whole page. */
    const options = {passive: false, signal: ends.signal};
    element.addEventListener(
      'touchmove',
      (event) => {
        const [first, second] = event.touches;
        if (!first || !second) return;
        event.preventDefault();
        const distance = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
        const at = {
          x: (first.clientX + second.clientX) / 2,
          y: (first.clientY + second.clientY) / 2,
        };
        pinch ??= {distance, scale: current.current, part: partAt(element, at)};
        zoom(pinch.scale * (distance / pinch.distance), at, pinch.part);
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
